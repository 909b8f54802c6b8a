import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { productsForm } from '@okolitsa/strings/ru/products-form.ts'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { refusalWords } from '../../../platform/client/refusal-words.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import { productsDeskKeys } from './keys.ts'

const text = productsForm.history

/** Changes of a product, loaded on demand; a change can be reverted. */
export function useProductHistory(id: number, isWanted: boolean) {
  const queryClient = useQueryClient()
  const query = useInfiniteQuery({
    queryKey: productsDeskKeys.productHistory(id),
    queryFn: ({ pageParam }) =>
      cabinetApi().goodsProduct.listGoodsHistory({
        params: { id },
        query: pageParam === null ? {} : { before: pageParam },
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    enabled: isWanted,
  })
  const undo = useMutation({
    mutationFn: (changeId: number) => cabinetApi().goodsProduct.undoGoodsChange({ params: { id, changeId } }),
    onSuccess: () => void showToast({ tone: 'success', text: text.undone }),
    onError: (error: Error) => {
      const isStale = isApiProblem(error) && error.problem.code === 'GOODS_CHANGED'
      showToast({ tone: 'error', text: isStale ? text.stale : refusalWords(error, productsForm.notSaved) })
    },
    onSettled: async () => {
      void queryClient.invalidateQueries({ queryKey: productsDeskKeys.goods })
      // the product and its history, whose key starts with the product's
      await queryClient.invalidateQueries({ queryKey: productsDeskKeys.product(id) })
    },
  })
  return { query, items: query.data?.pages.flatMap(({ items }) => items), undo }
}
