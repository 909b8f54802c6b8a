import type { reviewDeskEndpoints } from '@okolitsa/contracts/reviews/review-desk.endpoints.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import { presentForDesk } from '../../http/present-review.ts'
import type { ReviewDeps } from '../../review-deps.ts'
import { findReview } from '../../store/review.store.ts'
import {
  countForSeller,
  countWaiting,
  findDeskReview,
  listForSeller,
  listWaiting,
} from '../../store/review-list.store.ts'
import { answerReview, moderateReview } from '../../use-cases/moderate-review.ts'
import { photoOf } from '../../use-cases/write-review.ts'

const pageOf = <Item>(items: Item[], { page, perPage }: { page: number; perPage: number }, totalItems: number) => ({
  items,
  currentPage: page,
  totalItems,
  totalPages: Math.ceil(totalItems / perPage),
  itemsPerPage: perPage,
})

export function reviewDeskHandlers(deps: ReviewDeps): Handlers<typeof reviewDeskEndpoints> {
  const { executor } = deps.database
  return {
    listReviews: async ({ query, scope }) => {
      const [rows, total] = await Promise.all([
        listForSeller(executor, scope, query),
        countForSeller(executor, scope, query.queue),
      ])
      return pageOf(
        rows.map((row) => presentForDesk(row, 'seller')),
        query,
        total,
      )
    },

    answerReview: async ({ params, body, actor, scope }) => {
      await answerReview(deps, scope, params.id, { text: body.answer, staffId: actor.staffId })
      const row = await findDeskReview(executor, scope, params.id)
      if (!row) throw new Refusal('NOT_FOUND')
      return presentForDesk(row, 'seller')
    },

    listWaitingReviews: async ({ query, scope }) => {
      const [rows, total] = await Promise.all([listWaiting(executor, scope, query), countWaiting(executor, scope)])
      return pageOf(
        rows.map((row) => presentForDesk(row, 'moderator')),
        query,
        total,
      )
    },

    moderateReview: async ({ params, body, actor, scope }) => {
      await moderateReview(deps, scope, params.id, { ...body, staffId: actor.staffId })
      return { reviewId: params.id }
    },

    moderatedPhoto: async ({ params, scope }) => {
      const review = await findReview(executor, scope, params.id)
      const key = review && photoOf(review, params.photoId)
      const photo = key === undefined || key === null ? null : await deps.photos.read(key)
      if (!photo) throw new Refusal('NOT_FOUND')
      return photo
    },
  }
}
