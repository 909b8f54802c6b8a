import { everybodys } from '@okolitsa/domain/identity/scope.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { reviewAwaitsAnswer, reviewDeclined, reviewPublished } from '../events.ts'
import type { ReviewDeps } from '../review-deps.ts'
import { lockReview } from '../store/review.store.ts'

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
