import type { FarmMap } from '@okolitsa/contracts/catalog/farm-map.ts'
import type { FarmerCard } from '@okolitsa/contracts/catalog/farmer.ts'
import type { Coordinates } from '@okolitsa/domain/geo/distance.ts'
import { type Location, placeNameOf } from '@okolitsa/domain/geo/location.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import { type FarmMapQuestion, farmMapQuery, mapPlaceQuery, markedFarmQuery } from './queries.ts'

/**
 * One area of the map; the previous one stays while it loads.
 * @param isAsked false = the loader has provided the data
 */
export function useFarmMap(question: FarmMapQuestion, isAsked: boolean, initial: FarmMap) {
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...farmMapQuery(question),
    ...(!isAsked && { queryFn: skipToken }),
  })
  return { answer: data ?? initial, isFailed: isError, isComing: isPlaceholderData, retry: () => void refetch() }
}

/** The card of a farm on the map; null = none requested. */
export function useMarkedFarm(id: number | null, location: Location): FarmerCard | null {
  const { data } = useQuery({ ...markedFarmQuery(id ?? 0, location), ...(id === null && { queryFn: skipToken }) })
  return (id !== null && data?.items[0]) || null
}

/** The town at the centre of the map: undefined while loading, null where there is no town. */
export function useMapPlace(centre: Coordinates | null): string | null | undefined {
  const { data } = useQuery({
    ...mapPlaceQuery(centre?.latitude ?? 0, centre?.longitude ?? 0),
    ...(centre === null && { queryFn: skipToken }),
  })
  if (centre === null || !data) return undefined
  return data.place ? placeNameOf(data.place) : null
}
