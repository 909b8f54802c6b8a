import type { CustomerScope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import {
  authorName,
  MAX_REVIEW_PHOTOS,
  mayEdit,
  type Possibility,
  type Reviewed,
  stateAfterWriting,
} from '@okolitsa/domain/reviews/review.ts'
import { areTags } from '@okolitsa/domain/reviews/review-tags.ts'
import { createKeyedQueue } from '../../../platform/cache/keyed-queue.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { wrongField } from '../../../platform/http/problem.ts'
import type { ReviewDeps } from '../review-deps.ts'
import { findReview, insertReview, lockReview, type ReviewRow, saveReview } from '../store/review.store.ts'
import { findPossibility } from './find-possibility.ts'
import { keepRatings } from './keep-ratings.ts'

export interface Opinion {
  readonly rating: number
  readonly description: string
  readonly advantages: readonly number[]
  readonly disadvantages: readonly number[]
  readonly isAnonymous: boolean
}

type RefusedBecause = Exclude<Possibility, 'ok'> | 'own' | 'decided' | 'tooManyPhotos'
export const reviewRefused = (reason: RefusedBecause) => new Refusal('REVIEW_REFUSED', { reason })

async function checkTags({ tags }: ReviewDeps, { advantages, disadvantages }: Opinion, about: Reviewed): Promise<void> {
  const of = about === 'product' ? 'product' : 'farmer'
  const all = await tags()
  if (!areTags(all, advantages, 'advantage', of)) throw wrongField('advantages')
  if (!areTags(all, disadvantages, 'disadvantage', of)) throw wrongField('disadvantages')
}
const once = (ids: readonly number[]) => [...new Set(ids)]

/**
 * Adds a customer's review of a received product or order. Without text it is published and counted immediately; a text
 * waits for a moderator. Refuses REVIEW_REFUSED with the reason of the possibility check, NOT_FOUND, BAD_REQUEST for
 * wrong tags.
 */
export async function addReview(
  deps: ReviewDeps,
  scope: CustomerScope,
  thing: { readonly about: Reviewed; readonly id: number },
  opinion: Opinion,
): Promise<ReviewRow> {
  await checkTags(deps, opinion, thing.about)
  const now = deps.clock()
  const { organizationId } = await findPossibility(
    { executor: deps.database.executor, products: deps.products },
    scope,
    thing,
    now,
  )
  return deps.database.inTransaction(async (tx) => {
    await deps.sellers.takeSellers(tx, [organizationId])
    const { status, order, author } = await findPossibility(
      { executor: tx, products: deps.products },
      scope,
      thing,
      now,
    )
    if (status !== 'ok' || !order) throw reviewRefused(status === 'ok' ? 'notReceived' : status)
    const review = await insertReview(tx, {
      ...opinion,
      advantages: once(opinion.advantages),
      disadvantages: once(opinion.disadvantages),
      organizationId,
      productId: thing.about === 'product' ? thing.id : null,
      about: thing.about,
      orderId: order.id,
      customerId: scope.customerId,
      authorName: authorName(author.firstName, author.lastName),
      state: stateAfterWriting(opinion),
      at: now,
    })
    if (!review) throw reviewRefused('reviewed')
    if (review.state === 'published') await keepRatings(deps, tx, review)
    else await queue(deps, tx, review)
    return review
  })
}

/** Locks an own review with its seller's row. Throws NOT_FOUND, REVIEW_REFUSED (`tooLate`). */
async function takeOwn(deps: ReviewDeps, tx: Executor, scope: CustomerScope, id: number): Promise<ReviewRow> {
  const seen = await findReview(tx, scope, id)
  if (!seen) throw new Refusal('NOT_FOUND')
  await deps.sellers.takeSellers(tx, [seen.organizationId])
  const review = await lockReview(tx, scope, id)
  if (!review) throw new Refusal('NOT_FOUND')
  if (!mayEdit(review, deps.clock())) throw reviewRefused('tooLate')
  return review
}

/** The id of a photo in the queue of the office: its review's and its own. */
const photoSubject = (reviewId: number, key: string): string => `${reviewId}-${idOfPhoto(key)}`

/** Puts a review with a text into the queue of the office; one without is not moderated. */
function queue(
  { moderation }: ReviewDeps,
  tx: Executor,
  { id, organizationId, state, description: text, changedAt: at }: ReviewRow,
) {
  const subject = { kind: 'review', id: String(id) } as const
  if (state !== 'waiting') return moderation.withdraw(tx, 'review', [subject.id])
  return moderation.submit(tx, { ...subject, organizationId, isShown: false, text, at })
}

/** Stores a changed review: its text is moderated again after every change of the opinion, each new photo on its own. */
async function saveChanged(
  deps: ReviewDeps,
  tx: Executor,
  before: ReviewRow,
  change: Partial<ReviewRow>,
): Promise<ReviewRow> {
  const changed = { ...before, ...change, changedAt: deps.clock() }
  const added = changed.photos.filter((key) => !before.photos.includes(key))
  const removed = before.photos.filter((key) => !changed.photos.includes(key))
  const after: ReviewRow = {
    ...changed,
    hiddenPhotos: [...before.hiddenPhotos.filter((key) => !removed.includes(key)), ...added],
    ...(change.description !== undefined && {
      ...{ state: stateAfterWriting(changed), declinedBecause: null, moderatedBy: null, moderatedAt: null },
    }),
  }
  await saveReview(tx, after, after.changedAt)
  if (change.description !== undefined) await queue(deps, tx, after)
  const idsOf = (keys: readonly string[]) => keys.map((key) => photoSubject(after.id, key))
  const { organizationId, changedAt: at } = after
  if (added.length > 0) await deps.moderation.submitPhotos(tx, idsOf(added), { organizationId, at })
  if (removed.length > 0) await deps.moderation.withdraw(tx, 'photo', idsOf(removed))
  if (before.state === 'published' || after.state === 'published') await keepRatings(deps, tx, after)
  return after
}

/** Changes an own review. Refuses NOT_FOUND, REVIEW_REFUSED (`tooLate`), BAD_REQUEST for wrong tags. */
export async function changeReview(
  deps: ReviewDeps,
  scope: CustomerScope,
  id: number,
  change: { readonly [K in keyof Opinion]?: Opinion[K] | undefined },
): Promise<ReviewRow> {
  return deps.database.inTransaction(async (tx) => {
    const before = await takeOwn(deps, tx, scope, id)
    const opinion: Opinion = {
      rating: change.rating ?? before.rating,
      description: change.description ?? before.description,
      advantages: once(change.advantages ?? before.advantages),
      disadvantages: once(change.disadvantages ?? before.disadvantages),
      isAnonymous: change.isAnonymous ?? before.isAnonymous,
    }
    await checkTags(deps, opinion, before.about)
    return saveChanged(deps, tx, before, {
      ...opinion,
      advantages: [...opinion.advantages],
      disadvantages: [...opinion.disadvantages],
    })
  })
}

/** Serializes the photos of one review, so that no photo above the maximum is processed. */
const oneAtATime = createKeyedQueue()

/**
 * Adds photos to an own review. Refuses PHOTO_REQUIRED, PHOTO_UNREADABLE, PHOTO_TOO_LARGE, PHOTO_TOO_SMALL, NOT_FOUND,
 * REVIEW_REFUSED (`tooManyPhotos`, `tooLate`).
 * @param readPhotos called when the review may have photos
 */
export async function addPhotos(
  deps: ReviewDeps,
  scope: CustomerScope,
  id: number,
  readPhotos: () => Promise<AsyncIterable<Uint8Array>>,
): Promise<ReviewRow> {
  return oneAtATime(String(id), async () => {
    const seen = await findReview(deps.database.executor, scope, id)
    if (!seen) throw new Refusal('NOT_FOUND')
    if (!mayEdit(seen, deps.clock())) throw reviewRefused('tooLate')
    if (seen.photos.length >= MAX_REVIEW_PHOTOS) throw reviewRefused('tooManyPhotos')
    const added = await deps.photos.save(scope, `reviews/${id}`, await readPhotos())
    try {
      if (added.length === 0) throw new Refusal('PHOTO_REQUIRED')
      return await deps.database.inTransaction(async (tx) => {
        const before = await takeOwn(deps, tx, scope, id)
        const photos = [...before.photos, ...added]
        if (photos.length > MAX_REVIEW_PHOTOS) throw reviewRefused('tooManyPhotos')
        return saveChanged(deps, tx, before, { photos })
      })
    } catch (error) {
      // after a lost connection the review may have been stored with these photos
      if (error instanceof Refusal) await deps.photos.forget(added)
      throw error
    }
  })
}

export async function removePhoto(
  deps: ReviewDeps,
  scope: CustomerScope,
  id: number,
  photoId: string,
): Promise<ReviewRow> {
  const { review, key } = await deps.database.inTransaction(async (tx) => {
    const before = await takeOwn(deps, tx, scope, id)
    const gone = photoOf(before, photoId)
    if (!gone) throw new Refusal('NOT_FOUND')
    const photos = before.photos.filter((one) => one !== gone)
    return { review: await saveChanged(deps, tx, before, { photos }), key: gone }
  })
  await deps.photos.forget([key])
  return review
}

export const idOfPhoto = (key: string) => key.slice(key.lastIndexOf('/') + 1, -'.webp'.length)

/** The key of a review's photo; undefined = none. */
export const photoOf = ({ photos }: { readonly photos: readonly string[] }, photoId: string): string | undefined =>
  photos.find((key) => key.endsWith(`/${photoId}.webp`))
