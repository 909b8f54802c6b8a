import { demoMarketplace } from '../../marketplace.ts'
import { faceShot, farmShots, type PlaceShot, restaurantShots, tourShots } from './shots.ts'

/** All pictures of places in the demo by source. */
export function placeShots(): ReadonlyMap<string, PlaceShot> {
  const { organizations, restaurants, tourOperators, tours } = demoMarketplace
  const shots = [
    ...[...organizations, ...tourOperators].flatMap(farmShots),
    ...tourOperators.map(faceShot),
    ...restaurants.flatMap(restaurantShots),
    ...tours.flatMap((tour) => tourShots(tour, tour.landscape)),
  ]
  return new Map(shots.map((shot) => [shot.source, shot]))
}
