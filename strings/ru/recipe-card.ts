import { formatCount } from './format.ts'
import type { NounForms } from './plural.ts'

const ingredient: NounForms = { one: 'продукт', few: 'продукта', many: 'продуктов' }

/** Formats a cooking time: `1 ч 10 мин`. */
function timeText(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours > 0 && `${hours}\u00A0ч`, rest > 0 && `${rest}\u00A0мин`].filter(Boolean).join('\u00A0')
}

/** Texts of a recipe card, separate because product pages show cards without the recipe book. */
export const recipeCard = {
  products: (count: number) => formatCount(count, ingredient),
  time: timeText,
} as const
