import type { reviewDeskEndpoints } from '@okolitsa/contracts/reviews/review-desk.endpoints.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import { presentForDesk } from '../../http/present-review.ts'
import type { ReviewDeps } from '../../review-deps.ts'
import { countForSeller, findDeskReview, listForSeller } from '../../store/review-list.store.ts'
import { answerReview } from '../../use-cases/answer-review.ts'

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
      return pageOf(rows.map(presentForDesk), query, total)
    },

    answerReview: async ({ params, body, actor, scope }) => {
      await answerReview(deps, scope, params.id, { text: body.answer, staffId: actor.staffId })
      const row = await findDeskReview(executor, scope, params.id)
      if (!row) throw new Refusal('NOT_FOUND')
      return presentForDesk(row)
    },
  }
}
