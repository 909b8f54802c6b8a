import type { tourDeskEndpoints } from '@okolitsa/contracts/bookings/tour-desk.endpoints.ts'
import type { DateCancelReason } from '@okolitsa/domain/tours/tour.ts'
import { bookingsDesk as text } from '@okolitsa/strings/ru/bookings-desk.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { refusalWords } from '../../../platform/client/refusal-words.ts'
import { revalidate } from '../../../platform/router/router.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import { bookingsDeskKeys } from './keys.ts'

export type DeskBookings = z.output<typeof tourDeskEndpoints.listBookings.answer>
export type DeskBooking = DeskBookings['items'][number]
export type DeskDates = z.output<typeof tourDeskEndpoints.listDates.answer>
export type DeskDate = DeskDates['items'][number]
export type DatedTour = DeskDates['tours'][number]

/** Actions on bookings, dates and tickets; the page is reloaded afterwards. */
export function useTourDesk() {
  const desk = () => cabinetApi().tours
  const onError = (error: Error) => showToast({ tone: 'error', text: refusalWords(error, text.failed) })
  const queryClient = useQueryClient()
  const onSettled = () => {
    void revalidate()
    void queryClient.invalidateQueries({ queryKey: bookingsDeskKeys.departures })
  }
  const saved = (words: string) => () => showToast({ tone: 'success', text: words })
  const confirm = useMutation({
    mutationFn: (id: number) => desk().confirmBooking({ params: { id } }),
    onSuccess: saved(text.confirmed),
    onError,
    onSettled,
  })
  const refuse = useMutation({
    mutationFn: ({ id, reason }: { id: number; reason: string }) =>
      desk().refuseBooking({ params: { id }, body: { reason } }),
    onSuccess: saved(text.refused),
    onError,
    onSettled,
  })
  const cancelDate = useMutation({
    mutationFn: ({ id, because, reason }: { id: number; because: DateCancelReason; reason: string }) =>
      desk().cancelDate({ params: { id }, body: { because, reason } }),
    onSuccess: saved(text.dateCanceled),
    onError,
    onSettled,
  })
  const check = useMutation({
    mutationFn: (code: string) => desk().checkTicket({ body: { code } }),
    meta: { showsOwnError: true },
    onSettled,
  })
  return { confirm, refuse, cancelDate, check }
}
