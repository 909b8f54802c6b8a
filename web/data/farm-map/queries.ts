import type { FarmMap } from '@okolitsa/contracts/catalog/farm-map.ts'
import type { MapFilter } from '@okolitsa/domain/catalog/farm-map.ts'
import { encodeLocation, type Location } from '@okolitsa/domain/geo/location.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type ShopApi, shopApi } from '../../platform/client/shop-api.ts'

export interface FarmMapQuestion {
  readonly location: Location
  /** Bounds of the area; null = the whole country. */
  readonly bounds: {
    readonly south: number
    readonly west: number
    readonly north: number
    readonly east: number
  } | null
  readonly category: string | null
  readonly date: string | null
  readonly filters: readonly MapFilter[]
  readonly ratingFrom: number | null
  readonly perPage: number
}

const FRESH_MS = 60_000
const degrees = (value: number) => Number(value.toFixed(3))

/** Requests one area of the map; used by the loader and the page. */
export function askFarmMap(api: ShopApi, question: FarmMapQuestion, signal?: AbortSignal): Promise<FarmMap> {
  const { location, bounds, category, date, filters, ratingFrom, perPage } = question
  return api.catalog.listFarmersOnMap({
    query: {
      location: encodeLocation(location),
      ...(bounds && { bounds: [bounds.south, bounds.west, bounds.north, bounds.east].map(degrees).join(',') }),
      categorySlugs: category ? [category] : [],
      filters: [...filters],
      deliveryDates: date ? [date] : [],
      ...(ratingFrom !== null && { ratingFrom }),
      perPage,
    },
    ...(signal && { signal }),
  })
}

/** Query of the map; null = disabled. */
export const farmMapQuery = (question: FarmMapQuestion) =>
  queryOptions({
    queryKey: ['farm-map', { ...question, location: encodeLocation(question.location) }] as const,
    queryFn: ({ signal }) => askFarmMap(shopApi(), question, signal),
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
    meta: { showsOwnError: true },
  })

export const markedFarmQuery = (id: number, location: Location) =>
  queryOptions({
    queryKey: ['farm-map', 'one', id, encodeLocation(location)] as const,
    queryFn: ({ signal }) =>
      shopApi().catalog.listFarmersOnMap({
        query: {
          location: encodeLocation(location),
          organizationId: id,
          categorySlugs: [],
          filters: [],
          deliveryDates: [],
        },
        signal,
      }),
    staleTime: FRESH_MS,
    meta: { showsOwnError: true },
  })

export const mapPlaceQuery = (latitude: number, longitude: number) =>
  queryOptions({
    queryKey: ['farm-map', 'place', latitude.toFixed(2), longitude.toFixed(2)] as const,
    queryFn: ({ signal }) =>
      shopApi().geo.placeAt({ params: { lat: latitude.toFixed(2), lon: longitude.toFixed(2) }, signal }),
    staleTime: FRESH_MS * 10,
    meta: { showsOwnError: true },
  })
