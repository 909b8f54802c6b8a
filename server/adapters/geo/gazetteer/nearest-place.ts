import { type Coordinates, distanceMetres } from '@okolitsa/domain/geo/distance.ts'
import { cellKey, type Gazetteer, type GazetteerPlace } from './gazetteer.ts'

/** Farther than this from every place the point is nowhere we know. */
const FARTHEST_METRES = 60_000
/** Kilometres in a degree of latitude. */
const METRES_PER_DEGREE = 111_195
/** Radius of a round town of a million residents, metres (Moscow within its ring road comes out at 18 km). */
const RADIUS_OF_MILLION_METRES = 5_000
/** A village is at least this wide. */
const SMALLEST_RADIUS_METRES = 300

/** The built-up land of a place taken for a circle, its area growing with the residents. */
export function radiusMetres(population: number): number {
  return Math.max(SMALLEST_RADIUS_METRES, RADIUS_OF_MILLION_METRES * Math.sqrt(population / 1_000_000))
}

/**
 * The place round a point. Inside several circles the one in which the point lies nearest to the centre, measured in
 * radii, wins: so a flat in Moscow is Moscow although some village's centre may be nearer. Outside all, the nearest
 * edge wins. Null when nothing is within 60 km.
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

/** Places within a square round the point, some 60 km to each side. */
export function* placesAround(gazetteer: Gazetteer, { latitude, longitude }: Coordinates): Generator<GazetteerPlace> {
  const latitudeSpan = FARTHEST_METRES / METRES_PER_DEGREE
  // Degrees of longitude shrink towards the pole; the floor keeps the span finite at the pole itself.
  const shrink = Math.max(0.05, Math.cos((Math.min(89, Math.abs(latitude) + latitudeSpan) * Math.PI) / 180))
  const longitudeSpan = latitudeSpan / shrink
  for (let row = Math.floor(latitude - latitudeSpan); row <= Math.floor(latitude + latitudeSpan); row += 1) {
    const last = Math.floor(longitude + longitudeSpan)
    for (let column = Math.floor(longitude - longitudeSpan); column <= last; column += 1) {
      // Chukotka lies on both sides of the 180th meridian.
      const wrapped = ((((column + 180) % 360) + 360) % 360) - 180
      yield* gazetteer.cells.get(cellKey(row, wrapped)) ?? []
    }
  }
}
