import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import type { GoodsCounts, GoodsItem, GoodsList, GoodsOutcome } from '@okolitsa/contracts/products/goods.ts'
import { productsDesk as text } from '@okolitsa/strings/ru/products-desk.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { navigate } from '../../../platform/router/router.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { cabinetApi, signInPath } from '../../staff/desk/cabinet-api.ts'
import { GOODS_PATH, type GoodsQuery } from './goods-query.ts'
import { productsDeskKeys } from './keys.ts'

/** A change of one product: a price in roubles, an amount in its smallest units. */
export interface GoodsChange {
  readonly id: number
  readonly price?: number
  readonly onHand?: number
  readonly isOnSale?: boolean
  readonly isArchived?: boolean
  readonly categoryId?: number
}

/** A page of the seller's products: starts with the page's data and follows changes. */
export function useGoods(organizationId: number, query: GoodsQuery, initial: GoodsList): GoodsList {
  const { data } = useQuery({
    queryKey: productsDeskKeys.goodsIn({ organizationId, ...query }),
    queryFn: () => cabinetApi().goods.listGoods({ query: { organizationId, ...query } }),
    initialData: initial,
  })
  return data
}

/** Number of products of each state; null = loading. Requested separately when there are many products. */
export function useGoodsCounts(
  organizationId: number,
  { state, search }: GoodsQuery,
  { counted }: GoodsList,
): GoodsCounts | null {
  const { data } = useQuery({
    queryKey: productsDeskKeys.goodsCounts({ organizationId, state, search }),
    queryFn: () => cabinetApi().goods.countGoods({ query: { organizationId, state, search } }),
    enabled: counted === null,
  })
  return counted ?? data ?? null
}

/** Adds to each change the value that the seller saw. */
const withSeen = (changes: readonly GoodsChange[], items: readonly GoodsItem[]) => {
  const shown = new Map(items.map((item) => [item.id, item]))
  return changes.map((change) => {
    const item = shown.get(change.id)
    return {
      ...change,
      seen: item && {
        ...(change.price !== undefined && { price: item.price }),
        ...(change.onHand !== undefined && { onHand: item.onHand }),
      },
    }
  })
}

const isOnShelf = ({ state }: GoodsItem) => state !== 'stopped' && state !== 'archived'

/** The change that reverts another one; null = the amount was unknown before. */
function backOf(
  { price, onHand, isOnSale, isArchived, categoryId, id }: GoodsChange,
  before: GoodsItem | undefined,
): GoodsChange | null {
  if (!before || (onHand !== undefined && before.onHand === null)) return null
  return {
    id,
    ...(price !== undefined && { price: before.price }),
    ...(onHand !== undefined && before.onHand !== null && { onHand: before.onHand }),
    ...(categoryId !== undefined && { categoryId: before.categoryId }),
    ...(isArchived !== undefined && { isArchived: before.state === 'archived' }),
    ...((isOnSale !== undefined || isArchived === true) && { isOnSale: isOnShelf(before) }),
  }
}

interface Press {
  readonly changes: readonly GoodsChange[]
  readonly seen: readonly GoodsItem[]
  readonly isUndo?: boolean
  readonly onDone?: (() => void) | undefined
}

export function useChangeGoods(items: readonly GoodsItem[]) {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    // serialized: each change contains the amounts after the previous one
    scope: { id: 'goods' },
    mutationFn: async ({ changes, seen }: Press) =>
      (await cabinetApi().goods.changeGoods({ body: { changes: withSeen(changes, seen) } })).items,
    onSuccess: async (outcomes, press) => {
      await queryClient.cancelQueries({ queryKey: productsDeskKeys.goods })
      const now = new Map(outcomes.map(({ item }) => [item.id, item]))
      queryClient.setQueriesData<GoodsList>(
        { queryKey: productsDeskKeys.goods },
        (list) => list && { ...list, items: list.items.map((item) => now.get(item.id) ?? item) },
      )
      void queryClient.invalidateQueries({ queryKey: productsDeskKeys.goods })
      void queryClient.invalidateQueries({ queryKey: productsDeskKeys.goodsCounted })
      press.onDone?.()
      reportOutcome(outcomes, press)
    },
    onError: (error) => {
      showToast({ tone: 'error', text: text.failed })
      if (isApiProblem(error) && error.problem.status === 401) void navigate(signInPath(GOODS_PATH))
    },
  })

  function reportOutcome(outcomes: readonly GoodsOutcome[], { changes, seen, isUndo }: Press) {
    reportUnchanged(outcomes)
    const changed = outcomes.filter(({ fate }) => fate === 'changed')
    const [first, second] = changed
    if (!first) return
    if (isUndo) return void showToast({ text: text.undone, topic: 'goods' })
    const made = new Set(changed.map(({ id }) => id))
    const before = new Map(seen.map((item) => [item.id, item]))
    const back = changes.filter(({ id }) => made.has(id)).flatMap((one) => backOf(one, before.get(one.id)) ?? [])
    const undo = () => mutate({ changes: back, seen: changed.map(({ item }) => item), isUndo: true })
    showToast({
      text: second ? text.savedMany(changed.length) : text.saved(first.item.title),
      topic: 'goods',
      ...(back.length === changed.length && { action: { text: text.undo, onPress: undo } }),
    })
  }
  const change = (changes: readonly GoodsChange[], onDone?: () => void) => mutate({ changes, seen: items, onDone })
  return { change, isSaving: isPending }
}

function reportUnchanged(outcomes: readonly GoodsOutcome[]): void {
  const refused = outcomes.filter(({ fate }) => fate === 'refused')
  const [first] = refused
  if (first) {
    const words = refused.length === 1 ? text.refused(first.item.title) : text.refusedMany(refused.length)
    showToast({ tone: 'warning', text: words })
  }
  if (outcomes.some(({ fate }) => fate === 'stale')) showToast({ tone: 'info', text: text.stale })
}
