import { type Coordinates, distanceMetres } from '@okolitsa/domain/geo/distance.ts'
import { cellKey, type Gazetteer, type GazetteerPlace } from './gazetteer.ts'

/** Maximum distance of a point from the nearest place, metres; a farther point has no place. */
const FARTHEST_METRES = 60_000
const METRES_PER_DEGREE = 111_195
/** Radius of a round town of a million residents, metres (Moscow within its ring road comes out at 18 km). */
const RADIUS_OF_MILLION_METRES = 5_000
const SMALLEST_RADIUS_METRES = 300

/** The built-up area of a place as a circle that grows with the population. */
export function radiusMetres(population: number): number {
  return Math.max(SMALLEST_RADIUS_METRES, RADIUS_OF_MILLION_METRES * Math.sqrt(population / 1_000_000))
}

/**
 * The place at a point. Inside several circles, the place whose centre is nearest in radii is chosen, so a flat in
 * Moscow is in Moscow although a village's centre may be nearer. Outside all circles, the place with the nearest edge
 * is chosen. Null when nothing is within 60 km.
 */
export function nearestPlace(gazetteer: Gazetteer, point: Coordinates): GazetteerPlace | null {
  let best: GazetteerPlace | null = null
  let least = Number.POSITIVE_INFINITY
  for (const place of placesAround(gazetteer, point)) {
    const distance = distanceMetres(point, place)
    if (distance > FARTHEST_METRES) continue
    const radius = radiusMetres(place.population)
    const cost = distance < radius ? distance / radius - 1 : distance - radius
    if (cost < least) {
      best = place
      least = cost
    }
  }
  return best
}

/** Places in a square around the point, some 60 km to each side. */
export function* placesAround(gazetteer: Gazetteer, { latitude, longitude }: Coordinates): Generator<GazetteerPlace> {
  const latitudeSpan = FARTHEST_METRES / METRES_PER_DEGREE
  // degrees of longitude shrink towards the pole; the lower bound keeps the span finite at the pole
  const shrink = Math.max(0.05, Math.cos((Math.min(89, Math.abs(latitude) + latitudeSpan) * Math.PI) / 180))
  const longitudeSpan = latitudeSpan / shrink
  for (let row = Math.floor(latitude - latitudeSpan); row <= Math.floor(latitude + latitudeSpan); row += 1) {
    const last = Math.floor(longitude + longitudeSpan)
    for (let column = Math.floor(longitude - longitudeSpan); column <= last; column += 1) {
      // Chukotka is on both sides of the 180th meridian
      const wrapped = ((((column + 180) % 360) + 360) % 360) - 180
      yield* gazetteer.cells.get(cellKey(row, wrapped)) ?? []
    }
  }
}
