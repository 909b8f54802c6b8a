import { type IsoDate, weekdayOf } from '../clock/clock.ts'

/** Maximum minutes of a quick recipe. */
const SHORT_MINUTES = 45
const DAY_MS = 86_400_000

/** True = Saturday or Sunday. */
export const isDayOff = (day: IsoDate): boolean => weekdayOf(day) > 5

/**
 * Recipes of a day: quick ones first on workdays, slow ones on days off. Each day continues where the previous one
 * ended, so that all recipes take turns; all visitors see the same recipes.
 */
export function recipesOfTheDay<R extends { readonly minutes: number }>(
  recipes: readonly R[],
  day: IsoDate,
  most: number,
): R[] {
  const fits = ({ minutes }: R) => minutes <= SHORT_MINUTES !== isDayOff(day)
  const first = turned(recipes.filter(fits), day, most)
  return first.length >= most ? first.slice(0, most) : [...first, ...recipes.filter((one) => !fits(one))].slice(0, most)
}

function turned<R>(recipes: readonly R[], day: IsoDate, most: number): readonly R[] {
  if (recipes.length === 0) return recipes
  const from = ((Date.parse(day) / DAY_MS) * most) % recipes.length
  return [...recipes.slice(from), ...recipes.slice(0, from)]
}
