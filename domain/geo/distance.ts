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

/** A point on a sphere of radius 1, for fast distances between many near points without trigonometry. */
export interface SpherePoint {
  readonly x: number
  readonly y: number
  readonly z: number
}

export function spherePointOf({ latitude, longitude }: Coordinates): SpherePoint {
  const aside = Math.cos(radians(latitude))
  return {
    x: aside * Math.cos(radians(longitude)),
    y: aside * Math.sin(radians(longitude)),
    z: Math.sin(radians(latitude)),
  }
}

/** Distance like `distanceMetres`, exact to a millimetre. */
export function metresBetween(a: SpherePoint, b: SpherePoint): number {
  const chord = Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2 + (a.z - b.z) ** 2)
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, chord / 2))
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
