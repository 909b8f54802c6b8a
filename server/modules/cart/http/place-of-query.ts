import type { DeliveryPlace } from '../../delivery/ports.ts'

/** The place named by location parameters; null when they do not name one (all or nothing). */
export function placeOfQuery(query: {
  readonly regionId?: string | undefined
  readonly city?: string | undefined
  readonly latitude?: number | undefined
  readonly longitude?: number | undefined
}): DeliveryPlace | null {
  const { regionId, city, latitude, longitude } = query
  if (regionId === undefined || latitude === undefined || longitude === undefined) return null
  return { city: city ?? null, settlement: null, regionCode: regionId, coords: { latitude, longitude } }
}
