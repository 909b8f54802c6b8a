import type { tourDatesDeskEndpoints } from '@okolitsa/contracts/bookings/tour-dates-desk.endpoints.ts'
import { tourDates as text } from '@okolitsa/strings/ru/tour-dates.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { refusalWords } from '../../../platform/client/refusal-words.ts'
import { fieldErrorsOf } from '../../../platform/forms/field-errors.ts'
import { revalidate } from '../../../platform/router/router.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import { bookingsDeskKeys } from './keys.ts'

export type DateRule = z.input<typeof tourDatesDeskEndpoints.previewDates.body>
type DateChange = z.input<typeof tourDatesDeskEndpoints.changeDate.body>

/** Every date a rule comes to; null = there is no whole rule yet. */
export function useDatesPreview(tourId: number | null, rule: DateRule | null) {
  return useQuery({
    queryKey: bookingsDeskKeys.datesPreview(tourId ?? 0, rule ?? {}),
    queryFn: () =>
      rule && tourId !== null ? cabinetApi().tourDates.previewDates({ params: { id: tourId }, body: rule }) : null,
    enabled: rule !== null && tourId !== null,
    meta: { showsOwnError: true },
    retry: false,
    staleTime: 0,
  })
}

/** Whom cancelling a date concerns; asked when somebody is about to. */
export const useDateCancellation = (dateId: number) =>
  useQuery({
    queryKey: bookingsDeskKeys.dateCancellation(dateId),
    queryFn: () => cabinetApi().tourDates.previewDateCancellation({ params: { id: dateId } }),
    meta: { showsOwnError: true },
    retry: false,
    staleTime: 0,
    gcTime: 0,
  })

/** What an organizer does with dates; mistakes of fields stay in the form, the rest is told. */
export function useTourDates() {
  const onSettled = () => void revalidate()
  const onError = (error: Error) => {
    if (Object.keys(fieldErrorsOf(error)).length > 0) return
    showToast({ tone: 'error', text: refusalWords(error, text.failed) })
  }
  const repeat = useMutation({
    mutationFn: ({ tourId, ...body }: DateRule & { places: number; isAnyhow: boolean; tourId: number }) =>
      cabinetApi().tourDates.repeatDates({ params: { id: tourId }, body }),
    onSuccess: ({ added, skipped }) => showToast({ tone: 'success', text: text.added(added, skipped) }),
    meta: { showsOwnError: true },
    onError,
    onSettled,
  })
  const change = useMutation({
    mutationFn: ({ id, ...body }: DateChange & { id: number }) =>
      cabinetApi().tourDates.changeDate({ params: { id }, body }),
    onSuccess: (_, { isClosed }) =>
      showToast({
        tone: 'success',
        text: isClosed === undefined ? text.saved : isClosed ? text.saleClosed : text.saleOpened,
      }),
    meta: { showsOwnError: true },
    onError,
    onSettled,
  })
  return { repeat, change }
}
