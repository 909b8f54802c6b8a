import type { BookingAnswer } from '@okolitsa/contracts/bookings/booking.ts'
import { bookings as text } from '@okolitsa/strings/ru/bookings.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { shopApi } from '../../platform/client/shop-api.ts'
import { useLive } from '../../platform/live/use-live.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { bookingKeys } from './keys.ts'

/** Polling interval of an open booking in addition to the live channel, milliseconds. */
const LOOK_EVERY = 60_000

export function useBooking(initial: BookingAnswer): BookingAnswer {
  const queryClient = useQueryClient()
  const { id } = initial
  const { data } = useQuery({
    queryKey: bookingKeys.one(id),
    queryFn: () => shopApi().bookings.booking({ params: { id } }),
    initialData: initial,
    refetchInterval: ({ state }) =>
      state.data?.status === 'formed' || state.data?.status === 'booked' ? LOOK_EVERY : false,
  })
  useLive([`order:${id}`], () => void queryClient.invalidateQueries({ queryKey: bookingKeys.one(id) }))
  return data
}

/** Refund for cancelling these places now; empty = the whole booking, null = no request. */
export function useCancelPreview(id: number, placeIds: readonly number[] | null) {
  return useQuery({
    queryKey: bookingKeys.preview(id, placeIds ?? []),
    queryFn: () =>
      shopApi().bookings.previewCancellation({ params: { id }, body: { placeIds: [...(placeIds ?? [])] } }),
    enabled: placeIds !== null,
    // the refund decreases with time
    gcTime: 0,
    retry: false,
    meta: { showsOwnError: true },
  })
}

/** Cancels some places or all; the response is the changed booking. */
export function useCancelBooking(id: number, onCanceled: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ placeIds, expectedBack }: { placeIds: readonly number[]; expectedBack: number }) =>
      shopApi().bookings.cancelBooking({ params: { id }, body: { placeIds: [...placeIds], expectedBack } }),
    onSuccess: (booking) => {
      queryClient.setQueryData(bookingKeys.one(id), booking)
      showToast({ tone: 'success', text: text.cancelDone })
      onCanceled()
    },
    onError: (error) => {
      showToast({ tone: 'error', text: refusalWords(error, text.failed) })
      void queryClient.invalidateQueries({ queryKey: bookingKeys.all })
    },
  })
}
