import type * as ru from '../ru/recipe-card.ts'
import type { Words } from '../words.ts'
import { formatCount } from './format.ts'
import { counted } from './plural.ts'

const ingredient = counted('ingredient', 'ingredients')

/** Formats a cooking time: `1 h 10 min`. */
function timeText(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours > 0 && `${hours}\u00A0h`, rest > 0 && `${rest}\u00A0min`].filter(Boolean).join('\u00A0')
}

export const recipeCard: Words<typeof ru.recipeCard> = {
  products: (count) => formatCount(count, ingredient),
  time: timeText,
}
