/** A point on the Earth, degrees; south and west are negative. */
export interface Coordinates {
  latitude: number
  longitude: number
}

/** Mean radius of the Earth, metres. */
const EARTH_RADIUS_METRES = 6_371_008.8

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance, metres (haversine; a sphere is exact to 0.5 %, enough for delivery zones). */
export function distanceMetres(a: Coordinates, b: Coordinates): number {
  const halfLatitude = Math.sin(radians(b.latitude - a.latitude) / 2)
  const halfLongitude = Math.sin(radians(b.longitude - a.longitude) / 2)
  const chord =
    halfLatitude * halfLatitude +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * halfLongitude * halfLongitude
  // Rounding can lift the chord of opposite points a little above 1.
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** True for finite degrees within −90…90 and −180…180. */
export function areCoordinates(value: unknown): value is Coordinates {
  if (typeof value !== 'object' || value === null) return false
  const { latitude, longitude } = value as Record<string, unknown>
  return (
    typeof latitude === 'number' &&
    typeof longitude === 'number' &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180
  )
}
