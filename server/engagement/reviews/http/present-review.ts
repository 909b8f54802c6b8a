import type { MatterText } from '@okolitsa/contracts/moderation/moderation.endpoints.ts'
import type { MyReview, Review, ReviewTotals, ReviewTag as ShownTag } from '@okolitsa/contracts/reviews/review.ts'
import type { DeskReview } from '@okolitsa/contracts/reviews/review-desk.endpoints.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import { shownRating } from '@okolitsa/domain/reviews/rating.ts'
import { mayEdit, shownPhotos } from '@okolitsa/domain/reviews/review.ts'
import type { ReviewTag } from '@okolitsa/domain/reviews/review-tags.ts'
import type { SuspicionSign } from '@okolitsa/domain/reviews/suspicion.ts'
import type { ReviewRow } from '../store/review.store.ts'
import type { DeskRow, ListedReview, ModeratedRow, RatingSummary } from '../store/review-list.store.ts'
import { idOfPhoto } from '../use-cases/write-review.ts'

const photoUrls = (id: number, photos: readonly string[], path = '/api/v1/reviews') =>
  photos.map((key) => `${path}/${id}/photos/${idOfPhoto(key)}`)

const atOffice = (id: number, photos: readonly string[]) => photoUrls(id, photos, '/v1/office/reviews')

const answerOf = ({ answer, answeredBy, answeredAt }: ReviewRow): Review['answer'] =>
  answer === null || answeredBy === null || answeredAt === null
    ? null
    : { text: answer, name: answeredBy, createdAt: answeredAt.toISOString() }

const reviewFacts = (row: ReviewRow) => ({
  reviewId: row.id,
  entityType: row.about,
  entityId: row.productId ?? (row.about === 'order' ? row.orderId : null) ?? row.organizationId,
  parentId: row.parentId,
  rating: row.rating,
  description: row.description,
  isTextDisplayed: row.description !== '',
  advantages: row.advantages,
  disadvantages: row.disadvantages,
  images: photoUrls(row.id, shownPhotos(row)),
  createdAt: row.createdAt.toISOString(),
  answer: row.answerHiddenBecause === null ? answerOf(row) : null,
})

/**
 * A review as shown to the public, without its order.
 * @param tags presented tags, offered or not
 */
export const presentReview = (row: ListedReview, customerId: number | null, tags: readonly ShownTag[]): Review => ({
  ...reviewFacts(row),
  ...(row.about === 'order' && { entityType: 'farmer', entityId: row.organizationId }),
  parentId: null,
  tags: tags.filter(({ id }) => row.advantages.includes(id) || row.disadvantages.includes(id)),
  name: row.isAnonymous || row.authorName === '' ? null : row.authorName,
  helpfulCount: row.helpfulCount,
  isHelpful: row.isHelpful,
  isMine: customerId !== null && row.customerId === customerId,
})

export const presentMine = (row: ReviewRow, now: Date): MyReview => ({
  ...reviewFacts(row),
  // authors see and remove all of their own
  images: photoUrls(row.id, row.photos),
  isAnonymous: row.isAnonymous,
  state: row.state,
  declinedBecause: row.declinedBecause,
  mayEdit: mayEdit(row, now),
})

export const presentForDesk = (row: DeskRow): DeskReview => ({
  reviewId: row.id,
  product: row.productId === null ? null : { id: row.productId, title: row.productTitle ?? '' },
  sellerTitle: row.sellerTitle,
  // an order identifies its customer
  orderId: row.isAnonymous ? null : row.orderId,
  rating: row.rating,
  description: row.description,
  advantages: row.advantages,
  disadvantages: row.disadvantages,
  images: photoUrls(row.id, shownPhotos(row)),
  name: row.authorName === '' || row.isAnonymous ? null : row.authorName,
  isAnonymous: row.isAnonymous,
  createdAt: row.createdAt.toISOString(),
  answer: answerOf(row),
  answerHiddenBecause: row.answerHiddenBecause,
})

/** A review, one of its photos, or the seller's answer to it, for a moderator, who always sees the author's name. */
export const presentModerated = (
  row: ModeratedRow,
  { signs = [], ...what }: { kind: 'review' | 'answer'; signs?: SuspicionSign[] } | { photo: string; signs?: [] },
): MatterText => ({
  sellerTitle: row.sellerTitle,
  about: row.productTitle,
  ...('photo' in what
    ? { name: row.authorName || null, text: '', quote: row.description, images: atOffice(row.id, [what.photo]) }
    : what.kind === 'review'
      ? { name: row.authorName || null, text: row.description, quote: null, images: atOffice(row.id, row.photos) }
      : { name: row.answeredBy, text: row.answer ?? '', quote: row.description, images: [] }),
  review: {
    rating: row.rating,
    orderId: row.orderId,
    isAnonymous: row.isAnonymous,
    isAnswered: row.answer !== null,
    published: row.authorPublished,
    declined: row.authorDeclined,
    signs,
  },
})

export const presentTag = ({ id, kind, title, titleEn }: ReviewTag, language: Language): ShownTag => ({
  id,
  kind,
  title: language === 'en' && titleEn !== '' ? titleEn : title,
})

export function presentTotals(summary: RatingSummary | null, tags: readonly ShownTag[]): ReviewTotals {
  const counts = summary?.tags ?? {}
  return {
    rating: summary && shownRating(summary),
    reviewsCount: summary?.ratingCount ?? 0,
    starsSummary: summary?.stars ?? [0, 0, 0, 0, 0],
    tags: tags
      .filter(({ id }) => counts[id] !== undefined)
      .map((tag) => ({ ...tag, count: counts[tag.id] ?? 0 }))
      .sort((one, other) => other.count - one.count || one.id - other.id),
    totalTagged: summary?.taggedCount ?? 0,
  }
}
