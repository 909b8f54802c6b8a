import type { Location } from '@okolitsa/domain/geo/location.ts'
import { queryOptions } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { locationQueryOf } from '../geo/location-query.ts'
import { restaurantKeys } from './keys.ts'

/** Cache time, ms: dishes may sell out at any minute. */
const FRESH_MS = 15_000

/** Whether restaurants serve a place, and the number of open ones (spec 4). Requested only when the place changes. */
export const availabilityQuery = (location: Location) =>
  queryOptions({
    queryKey: restaurantKeys.availability(location),
    queryFn: ({ signal }) => shopApi().restaurants.availability({ query: locationQueryOf(location), signal }),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export const dishQuery = (slug: string, location: Location) =>
  queryOptions({
    queryKey: restaurantKeys.dish(slug, location),
    queryFn: ({ signal }) => shopApi().restaurants.dish({ params: { slug }, query: locationQueryOf(location), signal }),
    staleTime: FRESH_MS,
    // the window shows its own error
    meta: { showsOwnError: true },
  })
