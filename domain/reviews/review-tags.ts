import type { SellerProfile } from '../sellers/seller-fields.ts'

/** Trades with separate tags: farmers, restaurants, tour organizers. */
export const JUDGED_TRADES = ['farmer', 'restaurant', 'tour_operator'] as const
export type JudgedTrade = (typeof JUDGED_TRADES)[number]
/** Trade that a seller's reviews use; a shop is reviewed as a farm. */
export const judgedTrade = (type: SellerProfile['type']): JudgedTrade => (type === 'shop' ? 'farmer' : type)

/**
 * A tag of reviews with its availability: a tag with sections only in these sections of the catalogue, a tag with
 * trades only for sellers of these trades.
 */
export interface ReviewTag {
  readonly id: number
  readonly kind: 'advantage' | 'disadvantage'
  readonly about: 'product' | 'farmer'
  /** URL keys of root categories; absent = all categories. */
  readonly sections?: readonly string[]
  /** Trades of the tag; absent = all trades. */
  readonly trades?: readonly JudgedTrade[]
}

const MILK = 'molochnoe-i-syr'
const MEAT = ['myaso-i-ptica', 'kolbasy-i-delikatesy', 'ryba']
const GARDEN = ['ovoshchi', 'frukty-i-yagody', 'zelen-i-griby']
const BAKED = ['hleb-i-vypechka', 'sladkoe']

const of = (
  about: ReviewTag['about'],
  kind: ReviewTag['kind'],
  ids: readonly number[],
  sections?: readonly string[],
): ReviewTag[] => ids.map((id) => ({ id, kind, about, ...(sections && { sections }) }))
/** Tags for sellers of the given trades. */
const ofTrades = (trades: readonly JudgedTrade[], kind: ReviewTag['kind'], ids: readonly number[]): ReviewTag[] =>
  ids.map((id) => ({ id, kind, about: 'farmer', trades }))
const BRINGS = ['farmer', 'restaurant'] as const

/** All tags; an id is never reused. Texts: `strings/ru/reviews.ts`. */
export const REVIEW_TAGS: readonly ReviewTag[] = [
  ...of('product', 'advantage', [1, 2, 3, 4]),
  ...of('product', 'advantage', [11, 12], [MILK]),
  ...of('product', 'advantage', [13, 14], MEAT),
  ...of('product', 'advantage', [15, 16], GARDEN),
  ...of('product', 'advantage', [17, 18], BAKED),
  ...of('product', 'disadvantage', [51, 52, 53, 54]),
  ...of('product', 'disadvantage', [61], [MILK]),
  ...of('product', 'disadvantage', [62, 63], MEAT),
  ...of('product', 'disadvantage', [64, 65], GARDEN),
  ...of('product', 'disadvantage', [66], BAKED),
  ...ofTrades(BRINGS, 'advantage', [101, 102]),
  ...of('farmer', 'advantage', [103]),
  ...ofTrades(BRINGS, 'advantage', [104, 105]),
  ...ofTrades(['restaurant'], 'advantage', [111, 112]),
  ...ofTrades(['tour_operator'], 'advantage', [121, 122, 123, 124]),
  ...ofTrades(BRINGS, 'disadvantage', [151, 152]),
  ...of('farmer', 'disadvantage', [153]),
  ...ofTrades(BRINGS, 'disadvantage', [154]),
  ...ofTrades(['restaurant'], 'disadvantage', [161]),
  ...ofTrades(['tour_operator'], 'disadvantage', [171, 172, 173]),
]

/** Tags offered for a product of a section or a seller of a trade, in their order. */
export const tagsOffered = (about: ReviewTag['about'], section: string | null, trade: JudgedTrade): ReviewTag[] =>
  REVIEW_TAGS.filter(
    (tag) =>
      tag.about === about &&
      (!tag.sections || (section !== null && tag.sections.includes(section))) &&
      (!tag.trades || tag.trades.includes(trade)),
  )

/** True = all ids are tags of this kind for this subject. */
export const areTags = (ids: readonly number[], kind: ReviewTag['kind'], about: ReviewTag['about']): boolean =>
  ids.every((id) => REVIEW_TAGS.some((tag) => tag.id === id && tag.kind === kind && tag.about === about))
