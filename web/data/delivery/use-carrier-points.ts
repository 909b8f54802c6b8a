import type { ParcelEnd } from '@okolitsa/domain/delivery/cdek-tariff.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { shopApi } from '../../platform/client/shop-api.ts'
import { locationQueryOf } from '../geo/location-query.ts'
import { deliveryKeys } from './keys.ts'
import { byDistance, pointOfCarrier } from './points.ts'

/** Cache time of points, ms: the carrier changes its points at most daily. */
const STALE_MS = 10 * 60_000

/** The carrier's points around the place for a parcel of this weight, nearest first; null while loading. */
export function useCarrierPoints(question: {
  readonly organizationId: number
  readonly place: Location
  readonly end: Exclude<ParcelEnd, 'door'>
  readonly weightGrams: number
}) {
  const { organizationId, place, end, weightGrams } = question
  const { data, isError } = useQuery({
    queryKey: deliveryKeys.carrierPoints(organizationId, place, weightGrams),
    queryFn: ({ signal }) =>
      shopApi().delivery.listCdekPlaces({
        params: { id: organizationId },
        query: { ...locationQueryOf(place), weightGrams },
        signal,
      }),
    staleTime: STALE_MS,
  })
  const { latitude, longitude } = place.coords
  return useMemo(() => {
    if (isError) return []
    if (!data) return null
    const from = { latitude, longitude }
    return byDistance(data.items.filter(({ kind }) => kind === end).map((point) => pointOfCarrier(point, from)))
  }, [data, isError, end, latitude, longitude])
}
