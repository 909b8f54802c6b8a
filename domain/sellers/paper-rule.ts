/**
 * Requirements of papers as data. A seller's trade requires the kinds that the office has chosen for it; a category
 * requires the kinds of its path (`CategoryDuties`). The rule of a requirement says what a missing paper means. A paper
 * counts when a person has accepted it and its last day, in the seller's time zone, has not passed.
 */
export const PAPER_EFFECTS = ['off', 'warn', 'block'] as const
/** `off` = not required (of trades only); `warn` = the seller is notified; `block` = no sale without it. */
export type PaperEffect = (typeof PAPER_EFFECTS)[number]

/** Trades with requirements of their own. */
export const PAPER_TRADES = ['farmer', 'restaurant', 'tour_operator'] as const
export type PaperTrade = (typeof PAPER_TRADES)[number]

/** Element of `organization.unsold` that means all goods of the seller; other elements are ids of categories. */
export const ALL_GOODS = 0
