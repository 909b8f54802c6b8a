import { type Kopecks, share } from '../money/money.ts'

/** What to do when a product runs out while the order is gathered, chosen per line. */
export const SUBSTITUTION_RULES = ['none', 'same_farm', 'same_category', 'ask'] as const
export type SubstitutionRule = (typeof SUBSTITUTION_RULES)[number]

/** How much dearer than the line it stands for a replacement of the same category may be, whole per cent. */
const DEARER_PERCENT = 15

/** Is a replacement dearer than the line it stands for by more than the limit? */
export const isTooDear = (old: Kopecks, next: Kopecks): boolean => next > share(old, 100 + DEARER_PERCENT, 100)

/** A product on one side of a replacement. */
export interface Substitute {
  readonly organizationId: number
  readonly categoryId: number
  readonly allergens: readonly string[]
  /** Of everything that is brought, after the special price. */
  readonly sum: Kopecks
}

/** Why a product may not come instead of another one. */
export type SubstitutionObstacle = 'otherSeller' | 'allergens' | 'notWanted' | 'otherCategory' | 'tooDear'

/**
 * May `next` come instead of `old` under the line's rule? Null = it may (`ask`: once the customer says yes). An allergen
 * that the old product did not have stops it whatever the rule.
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
