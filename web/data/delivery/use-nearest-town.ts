import type { Location } from '@okolitsa/domain/geo/location.ts'
import { useQuery } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { locationQueryOf } from '../geo/location-query.ts'
import { deliveryKeys } from './keys.ts'

/** The nearest town with a point of the carrier, for a place it does not serve; null = none, or not loaded. */
export const useNearestTown = (place: Location) =>
  useQuery({
    queryKey: deliveryKeys.nearestTown(place),
    queryFn: ({ signal }) => shopApi().delivery.getNearestCarrierTown({ query: locationQueryOf(place), signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { showsOwnError: true },
  }).data?.town ?? null
