import type { TourAnswer } from '@okolitsa/contracts/tours/tour.ts'
import { useQuery } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { tourKeys } from './keys.ts'

/** Cache time of dates, ms: they may fill or open meanwhile. */
const FRESH_MS = 30_000

/** A tour with current dates: the page may be minutes old, and its dates and places must agree with the quote. */
export function useTour(tour: TourAnswer): TourAnswer {
  const { data } = useQuery({
    queryKey: tourKeys.tour(tour.id),
    queryFn: ({ signal }) => shopApi().tours.tour({ params: { id: tour.id }, signal }),
    initialData: tour,
    initialDataUpdatedAt: 0,
    staleTime: FRESH_MS,
    meta: { showsOwnError: true },
  })
  return data
}
