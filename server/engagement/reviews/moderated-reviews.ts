import type { MatterText } from '@okolitsa/contracts/moderation/moderation.endpoints.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { undoBefore } from '@okolitsa/domain/moderation/moderation.ts'
import { signsOf } from '@okolitsa/domain/reviews/suspicion.ts'
import type { ModeratedKinds, ModeratedTexts } from '../../people/moderation/desk/ports.ts'
import { integerIdOf } from '../../people/moderation/public.ts'
import type { Executor } from '../../platform/db/client.ts'
import { emit } from '../../platform/db/outbox.ts'
import { reviewAnswered, reviewModerated } from './events.ts'
import { presentModerated } from './http/present-review.ts'
import type { ReviewDeps } from './review-deps.ts'
import {
  findReview,
  lockReview,
  type ReviewRow,
  removeModeration,
  saveAnswerHidden,
  saveModeration,
} from './store/review.store.ts'
import { listModerated, listRecentTexts } from './store/review-list.store.ts'
import { listSuspicions } from './store/suspicion.store.ts'
import { keepRatings } from './use-cases/keep-ratings.ts'

/** A review, locked after its seller, whose ratings a decision changes; null = gone. */
async function takeReview(deps: ReviewDeps, tx: Executor, scope: StaffScope, id: string): Promise<ReviewRow | null> {
  const reviewId = integerIdOf(id)
  const seen = reviewId === null ? null : await findReview(tx, scope, reviewId)
  if (!seen) return null
  await deps.sellers.takeSellers(tx, [seen.organizationId])
  return lockReview(tx, scope, seen.id)
}

/** Reviews and their answers in the queue of the office. */
export function moderatedReviews(deps: ReviewDeps): ModeratedKinds<'review' | 'answer'> {
  const texts = (kind: 'review' | 'answer'): Omit<ModeratedTexts, 'take'> => ({
    listRecent: (executor, scope, asked) => listRecentTexts(executor, scope, kind, asked),
    read: async (executor, scope, ids) => {
      const asked = ids.flatMap((id) => integerIdOf(id) ?? [])
      const [rows, facts] = await Promise.all([
        listModerated(executor, scope, asked),
        kind === 'review' ? listSuspicions(executor, scope, asked) : [],
      ])
      const signs = new Map(facts.map((one) => [one.id, signsOf(one)]))
      const isLeft = ({ answer }: ReviewRow) => kind === 'review' || answer !== null
      return new Map<string, MatterText>(
        rows.filter(isLeft).map((row) => [String(row.id), presentModerated(row, kind, signs.get(row.id) ?? [])]),
      )
    },
    findShown: async (executor, site, id) => {
      const reviewId = integerIdOf(id)
      const review = reviewId === null ? null : await findReview(executor, site, reviewId)
      const isShown =
        review?.state === 'published' &&
        (kind === 'review' || (review.answer !== null && review.answerHiddenBecause === null))
      return isShown ? { id, organizationId: review.organizationId } : null
    },
  })
  return {
    review: {
      ...texts('review'),
      take: async (tx, scope, id) => {
        const review = await takeReview(deps, tx, scope, id)
        return (
          review && {
            organizationId: review.organizationId,
            decide: async ({ at, ...decision }) => {
              if (review.state === 'published' && decision.because === null) return
              await saveModeration(tx, review.id, { ...decision, at })
              if (review.state === 'published' || decision.because === null) await keepRatings(deps, tx, review)
              await emit(tx, reviewModerated({ reviewId: review.id, decidedAt: at.toISOString() }), undoBefore(at))
            },
            undo: async (wasShown) => {
              const state = wasShown ? 'published' : 'waiting'
              await removeModeration(tx, review.id, state)
              if (review.state !== state) await keepRatings(deps, tx, review)
            },
          }
        )
      },
    },
    answer: {
      ...texts('answer'),
      take: async (tx, scope, id) => {
        const review = await takeReview(deps, tx, scope, id)
        if (!review || review.answer === null) return null
        return {
          organizationId: review.organizationId,
          decide: async ({ because }) => {
            await saveAnswerHidden(tx, review.id, because)
            const { id: reviewId, orderId } = review
            // a customer is notified of a held answer when it is shown; a repetition is not announced again
            if (because === null && review.answerHiddenBecause === 'waiting' && orderId !== null)
              await emit(tx, reviewAnswered({ reviewId, orderId }))
          },
          undo: (wasShown) => saveAnswerHidden(tx, review.id, wasShown ? null : 'waiting'),
        }
      },
    },
  }
}
