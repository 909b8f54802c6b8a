import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { reviewAnswered } from '../events.ts'
import type { ReviewDeps } from '../review-deps.ts'
import { findStaffName, lockReview, saveAnswer, saveAnswerHidden } from '../store/review.store.ts'

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
    const at = deps.clock()
    await saveAnswer(tx, id, { text, name, at })
    const { organizationId, orderId } = review
    const matter = { kind: 'answer', id: String(id), organizationId, text, at } as const
    // the office looks at a hidden answer again when it is changed
    const wasHidden = review.answerHiddenBecause !== null
    if (wasHidden) await deps.moderation.submit(tx, { ...matter, isShown: false })
    const isHeld = wasHidden || (await deps.moderation.check(tx, matter))
    if (isHeld) await saveAnswerHidden(tx, id, 'waiting')
    else if (review.answer === null && orderId !== null) await emit(tx, reviewAnswered({ reviewId: id, orderId }))
  })
}
