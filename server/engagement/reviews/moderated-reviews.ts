import type { MatterText } from '@okolitsa/contracts/moderation/moderation.endpoints.ts'
import { everybodys, type StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { undoBefore } from '@okolitsa/domain/moderation/moderation.ts'
import { shownPhotos } from '@okolitsa/domain/reviews/review.ts'
import { signsOf } from '@okolitsa/domain/reviews/suspicion.ts'
import type { ModeratedKinds, ModeratedTexts } from '../../people/moderation/desk/ports.ts'
import { type textHidden, writingHidden } from '../../people/moderation/events.ts'
import { integerIdOf } from '../../people/moderation/public.ts'
import type { Executor } from '../../platform/db/client.ts'
import { emit } from '../../platform/db/outbox.ts'
import type { PayloadOf } from '../../platform/events/event.ts'
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
  savePhotosHidden,
} from './store/review.store.ts'
import { findDeskReview, listModerated, listRecentTexts } from './store/review-list.store.ts'
import { listSuspicions } from './store/suspicion.store.ts'
import { keepRatings } from './use-cases/keep-ratings.ts'
import { photoOf } from './use-cases/write-review.ts'

/** A review, locked after its seller, whose ratings a decision changes; null = gone. */
async function takeReview(deps: ReviewDeps, tx: Executor, scope: StaffScope, id: string): Promise<ReviewRow | null> {
  const reviewId = integerIdOf(id)
  const seen = reviewId === null ? null : await findReview(tx, scope, reviewId)
  if (!seen) return null
  await deps.sellers.takeSellers(tx, [seen.organizationId])
  return lockReview(tx, scope, seen.id)
}

const PHOTO = /^([1-9]\d{0,8})-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

/** Review and photo of an id in the queue; null = the id cannot be one. */
function photoOfSubject(id: string): { readonly reviewId: number; readonly photoId: string } | null {
  const [, reviewId, photoId] = PHOTO.exec(id) ?? []
  return reviewId !== undefined && photoId !== undefined ? { reviewId: Number(reviewId), photoId } : null
}

/** Photos of reviews in the queue of the office; each is hidden or shown while the text stays. */
const moderatedPhotos = (deps: ReviewDeps): ModeratedTexts => ({
  read: async (executor, scope, ids) => {
    const asked = ids.flatMap((id) => photoOfSubject(id) ?? [])
    const rows = await listModerated(
      executor,
      scope,
      asked.map(({ reviewId }) => reviewId),
    )
    const rowOf = new Map(rows.map((row) => [row.id, row]))
    return new Map(
      asked.flatMap(({ reviewId, photoId }) => {
        const row = rowOf.get(reviewId)
        const photo = row && photoOf(row, photoId)
        return photo ? [[`${reviewId}-${photoId}`, presentModerated(row, { photo })] as const] : []
      }),
    )
  },
  take: async (tx, scope, id) => {
    const asked = photoOfSubject(id)
    const review = asked && (await takeReview(deps, tx, scope, String(asked.reviewId)))
    const key = review && photoOf(review, asked.photoId)
    if (!key) return null
    const hide = async (isHidden: boolean) => {
      const others = review.hiddenPhotos.filter((one) => one !== key)
      await savePhotosHidden(tx, review.id, isHidden ? [...others, key] : others)
      if (review.state === 'published') await keepRatings(deps, tx, review)
    }
    return {
      organizationId: review.organizationId,
      decide: ({ because }) => hide(because !== null),
      undo: (wasShown) => hide(!wasShown),
    }
  },
  listRecent: async () => [],
  findShown: async (executor, site, id) => {
    const asked = photoOfSubject(id)
    const review = asked && (await findReview(executor, site, asked.reviewId))
    const isShown = review?.state === 'published' && photoOf({ photos: shownPhotos(review) }, asked?.photoId ?? '')
    return isShown ? { id, organizationId: review.organizationId } : null
  },
})

/** Notifies the author of a hidden photo of the reason. */
export async function announceHiddenPhoto(
  { database }: Pick<ReviewDeps, 'database'>,
  { kind, id, because, decidedAt }: PayloadOf<typeof textHidden>,
): Promise<void> {
  const photo = kind === 'photo' ? photoOfSubject(id) : null
  if (!photo) return
  await database.inTransaction(async (tx) => {
    const scope = everybodys('a job notifies the author of any photo')
    const review = await findDeskReview(tx, scope, photo.reviewId)
    // imported reviews have no author to notify
    if (!review || review.customerId === null) return
    const { customerId, organizationId, sellerTitle, orderId } = review
    const path = orderId === null ? '/account/orders' : `/account/orders/${orderId}`
    const about = { kind, id, because, decidedAt, customerId, organizationId, sellerTitle, path }
    await emit(tx, writingHidden({ ...about, toSeller: false }))
  })
}

/** Reviews, their photos and answers in the queue of the office. */
export function moderatedReviews(deps: ReviewDeps): ModeratedKinds<'review' | 'answer' | 'photo'> {
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
        rows
          .filter(isLeft)
          .map((row) => [String(row.id), presentModerated(row, { kind, signs: signs.get(row.id) ?? [] })]),
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
    photo: moderatedPhotos(deps),
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
