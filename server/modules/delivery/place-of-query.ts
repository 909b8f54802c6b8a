import { decodeLocation, type Location } from '@okolitsa/domain/geo/location.ts'
import { isRegionCode } from '@okolitsa/domain/geo/region-code.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { validationTexts } from '@okolitsa/strings/ru/validation.ts'
import type { DeliveryPlace } from './ports.ts'

interface PlaceQuery {
  readonly regionId?: string | undefined
  readonly city?: string | undefined
  readonly latitude?: number | undefined
  readonly longitude?: number | undefined
}

/**
 * Location parameters of a call → the place; none of them = the default location.
 * @throws {Refusal} BAD_REQUEST when only a part is given or the region is unknown
 */
export function placeOfQuery({ regionId, city, latitude, longitude }: PlaceQuery): DeliveryPlace {
  if (regionId === undefined && city === undefined && latitude === undefined && longitude === undefined) {
    return defaultLocation
  }
  const errors: Record<string, string> = {}
  if (regionId === undefined) errors.regionId = validationTexts.required
  else if (!isRegionCode(regionId)) errors.regionId = validationTexts.wrongValue
  if (latitude === undefined) errors.latitude = validationTexts.required
  if (longitude === undefined) errors.longitude = validationTexts.required
  if (regionId === undefined || latitude === undefined || longitude === undefined || Object.keys(errors).length > 0) {
    throw new Refusal('BAD_REQUEST', { errors })
  }
  return { regionCode: regionId, city: city || null, settlement: null, coords: { latitude, longitude } }
}

/** The encoded `location` parameter → the place; absent = the default location. Throws LOCATION_PARSING_ERROR. */
export function placeOfParameter(location: string | undefined): Location {
  return location ? decodeLocation(location) : defaultLocation
}
