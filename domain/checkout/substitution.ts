import { type Kopecks, share } from '../money/money.ts'

/** Rules for a product that runs out during picking, chosen per line. */
export const SUBSTITUTION_RULES = ['none', 'same_farm', 'same_category', 'ask'] as const
export type SubstitutionRule = (typeof SUBSTITUTION_RULES)[number]

/** Maximum price increase of a replacement of the same category, whole per cent. */
const DEARER_PERCENT = 15

/** Returns true when a replacement exceeds the line's price by more than the limit. */
export const isTooDear = (old: Kopecks, next: Kopecks): boolean => next > share(old, 100 + DEARER_PERCENT, 100)

/** A product of a replacement: the old or the new one. */
export interface Substitute {
  readonly organizationId: number
  readonly categoryId: number
  readonly allergens: readonly string[]
  /** Price of the whole amount, after the special price. */
  readonly sum: Kopecks
}

/** Reasons against a replacement. */
export type SubstitutionObstacle = 'otherSeller' | 'allergens' | 'notWanted' | 'otherCategory' | 'tooDear'

/**
 * Returns the reason why `next` may not replace `old` under the line's rule. Null = it may (`ask`: with the customer's
 * consent). A new allergen always prevents the replacement.
 */
export function substitutionObstacle(
  rule: SubstitutionRule,
  old: Substitute,
  next: Substitute,
): SubstitutionObstacle | null {
  if (next.organizationId !== old.organizationId) return 'otherSeller'
  if (next.allergens.some((allergen) => !old.allergens.includes(allergen))) return 'allergens'
  if (rule === 'none') return 'notWanted'
  if (rule !== 'same_category') return null
  if (next.categoryId !== old.categoryId) return 'otherCategory'
  return isTooDear(old.sum, next.sum) ? 'tooDear' : null
}
