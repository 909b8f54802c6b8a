import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import type { LotOrders, StockLots } from '@okolitsa/contracts/stock/stock-lots.ts'
import { stockLots as text } from '@okolitsa/strings/ru/stock-lots.ts'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { navigate } from '../../../platform/router/router.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { cabinetApi, signInPath } from '../../staff/desk/cabinet-api.ts'
import { stockDeskKeys } from './keys.ts'
import { type LotState, lotPath } from './stock-query.ts'

/** Loaded pages of lots. */
export function useStockLots(organizationId: number, state: LotState, initial: StockLots) {
  const query = useInfiniteQuery({
    queryKey: stockDeskKeys.lotsIn({ organizationId, state }),
    queryFn: ({ pageParam }) =>
      cabinetApi().stockLots.listStockLots({
        query: { organizationId, state, ...(pageParam !== null && { before: pageParam }) },
      }),
    initialPageParam: null as number | null,
    initialData: { pages: [initial], pageParams: [null] },
    getNextPageParam: ({ next }) => next,
  })
  return {
    lots: query.data.pages.flatMap(({ items }) => items),
    isFailed: query.isFetchNextPageError,
    isLoading: query.isFetchingNextPage,
    more: query.hasNextPage ? () => void query.fetchNextPage() : null,
  }
}

/** Lots of a product with a remainder; empty while loading. */
export function useLotsOf(productId: number, isWanted: boolean) {
  const { data } = useQuery({
    queryKey: stockDeskKeys.lotsIn({ productId }),
    queryFn: () => cabinetApi().stockLots.listStockLots({ query: { productId } }),
    enabled: isWanted,
  })
  return data?.items ?? []
}

/** A lot with the loaded pages of its orders. */
export function useLotOrders(id: number, initial: LotOrders) {
  const query = useInfiniteQuery({
    queryKey: stockDeskKeys.lotOrders(id),
    queryFn: ({ pageParam }) =>
      cabinetApi().stockLots.listLotOrders({
        params: { id },
        query: { ...(pageParam !== null && { before: pageParam }) },
      }),
    initialPageParam: null as number | null,
    initialData: { pages: [initial], pageParams: [null] },
    getNextPageParam: ({ next }) => next,
  })
  return {
    lot: query.data.pages[0]?.lot ?? initial.lot,
    orders: query.data.pages.flatMap(({ items }) => items),
    isFailed: query.isFetchNextPageError,
    isLoading: query.isFetchingNextPage,
    more: query.hasNextPage ? () => void query.fetchNextPage() : null,
  }
}

export function useRecall(id: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (words: string) => cabinetApi().stockLots.recallLot({ params: { id }, body: { text: words } }),
    onSuccess: ({ customers }) => {
      showToast({ tone: 'success', text: text.recall.told(customers) })
      return queryClient.invalidateQueries({ queryKey: stockDeskKeys.stock })
    },
    onError: (error) => {
      showToast({ tone: 'error', text: text.recall.failed })
      if (isApiProblem(error) && error.problem.status === 401) void navigate(signInPath(lotPath(id)))
    },
  })
}
