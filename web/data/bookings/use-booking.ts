import type { BookingAnswer } from '@okolitsa/contracts/bookings/booking.ts'
import { bookings as text } from '@okolitsa/strings/ru/bookings.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { shopApi } from '../../platform/client/shop-api.ts'
import { useLive } from '../../platform/live/use-live.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { bookingKeys } from './keys.ts'

/** A booking under way is looked at again so often beside the live channel, milliseconds. */
const LOOK_EVERY = 60_000

/** A booking as it is now: begins with what the page was loaded with and follows its way. */
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

/** What cancelling these places gives back now; none named = the whole booking, null = nothing is asked. */
export function useCancelPreview(id: number, placeIds: readonly number[] | null) {
  return useQuery({
    queryKey: bookingKeys.preview(id, placeIds ?? []),
    queryFn: () =>
      shopApi().bookings.previewCancellation({ params: { id }, body: { placeIds: [...(placeIds ?? [])] } }),
    enabled: placeIds !== null,
    // the table falls with the hours
    gcTime: 0,
    retry: false,
    meta: { showsOwnError: true },
  })
}

/** Cancels some places or all; the answer is the booking as it has become. */
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
