import { parcelPhotos as text } from '@okolitsa/strings/ru/parcel-photos.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '../../../ui/toast-queue.ts'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import { staffRefusalWords } from '../../staff/desk/staff-refusal.ts'
import { ordersDeskKeys } from './keys.ts'

/** Uploads a photo of an order's parcel; returns the order with it. */
export function useAddParcelPhoto(id: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (photo: Blob) => cabinetApi().orders.addParcelPhotos({ params: { id }, files: [photo] }),
    onSuccess: (order) => {
      queryClient.setQueryData(ordersDeskKeys.order(id), order)
      showToast({ tone: 'success', text: text.added })
    },
    onError: (error) => showToast({ tone: 'error', text: staffRefusalWords(error) }),
  })
}
