/** What to do when a product runs out while the order is gathered, chosen per line. */
export const SUBSTITUTION_RULES = ['none', 'same_farm', 'same_category', 'ask'] as const
export type SubstitutionRule = (typeof SUBSTITUTION_RULES)[number]
