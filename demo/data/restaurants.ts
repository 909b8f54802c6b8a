import { type DemoRestaurant, restaurantSchema } from '../schemas/restaurant.ts'
import { readFolder } from './read-data.ts'

export const demoRestaurants: readonly DemoRestaurant[] = readFolder('restaurants', restaurantSchema).sort(
  (one, other) => one.id - other.id,
)
