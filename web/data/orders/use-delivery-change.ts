import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import type { deliveryChangeSchema } from '@okolitsa/contracts/orders/order-change.ts'
import { orderChanges } from '@okolitsa/strings/ru/order-changes.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { shopApi } from '../../platform/client/shop-api.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { changedTotal, changeRefusalWords } from './change-refusal.ts'
import { orderKeys } from './keys.ts'
import { useKeepOrder } from './use-order.ts'

/** The requested differences of the delivery. */
export type RequestedDelivery = z.input<typeof deliveryChangeSchema>

/** Preview of another delivery with its available days; an empty change requests the days only. */
export function useDeliveryPreview(orderId: number, requestedChange: RequestedDelivery) {
  const { data, error, isFetching, isPlaceholderData } = useQuery({
    queryKey: orderKeys.deliveryPreview(orderId, JSON.stringify(requestedChange)),
    queryFn: () => shopApi().orderChanges.previewDelivery({ params: { id: orderId }, body: requestedChange }),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  })
  return {
    preview: data ?? null,
    refusal: error && changeRefusalWords(error),
    /** Whether the house must be marked: the courier serves a part of the town. */
    needsPoint: isApiProblem(error) && error.problem.code === 'POINT_NEEDED',
    isCounting: isFetching || isPlaceholderData,
  }
}

/** Makes the change at the displayed total; a changed total is displayed and confirmed again. */
export function useDeliveryChange(orderId: number, onSaved: () => void) {
  const queryClient = useQueryClient()
  const keep = useKeepOrder(orderId)
  const save = useMutation({
    mutationFn: (body: RequestedDelivery & { expectedTotal: number }) =>
      shopApi().orderChanges.changeDelivery({ params: { id: orderId }, body }),
    onSuccess: (order) => {
      keep(order)
      showToast({ tone: 'success', text: orderChanges.delivery.saved })
      onSaved()
    },
    onError: () => {
      void queryClient.invalidateQueries({ queryKey: orderKeys.one(orderId) })
      void queryClient.invalidateQueries({ queryKey: orderKeys.deliveryPreviews(orderId) })
    },
  })
  const total = changedTotal(save.error)
  return {
    save,
    refusal: total !== null ? orderChanges.edit.stale(total) : save.error && changeRefusalWords(save.error),
  }
}
