import type { GoodsMove } from '@okolitsa/contracts/products/office-goods.ts'
import type { ReturnReason } from '@okolitsa/domain/goods/goods-check.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { officeKeys } from './keys.ts'
import { filtersOf, type ListQuery } from './list-query.ts'
import { officeApi } from './office-api.ts'

type ListAsked = Parameters<ReturnType<typeof officeApi>['goods']['listOfficeGoods']>[0]
type CountAsked = Parameters<ReturnType<typeof officeApi>['goods']['countOfficeGoods']>[0]

/** A page of the goods of all sellers; the count comes later and delays nothing. */
export function useOfficeGoods(query: ListQuery) {
  const filters = filtersOf(query)
  const asked = { ...filters, order: query.order, ...(query.after !== null && { after: query.after }) }
  const page = useQuery({
    queryKey: officeKeys.goodsPage(asked),
    // the URL is parsed by the shape of the list
    queryFn: () => officeApi().goods.listOfficeGoods({ query: asked } as unknown as ListAsked),
    placeholderData: keepPreviousData,
  })
  const count = useQuery({
    queryKey: officeKeys.goodsCount(filters),
    queryFn: () => officeApi().goods.countOfficeGoods({ query: filters } as unknown as CountAsked),
    enabled: page.isSuccess,
    placeholderData: keepPreviousData,
  })
  return {
    rows: page.data?.items,
    next: page.data?.next ?? null,
    isFailed: page.isError && !page.data,
    retry: () => void page.refetch(),
    count: count.data?.count ?? null,
  }
}

export interface AskedGoodsMove {
  readonly move: GoodsMove
  readonly ids: readonly number[]
  readonly categoryId: number | null
}

/** Effect of a move on goods; a move to a category is previewed when one is chosen. */
export const useGoodsMovePreview = ({ ids, ...asked }: AskedGoodsMove) =>
  useQuery({
    queryKey: officeKeys.goodsMoves({ ids, ...asked }),
    queryFn: async () => (await officeApi().goods.previewGoodsMoves({ body: { ...asked, ids: [...ids] } })).items,
    gcTime: 0,
    placeholderData: keepPreviousData,
  })

/** Moves goods; returns the outcome of each. */
export function useMoveGoods() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({
      ids,
      ...asked
    }: AskedGoodsMove & { readonly reason: ReturnReason | null; readonly message: string }) =>
      (await officeApi().goods.moveGoods({ body: { ...asked, ids: [...ids] } })).outcomes,
    onSettled: () => queryClient.invalidateQueries({ queryKey: officeKeys.goods }),
    meta: { showsOwnError: true },
  })
}
