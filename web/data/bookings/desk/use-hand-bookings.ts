import type { handBookingsEndpoints } from '@okolitsa/contracts/bookings/hand-bookings.endpoints.ts'
import { handBookings as text } from '@okolitsa/strings/ru/hand-bookings.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { z } from 'zod'
import { refusalWords } from '../../../platform/client/refusal-words.ts'
import { revalidate } from '../../../platform/router/router.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import { bookingsDeskKeys } from './keys.ts'

export type HandBookings = z.output<typeof handBookingsEndpoints.listHandBookings.answer>
export type HandBooking = HandBookings['items'][number]
type Written = Omit<z.input<typeof handBookingsEndpoints.addHandBooking.body>, 'press'>

/** Bookings of a tour date that were entered by hand; undefined while they load. */
export function useHandBookings(dateId: number) {
  const queryKey = bookingsDeskKeys.handBookings(dateId)
  const { data, isError } = useQuery({
    queryKey,
    queryFn: () => cabinetApi().handBookings.listHandBookings({ params: { id: dateId } }),
    meta: { showsOwnError: true },
  })
  return { byHand: data, isError }
}

/** Actions on bookings entered by hand; refetches the lists that contain them. */
export function useHandBookingActions(dateId: number) {
  const queryClient = useQueryClient()
  /** Idempotency key of the form on the screen: a repeat after a lost answer creates no second booking. */
  const press = useRef<string>(undefined)
  const keep = (fresh: HandBookings) => {
    queryClient.setQueryData(bookingsDeskKeys.handBookings(dateId), fresh)
    void queryClient.invalidateQueries({ queryKey: bookingsDeskKeys.departures })
    // the page also shows the free places of the date
    void revalidate()
  }
  const onError = (error: Error) => showToast({ tone: 'error', text: refusalWords(error, text.failed) })
  const add = useMutation({
    mutationFn: (body: Written) => {
      press.current ??= crypto.randomUUID()
      return cabinetApi().handBookings.addHandBooking({
        params: { id: dateId },
        body: { ...body, press: press.current },
      })
    },
    meta: { showsOwnError: true },
    onSuccess: (fresh) => {
      press.current = undefined
      keep(fresh)
      showToast({ tone: 'success', text: text.added })
    },
  })
  const change = useMutation({
    mutationFn: ({ id, ...body }: { id: string; isPaid?: boolean; hasArrived?: boolean }) =>
      cabinetApi().handBookings.changeHandBooking({ params: { id }, body }),
    onSuccess: keep,
    onError,
  })
  const cancel = useMutation({
    mutationFn: (id: string) => cabinetApi().handBookings.cancelHandBooking({ params: { id } }),
    onSuccess: (fresh) => {
      keep(fresh)
      showToast({ tone: 'success', text: text.canceled })
    },
    onError,
  })
  return { add, change, cancel }
}
