import type { SellerProfile } from '../sellers/seller-fields.ts'
import { type FieldMistakes, listOf, mistakesOf, oneOf, orNone, slug, text, whole } from '../validation/field-rules.ts'

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
  /** Never reused, because reviews refer to it. */
  readonly id: number
  readonly kind: 'advantage' | 'disadvantage'
  readonly about: 'product' | 'farmer'
  /** URL keys of root categories; null = all categories. */
  readonly sections: readonly string[] | null
  /** Trades of the tag; null = all trades. */
  readonly trades: readonly JudgedTrade[] | null
  readonly title: string
  /** English title; empty = the Russian one. */
  readonly titleEn: string
  readonly position: number
  /** False = the tag stays on its reviews and is not offered for new ones. */
  readonly isOffered: boolean
}

export const reviewTagMistakes = (tag: ReviewTag): FieldMistakes =>
  mistakesOf<Omit<ReviewTag, 'id' | 'isOffered'>>(
    {
      kind: oneOf(['advantage', 'disadvantage']),
      about: oneOf(['product', 'farmer']),
      sections: orNone(listOf(slug, { most: 100, least: 1 })),
      trades: orNone(listOf(oneOf(JUDGED_TRADES), { most: JUDGED_TRADES.length, least: 1 })),
      title: text({ most: 60, isRequired: true }),
      titleEn: text({ most: 60 }),
      position: whole(0, 100_000),
    },
    tag,
  )

/** Tags offered for a product of a section or a seller of a trade, in their order. */
export const tagsOffered = (
  tags: readonly ReviewTag[],
  about: ReviewTag['about'],
  section: string | null,
  trade: JudgedTrade,
): ReviewTag[] =>
  tags.filter(
    (tag) =>
      tag.isOffered &&
      tag.about === about &&
      (!tag.sections || (section !== null && tag.sections.includes(section))) &&
      (!tag.trades || tag.trades.includes(trade)),
  )

/** True = all ids are tags of this kind for this subject. */
export const areTags = (
  tags: readonly Pick<ReviewTag, 'id' | 'kind' | 'about'>[],
  ids: readonly number[],
  kind: ReviewTag['kind'],
  about: ReviewTag['about'],
): boolean => ids.every((id) => tags.some((tag) => tag.id === id && tag.kind === kind && tag.about === about))
