import type { DemoRestaurant } from '../restaurant-model.ts'
import { pechka } from './restaurants/pechka.ts'
import { uMarfy } from './restaurants/u-marfy.ts'

/** Restaurants of the demo, written by hand. */
export const demoRestaurants: readonly DemoRestaurant[] = [pechka, uMarfy]
