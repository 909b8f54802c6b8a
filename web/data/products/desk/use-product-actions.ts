import type { GoodsProduct } from '@okolitsa/contracts/products/goods-product.ts'
import type { productsForm } from '@okolitsa/strings/ru/products-form.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refusalWords } from '../../../platform/client/refusal-words.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import { productsDeskKeys } from './keys.ts'

type ActionWords = Pick<typeof productsForm.actions, 'failed' | 'archived' | 'restored' | 'copied'>

export function useProductActions(id: number, text: ActionWords, onCopied: (copy: GoodsProduct) => void) {
  const queryClient = useQueryClient()
  const [key] = useState(() => crypto.randomUUID())
  const onError = (error: Error) => void showToast({ tone: 'error', text: refusalWords(error, text.failed) })
  const archive = useMutation({
    mutationFn: (isArchived: boolean) => cabinetApi().goods.changeGoods({ body: { changes: [{ id, isArchived }] } }),
    onSuccess: async (_answer, isArchived) => {
      showToast({ tone: 'success', text: isArchived ? text.archived : text.restored })
      void queryClient.invalidateQueries({ queryKey: productsDeskKeys.goods })
      await queryClient.invalidateQueries({ queryKey: productsDeskKeys.product(id) })
    },
    onError,
  })
  const copy = useMutation({
    mutationFn: () => cabinetApi().goodsProduct.copyGoods({ params: { id }, body: { key } }),
    onSuccess: (made) => {
      showToast({ tone: 'success', text: text.copied })
      void queryClient.invalidateQueries({ queryKey: productsDeskKeys.goods })
      onCopied(made)
    },
    onError,
  })
  return { archive, copy }
}
