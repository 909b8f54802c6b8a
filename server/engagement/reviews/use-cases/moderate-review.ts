import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { DeclineReason } from '@okolitsa/domain/reviews/review.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { reviewAnswered, reviewAwaitsAnswer, reviewDeclined, reviewPublished } from '../events.ts'
import type { ReviewDeps } from '../review-deps.ts'
import { findReview, findStaffName, lockReview, saveAnswer, saveModeration } from '../store/review.store.ts'
import { keepRatings } from './keep-ratings.ts'
import { reviewRefused } from './write-review.ts'

/** Publishes or declines a review. Refuses NOT_FOUND, and REVIEW_REFUSED (`decided`) when it was moderated before. */
export async function moderateReview(
  deps: ReviewDeps,
  scope: StaffScope,
  id: number,
  { declinedBecause, staffId }: { readonly declinedBecause: DeclineReason | null; readonly staffId: number },
): Promise<void> {
  await deps.database.inTransaction(async (tx) => {
    const seen = await findReview(tx, scope, id)
    if (!seen) throw new Refusal('NOT_FOUND')
    await deps.sellers.takeSellers(tx, [seen.organizationId])
    const review = await lockReview(tx, scope, id)
    if (review?.state !== 'waiting') throw reviewRefused('decided')
    await saveModeration(tx, id, { declinedBecause, staffId, at: deps.clock() })
    if (declinedBecause === null) await keepRatings(deps, tx, review)
    // the seller is not notified of a change to an answered review
    if (declinedBecause === null && review.description !== '' && review.answer === null)
      await emit(tx, reviewAwaitsAnswer({ reviewId: id, organizationId: review.organizationId }))
    // imported reviews have no order and no author to notify
    if (review.orderId === null) return
    const facts = { reviewId: id, orderId: review.orderId }
    await emit(tx, declinedBecause === null ? reviewPublished(facts) : reviewDeclined(facts))
  })
}

/** Adds the seller's answer to a published review, with the author's name. Refuses NOT_FOUND. */
export async function answerReview(
  deps: ReviewDeps,
  scope: StaffScope,
  id: number,
  { text, staffId }: { readonly text: string; readonly staffId: number },
): Promise<void> {
  await deps.database.inTransaction(async (tx) => {
    const review = await lockReview(tx, scope, id)
    const name = await findStaffName(tx, staffId)
    if (review?.state !== 'published' || name === null) throw new Refusal('NOT_FOUND')
    await saveAnswer(tx, id, { text, name, at: deps.clock() })
    if (review.answer === null && review.orderId !== null) {
      await emit(tx, reviewAnswered({ reviewId: id, orderId: review.orderId }))
    }
  })
}
