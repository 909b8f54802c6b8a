import type * as ru from '../ru/shop-words.ts'
import type { Words } from '../words.ts'

export const shopWords: Words<typeof ru.shopWords> = {
  description:
    'Cheese, milk, meat, vegetables and bread straight from farmers. Choose a farm and fill a basket: you see the day, the way and the price of delivery before you pay.',
}
