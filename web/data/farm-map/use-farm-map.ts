import type { FarmMap } from '@okolitsa/contracts/catalog/farm-map.ts'
import type { FarmerCard } from '@okolitsa/contracts/catalog/farmer.ts'
import type { Coordinates } from '@okolitsa/domain/geo/distance.ts'
import { type Location, placeNameOf } from '@okolitsa/domain/geo/location.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import { type FarmMapQuestion, farmMapQuery, mapPlaceQuery, markedFarmQuery } from './queries.ts'

/**
 * One part of the map; what was there before stays until it has come.
 * @param isAsked false = the page came with its answer
 */
export function useFarmMap(question: FarmMapQuestion, isAsked: boolean, initial: FarmMap) {
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...farmMapQuery(question),
    ...(!isAsked && { queryFn: skipToken }),
  })
  return { answer: data ?? initial, isFailed: isError, isComing: isPlaceholderData, retry: () => void refetch() }
}

/** The card of a marked farm; null = nobody asks. */
export function useMarkedFarm(id: number | null, location: Location): FarmerCard | null {
  const { data } = useQuery({ ...markedFarmQuery(id ?? 0, location), ...(id === null && { queryFn: skipToken }) })
  return (id !== null && data?.items[0]) || null
}

/** The town in the middle of the map: undefined until it is known, null where there is none. */
export function useMapPlace(centre: Coordinates | null): string | null | undefined {
  const { data } = useQuery({
    ...mapPlaceQuery(centre?.latitude ?? 0, centre?.longitude ?? 0),
    ...(centre === null && { queryFn: skipToken }),
  })
  if (centre === null || !data) return undefined
  return data.place ? placeNameOf(data.place) : null
}
