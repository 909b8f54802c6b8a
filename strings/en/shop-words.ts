import type * as ru from '../ru/shop-words.ts'
import type { Words } from '../words.ts'

export const shopWords: Words<typeof ru.shopWords> = {
  description: 'Food straight from those who make it. You see the day, the way and the price before you pay.',
}
