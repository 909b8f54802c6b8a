import type { editSchema } from '@okolitsa/contracts/orders/order-change.ts'
import { orderChanges } from '@okolitsa/strings/ru/order-changes.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { shopApi } from '../../platform/client/shop-api.ts'
import { useDebounced } from '../../platform/timing/use-debounced.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { changedTotal, changeRefusalWords } from './change-refusal.ts'
import { orderKeys } from './keys.ts'
import { useKeepOrder } from './use-order.ts'

/** The requested differences: lines and products. */
export type RequestedEdit = z.output<typeof editSchema>

/** Delay after the last press before the preview, milliseconds. */
const PRESSING_PAUSE = 300

export const isEmptyEdit = ({ lines, added }: RequestedEdit): boolean => lines.length === 0 && added.length === 0

/** Preview of the total after a requested change, debounced. */
export function useEditPreview(orderId: number, requestedChange: RequestedEdit) {
  const wanted = isEmptyEdit(requestedChange) ? null : JSON.stringify(requestedChange)
  const settled = useDebounced(wanted, PRESSING_PAUSE)
  const { data, error, isFetching, isPlaceholderData } = useQuery({
    queryKey: orderKeys.editPreview(orderId, settled),
    queryFn: () =>
      shopApi().orderChanges.previewEdit({
        params: { id: orderId },
        body: JSON.parse(settled ?? '') as RequestedEdit,
      }),
    enabled: settled !== null,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  })
  const isSettled = settled === wanted && !isFetching && !isPlaceholderData
  return {
    /** The preview; the previous one stays on the screen, pale, while the next one loads. */
    preview: wanted === null || error ? null : (data ?? null),
    refusal: wanted !== null && settled === wanted && error ? changeRefusalWords(error) : null,
    isCounting: wanted !== null && !isSettled,
  }
}

/** Saves a requested change at the displayed total; a changed total is displayed and confirmed again. */
export function useOrderEdit(orderId: number, onSaved: () => void) {
  const queryClient = useQueryClient()
  const keep = useKeepOrder(orderId)
  const save = useMutation({
    mutationFn: ({ requestedChange, expectedTotal }: { requestedChange: RequestedEdit; expectedTotal: number }) =>
      shopApi().orderChanges.editOrder({ params: { id: orderId }, body: { ...requestedChange, expectedTotal } }),
    onSuccess: (order) => {
      keep(order)
      const words = order.status === 'canceled' ? orderChanges.edit.canceled : orderChanges.edit.saved
      showToast({ tone: 'success', text: words })
      onSaved()
    },
    onError: () => {
      void queryClient.invalidateQueries({ queryKey: orderKeys.one(orderId) })
      void queryClient.invalidateQueries({ queryKey: orderKeys.editPreviews(orderId) })
    },
  })
  const total = changedTotal(save.error)
  return {
    save,
    refusal: total !== null ? orderChanges.edit.stale(total) : save.error && changeRefusalWords(save.error),
  }
}
