import type { TourAnswer } from '@okolitsa/contracts/tours/tour.ts'
import { useQuery } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { tourKeys } from './keys.ts'

/** Dates fill and new ones open while one thinks, ms. */
const FRESH_MS = 30_000

/**
 * A tour with its dates as they are now: the page it came with may be minutes old, and its dates with their places must
 * say what the quote beside them says.
 */
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
