import type { departuresEndpoints } from '@okolitsa/contracts/bookings/departures.endpoints.ts'
import { tourDates as text } from '@okolitsa/strings/ru/tour-dates.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { refusalWords } from '../../../platform/client/refusal-words.ts'
import { useLive } from '../../../platform/live/use-live.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import { bookingsDeskKeys } from './keys.ts'

export type Departures = z.output<typeof departuresEndpoints.listDepartures.answer>['items']
export type Departure = Departures[number]
export type DepartingBooking = Departure['bookings'][number]

/** Polling interval, ms: the day changes without an event, and a broken stream is silent. */
const ASK_MS = 60_000

/** Departures of today and tomorrow with arrivals, updated live. */
export function useDepartures(organizationId: number, initial: Departures) {
  const queryClient = useQueryClient()
  const ask = () => queryClient.invalidateQueries({ queryKey: bookingsDeskKeys.departures })
  useLive([`staff:${organizationId}`], () => void ask(), 'staff')
  const { data = initial } = useQuery({
    queryKey: bookingsDeskKeys.departures,
    queryFn: async () => (await cabinetApi().departures.listDepartures()).items,
    initialData: initial,
    refetchInterval: ASK_MS,
    // the page keeps showing the last data
    meta: { showsOwnError: true },
    retry: false,
  })
  const arrival = useMutation({
    mutationFn: ({ id, isHere }: { id: number; isHere: boolean }) =>
      isHere
        ? cabinetApi().departures.arrive({ params: { id } })
        : cabinetApi().departures.undoArrival({ params: { id } }),
    onError: (error) => showToast({ tone: 'error', text: refusalWords(error, text.failed) }),
    onSettled: ask,
  })
  return { departures: data, arrival }
}
