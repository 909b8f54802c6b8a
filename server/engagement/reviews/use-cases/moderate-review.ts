import { everybodys, type StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { type DeclineReason, mayUndoModeration, undoBefore } from '@okolitsa/domain/reviews/review.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { reviewAwaitsAnswer, reviewDeclined, reviewModerated, reviewPublished } from '../events.ts'
import type { ReviewDeps } from '../review-deps.ts'
import { findReview, lockReview, type ReviewRow, removeModeration, saveModeration } from '../store/review.store.ts'
import { keepRatings } from './keep-ratings.ts'
import { reviewRefused } from './write-review.ts'

/** A review, locked after its seller, whose ratings a decision changes. @throws Refusal NOT_FOUND */
async function takeReview(deps: ReviewDeps, tx: Executor, scope: StaffScope, id: number): Promise<ReviewRow> {
  const seen = await findReview(tx, scope, id)
  if (!seen) throw new Refusal('NOT_FOUND')
  await deps.sellers.takeSellers(tx, [seen.organizationId])
  const review = await lockReview(tx, scope, id)
  if (!review) throw new Refusal('NOT_FOUND')
  return review
}

/**
 * Publishes or declines a review; the author and the seller are notified when the decision can no longer be taken back.
 * Returns that time. Refuses NOT_FOUND, and REVIEW_REFUSED (`decided`) when it was moderated before.
 */
export async function moderateReview(
  deps: ReviewDeps,
  scope: StaffScope,
  id: number,
  { declinedBecause, staffId }: { readonly declinedBecause: DeclineReason | null; readonly staffId: number },
): Promise<Date> {
  return deps.database.inTransaction(async (tx) => {
    const review = await takeReview(deps, tx, scope, id)
    if (review.state !== 'waiting') throw reviewRefused('decided')
    const at = deps.clock()
    await saveModeration(tx, id, { declinedBecause, staffId, at })
    if (declinedBecause === null) await keepRatings(deps, tx, review)
    await emit(tx, reviewModerated({ reviewId: id, decidedAt: at.toISOString() }), undoBefore(at))
    return undoBefore(at)
  })
}

/** Takes back the person's own decision. Refuses NOT_FOUND, and REVIEW_REFUSED (`decided`) when it is too late. */
export async function undoModeration(deps: ReviewDeps, scope: StaffScope, id: number, staffId: number): Promise<void> {
  await deps.database.inTransaction(async (tx) => {
    const review = await takeReview(deps, tx, scope, id)
    if (!mayUndoModeration(review, staffId, deps.clock())) throw reviewRefused('decided')
    await removeModeration(tx, id)
    if (review.state === 'published') await keepRatings(deps, tx, review)
  })
}

/** Publishes a decision that still stands. */
export async function announceModeration(
  deps: ReviewDeps,
  { reviewId, decidedAt }: { readonly reviewId: number; readonly decidedAt: string },
): Promise<void> {
  await deps.database.inTransaction(async (tx) => {
    const review = await lockReview(tx, everybodys('a job tells the author of any review'), reviewId)
    if (review?.moderatedAt?.toISOString() !== decidedAt || review.state === 'waiting') return
    const { state, organizationId, orderId } = review
    // the seller is not notified of a change to an answered review
    if (state === 'published' && review.description !== '' && review.answer === null)
      await emit(tx, reviewAwaitsAnswer({ reviewId, organizationId }))
    // imported reviews have no order and no author to notify
    if (orderId === null) return
    await emit(
      tx,
      state === 'published' ? reviewPublished({ reviewId, orderId }) : reviewDeclined({ reviewId, orderId }),
    )
  })
}
