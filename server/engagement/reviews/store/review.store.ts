import type { Scope } from '@okolitsa/domain/identity/scope.ts'
import type { HiddenBecause } from '@okolitsa/domain/moderation/moderation.ts'
import type { DeclineReason, Reviewed, ReviewState } from '@okolitsa/domain/reviews/review.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, within } from '../../../platform/db/within.ts'

export interface ReviewRow {
  readonly id: number
  readonly organizationId: number
  readonly productId: number | null
  readonly about: Reviewed
  readonly orderId: number | null
  readonly parentId: number | null
  readonly customerId: number | null
  readonly authorName: string
  readonly isAnonymous: boolean
  readonly rating: number
  readonly description: string
  readonly advantages: number[]
  readonly disadvantages: number[]
  readonly photos: string[]
  /** Photos that the office hides or has not decided. */
  readonly hiddenPhotos: string[]
  readonly state: ReviewState
  readonly declinedBecause: DeclineReason | null
  readonly moderatedBy: number | null
  readonly moderatedAt: Date | null
  readonly answer: string | null
  readonly answeredBy: string | null
  readonly answeredAt: Date | null
  /** Null = the office does not hide the answer. */
  readonly answerHiddenBecause: HiddenBecause | null
  readonly helpfulCount: number
  readonly createdAt: Date
  readonly changedAt: Date
}

export const REVIEW_COLUMNS = `review.id, review.organization_id as "organizationId", review.product_id as "productId", review.about,
  review.order_id as "orderId", review.parent_id as "parentId", review.customer_id as "customerId",
  review.author_name as "authorName", review.is_anonymous as "isAnonymous", review.rating, review.description,
  review.advantages, review.disadvantages, review.photos, review.hidden_photos as "hiddenPhotos", review.state, review.declined_because as "declinedBecause",
  review.moderated_by as "moderatedBy", review.moderated_at as "moderatedAt",
  review.answer, review.answered_by as "answeredBy", review.answered_at as "answeredAt",
  review.answer_hidden_because as "answerHiddenBecause",
  review.helpful_count as "helpfulCount", review.created_at as "createdAt", review.changed_at as "changedAt"`

export const OWNERS = { customer: 'review.customer_id', organization: 'review.organization_id' }

/** A review before moderation. */
export interface NewReview {
  readonly organizationId: number
  readonly productId: number | null
  readonly about: Reviewed
  readonly orderId: number
  readonly customerId: number
  readonly authorName: string
  readonly isAnonymous: boolean
  readonly rating: number
  readonly description: string
  readonly advantages: readonly number[]
  readonly disadvantages: readonly number[]
  readonly state: ReviewState
  readonly at: Date
}

/** Inserts a review; null = this order already has a review of the subject. */
export async function insertReview(tx: Executor, review: NewReview): Promise<ReviewRow | null> {
  const [row] = await run<ReviewRow>(
    tx,
    `insert into review (organization_id, product_id, about, order_id, parent_id, customer_id, author_name, is_anonymous,
       rating, description, advantages, disadvantages, state, created_at, changed_at)
     values ($1, $2, $3, $4,
       (select id from review where order_id = $4 and product_id is null and $2::int is not null), $5, $6, $7,
       $8, $9, $10, $11, $12, $13, $13)
     on conflict do nothing returning ${REVIEW_COLUMNS}`,
    [
      review.organizationId,
      review.productId,
      review.about,
      review.orderId,
      review.customerId,
      review.authorName,
      review.isAnonymous,
      review.rating,
      review.description,
      review.advantages,
      review.disadvantages,
      review.state,
      review.at,
    ],
  )
  return row ?? null
}

export async function findReview(executor: Executor, scope: Scope, id: number): Promise<ReviewRow | null> {
  const [row] = await run<ReviewRow>(
    executor,
    `select ${REVIEW_COLUMNS} from review where review.id = $1 and ${within(scope, OWNERS, 1)}`,
    [id, ...scopeValues(scope)],
  )
  return row ?? null
}

/** A review, locked until the end of the transaction. */
export async function lockReview(tx: Executor, scope: Scope, id: number): Promise<ReviewRow | null> {
  const [row] = await run<ReviewRow>(
    tx,
    `select ${REVIEW_COLUMNS} from review where review.id = $1 and ${within(scope, OWNERS, 1)} for update`,
    [id, ...scopeValues(scope)],
  )
  return row ?? null
}

/** Stores the author's changes. */
export async function saveReview(tx: Executor, review: ReviewRow, now: Date): Promise<void> {
  await run(
    tx,
    `update review set rating = $2, description = $3, advantages = $4, disadvantages = $5, is_anonymous = $6, photos = $7,
       hidden_photos = $8, state = $9, author_name = $10, declined_because = $11, moderated_by = $12, moderated_at = $13,
       changed_at = $14
      where id = $1`,
    [
      review.id,
      review.rating,
      review.description,
      review.advantages,
      review.disadvantages,
      review.isAnonymous,
      review.photos,
      review.hiddenPhotos,
      review.state,
      review.authorName,
      review.declinedBecause,
      review.moderatedBy,
      review.moderatedAt,
      now,
    ],
  )
}

export async function saveModeration(
  tx: Executor,
  id: number,
  decision: { readonly because: DeclineReason | null; readonly staffId: number; readonly at: Date },
): Promise<void> {
  await run(
    tx,
    `update review set state = case when $2::text is null then 'published' else 'declined' end, declined_because = $2,
       moderated_by = $3, moderated_at = $4 where id = $1`,
    [id, decision.because, decision.staffId, decision.at],
  )
}

/** Removes a moderation; the review waits again, or is shown as it was before. */
export async function removeModeration(tx: Executor, id: number, state: 'waiting' | 'published'): Promise<void> {
  await run(
    tx,
    'update review set state = $2, declined_because = null, moderated_by = null, moderated_at = null where id = $1',
    [id, state],
  )
}

export async function savePhotosHidden(tx: Executor, id: number, hiddenPhotos: readonly string[]): Promise<void> {
  await run(tx, 'update review set hidden_photos = $2 where id = $1', [id, hiddenPhotos])
}

export async function saveAnswerHidden(tx: Executor, id: number, because: HiddenBecause | null): Promise<void> {
  await run(tx, 'update review set answer_hidden_because = $2 where id = $1', [id, because])
}

export async function saveAnswer(
  tx: Executor,
  id: number,
  answer: { readonly text: string; readonly name: string; readonly at: Date },
): Promise<void> {
  await run(tx, 'update review set answer = $2, answered_by = $3, answered_at = $4 where id = $1', [
    id,
    answer.text,
    answer.name,
    answer.at,
  ])
}

/** Name of a staff member; null = the account is deleted. */
export async function findStaffName(executor: Executor, staffId: number): Promise<string | null> {
  const [row] = await run<{ name: string }>(executor, 'select name from staff_person as staff_account where id = $1', [
    staffId,
  ])
  return row?.name ?? null
}

/** Adds or removes a vote; a repeat has no effect. Returns the number of votes. */
export async function saveVote(
  tx: Executor,
  reviewId: number,
  customerId: number,
  isHelpful: boolean,
): Promise<number> {
  const changed = isHelpful
    ? await run(
        tx,
        'insert into review_vote (review_id, customer_id) values ($1, $2) on conflict do nothing returning review_id',
        [reviewId, customerId],
      )
    : await run(tx, 'delete from review_vote where review_id = $1 and customer_id = $2 returning review_id', [
        reviewId,
        customerId,
      ])
  const step = changed.length === 0 ? 0 : isHelpful ? 1 : -1
  const [row] = await run<{ count: number }>(
    tx,
    'update review set helpful_count = helpful_count + $2 where id = $1 returning helpful_count as count',
    [reviewId, step],
  )
  return row?.count ?? 0
}

export async function refreshRatings(
  tx: Executor,
  productIds: readonly number[],
  organizationIds: readonly number[],
): Promise<void> {
  await run(tx, 'select refresh_ratings($1::int[], $2::int[])', [productIds, organizationIds])
}

export async function refreshAllRatings(tx: Executor): Promise<void> {
  await run(tx, 'select refresh_ratings(null, null)')
}
