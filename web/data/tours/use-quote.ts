import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { type Party, peopleOf } from './addresses.ts'
import { tourKeys } from './keys.ts'

/** Cache time of sums, ms: places may be taken meanwhile. */
const FRESH_MS = 30_000

/** Total of a booking; the previous sums stay while the new ones load. */
export function useQuote(tourId: number, dateId: number | null, party: Party) {
  const people = peopleOf(party)
  return useQuery({
    queryKey: tourKeys.quote(tourId, dateId ?? 0, JSON.stringify(people)),
    queryFn: () => shopApi().bookings.quoteTour({ params: { id: tourId }, body: { dateId: dateId ?? 0, people } }),
    enabled: dateId !== null && people.length > 0,
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    meta: { showsOwnError: true },
  })
}
