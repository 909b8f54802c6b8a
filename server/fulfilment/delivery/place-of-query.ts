import { decodeLocation, type Location } from '@okolitsa/domain/geo/location.ts'
import { isRegionCode } from '@okolitsa/domain/geo/region-code.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { LRUCache } from 'lru-cache'
import { MAX_CACHED_PLACES } from './policy.ts'
import type { DeliveryPlace, PlacedSite, PlaceQuery, PlacesMeant } from './ports.ts'

/**
 * The place of query parameters; null = none.
 * @throws {Refusal} BAD_REQUEST: incomplete, or an unknown region
 */
export function placeNamed({ regionId, city, latitude, longitude, precision }: PlaceQuery): DeliveryPlace | null {
  if (regionId === undefined && city === undefined && latitude === undefined && longitude === undefined) return null
  const errors: Record<string, string> = {}
  if (regionId === undefined) errors.regionId = 'required'
  else if (!isRegionCode(regionId)) errors.regionId = 'wrongValue'
  if (latitude === undefined) errors.latitude = 'required'
  if (longitude === undefined) errors.longitude = 'required'
  if (regionId === undefined || latitude === undefined || longitude === undefined || Object.keys(errors).length > 0) {
    throw new Refusal('BAD_REQUEST', { errors })
  }
  return { regionCode: regionId, city: city || null, settlement: null, coords: { latitude, longitude }, precision }
}

/**
 * Resolves places of calls.
 * @param shippingCityOf default town of a seller; null = none @param placeOfMarket default place of the market; null =
 * none
 */
export function createPlacesMeant(
  shippingCityOf: (organizationId: number) => Promise<Location | null> = async () => null,
  placeOfMarket: () => Location | null = () => null,
): PlacesMeant {
  const defaultAt = async ({ organizationId }: PlacedSite): Promise<Location> =>
    (organizationId === null ? null : await shippingCityOf(organizationId)) ?? placeOfMarket() ?? defaultLocation
  // one object for equal places of many requests, since caches (key, inaccuracy, offers) use it as their key
  const named = new LRUCache<string, DeliveryPlace>({ max: MAX_CACHED_PLACES })
  const rememberedPlace = (query: PlaceQuery): DeliveryPlace | null => {
    const { regionId, city, latitude, longitude, precision } = query
    const key = `${regionId}|${latitude}|${longitude}|${precision}|${city}`
    const place = named.get(key) ?? placeNamed(query)
    if (place) named.set(key, place)
    return place
  }
  return {
    defaultAt,
    placeOf: async (query, site) => rememberedPlace(query) ?? defaultAt(site),
    placeOfParameter: async (location, site) => (location ? decodeLocation(location) : defaultAt(site)),
  }
}
