import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { ConnectionLost } from '@okolitsa/contracts/kernel/connection-lost.ts'
import type { StockEntries, StockItem, StockList, StockOutcome } from '@okolitsa/contracts/stock/stock-desk.ts'
import { withSubmitted } from '@okolitsa/domain/unsent/unsent-entry.ts'
import { stockDesk as text } from '@okolitsa/strings/ru/stock-desk.ts'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { navigate } from '../../../platform/router/router.ts'
import { pageClock } from '../../../platform/tab-state/page-clock.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { productsDeskKeys } from '../../products/desk/keys.ts'
import { cabinetApi, signInPath } from '../../staff/desk/cabinet-api.ts'
import { todayDeskKeys } from '../../today/desk/keys.ts'
import { type UnsentOwner, unsentQueueOf } from '../../unsent/desk/unsent-queue.ts'
import { countingOf } from './counting.ts'
import { stockDeskKeys } from './keys.ts'
import type { StockMove } from './stock-move.ts'
import { STOCK_PATH, type StockQuery } from './stock-query.ts'
import { entriesOfMoves } from './unsent-stock.ts'

/** A page of the seller's stock: starts with the page's data and follows changes. */
export function useStock(organizationId: number, query: StockQuery, initial: StockList): StockList {
  const { data } = useQuery({
    queryKey: stockDeskKeys.stockIn({ organizationId, ...query }),
    queryFn: () => cabinetApi().stock.listStock({ query: { organizationId, ...query } }),
    initialData: initial,
  })
  return data
}

/** Loaded pages of the history. */
export function useStockHistory(organizationId: number, productId: number | null, initial: StockEntries) {
  const query = useInfiniteQuery({
    queryKey: stockDeskKeys.history({ organizationId, productId }),
    queryFn: ({ pageParam }) =>
      cabinetApi().stock.listStockEntries({
        query: {
          organizationId,
          ...(productId !== null && { productId }),
          ...(pageParam !== null && { before: pageParam }),
        },
      }),
    initialPageParam: null as number | null,
    initialData: { pages: [initial], pageParams: [null] },
    getNextPageParam: ({ next }) => next,
  })
  return {
    entries: query.data.pages.flatMap(({ items }) => items),
    isFailed: query.isFetchNextPageError,
    isLoading: query.isFetchingNextPage,
    more: query.hasNextPage ? () => void query.fetchNextPage() : null,
  }
}

interface Press {
  readonly moves: readonly StockMove[]
  /** Receives the ids of successful moves. */
  readonly onDone?: ((done: ReadonlySet<number>) => void) | undefined
}

/** Sends moves and reports the outcomes; without a connection they are queued on the device. */
export function useMoveStock(owner: UnsentOwner) {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    // serialized: each move contains the amounts after the previous one
    scope: { id: 'stock' },
    // without a connection the call fails immediately and is queued
    networkMode: 'always',
    // the hook reports its own outcomes
    meta: { showsOwnError: true },
    mutationFn: async ({ moves }: Press) => (await cabinetApi().stock.moveStock({ body: { moves: [...moves] } })).items,
    onSuccess: async (outcomes, { moves, onDone }) => {
      await queryClient.cancelQueries({ queryKey: stockDeskKeys.stock })
      const now = new Map(outcomes.map(({ item }) => [item.id, item]))
      queryClient.setQueriesData<StockList>(
        { queryKey: stockDeskKeys.stockLists },
        (list) => list && { ...list, items: list.items.map((item) => now.get(item.id) ?? item) },
      )
      void queryClient.invalidateQueries({ queryKey: stockDeskKeys.stock })
      void queryClient.invalidateQueries({ queryKey: productsDeskKeys.goods })
      void queryClient.invalidateQueries({ queryKey: todayDeskKeys.today })
      reportOutcomes(outcomes, moves)
      onDone?.(new Set(outcomes.filter(({ fate }) => fate === 'done').map(({ productId }) => productId)))
    },
    onError: (error, { moves, onDone }) => {
      if (error instanceof ConnectionLost && keep(moves)) {
        onDone?.(new Set(moves.map(({ productId }) => productId)))
        return
      }
      showToast({ tone: 'error', text: text.failed })
      if (isApiProblem(error) && error.problem.status === 401) void navigate(signInPath(STOCK_PATH))
    },
  })
  /** Queues moves on the device; false = the storage is full. */
  function keep(moves: readonly StockMove[]): boolean {
    const lists = queryClient.getQueriesData<StockList>({ queryKey: stockDeskKeys.stockLists })
    const items = lists.flatMap(([, list]) => list?.items ?? [])
    const added = entriesOfMoves(moves, items, pageClock.now())
    if (added.length < moves.length) return false
    return unsentQueueOf(owner).change((entries) => withSubmitted(entries, added)) !== null
  }
  const move = (moves: readonly StockMove[], onDone?: Press['onDone']) => {
    // queued moves come first: these amounts were entered with them in mind
    const isWaiting = unsentQueueOf(owner)
      .all()
      .some(({ kind, trouble }) => kind === 'stock' && trouble === null)
    if (isWaiting && keep(moves)) onDone?.(new Set(moves.map(({ productId }) => productId)))
    else mutate({ moves, onDone })
  }
  return { move, isSaving: isPending }
}

/** Low-stock threshold of a product; null = no notification. */
export function useStockThreshold({ id }: StockItem) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (lowBelow: number | null) =>
      cabinetApi().stock.setStockThreshold({ params: { id }, body: { lowBelow } }),
    onSuccess: (item) => {
      const { saved, removed } = text.threshold
      showToast({ tone: 'success', text: (item.lowBelow === null ? removed : saved)(item.title), topic: 'stock' })
      void queryClient.invalidateQueries({ queryKey: todayDeskKeys.today })
      return queryClient.invalidateQueries({ queryKey: stockDeskKeys.stockLists })
    },
    onError: () => showToast({ tone: 'error', text: text.failed }),
  })
}

const words = (item: StockItem, amount: number) => text.amount(amount, countingOf(item).unit)

function reportOutcomes(outcomes: readonly StockOutcome[], moves: readonly StockMove[]): void {
  for (const { fate, kind, item, lotTrouble = 'otherDates' } of outcomes) {
    if (fate === 'stale') showToast({ tone: 'info', text: text.stale(item.title) })
    if (fate === 'uncounted') showToast({ tone: 'warning', text: text.isUncounted(item.title) })
    if (fate === 'wrongLot') showToast({ tone: 'warning', text: text.wrongLot[lotTrouble](item.title) })
    if (fate === 'refused')
      showToast({
        tone: 'warning',
        text: kind === 'arrival' ? text.tooMuch(item.title) : text.refused(item.title, words(item, item.promised)),
      })
  }
  const done = outcomes.filter(({ fate }) => fate === 'done')
  const [first, second] = done
  if (!first) return
  const amount = words(first.item, moves.find(({ productId }) => productId === first.productId)?.amount ?? 0)
  const one = { arrival: text.arrived, writeOff: text.written, count: text.saved }[first.kind]
  showToast({
    tone: 'success',
    text: second ? text.savedMany(done.length) : one(first.item.title, amount),
    topic: 'stock',
  })
}
