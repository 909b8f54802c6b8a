import type * as ru from '../ru/product-shelves.ts'
import type { Words } from '../words.ts'

export const productShelves: Words<typeof ru.productShelves> = {
  together: 'Goes well with it',
  recipes: 'What to cook with it',
  similar: 'Similar products',
  reachable: 'What can be ordered here',
  ofFarmer: 'More from this farmer',
  allOfFarmer: 'All products',
  loading: 'Loading the shelf',
  failed: 'This shelf did not load',
  retry: 'Try again',
}
