import type { ReviewPossibility } from '@okolitsa/contracts/reviews/review.ts'
import type { reviewsEndpoints } from '@okolitsa/contracts/reviews/reviews.endpoints.ts'
import type { SiteScope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { type ReviewableOrder, type Reviewed, reviewPossibility, shownPhotos } from '@okolitsa/domain/reviews/review.ts'
import { judgedTrade, type ReviewTag, tagsOffered } from '@okolitsa/domain/reviews/review-tags.ts'
import { type Handlers, siteScopeOf } from '../../../platform/http/handler.ts'
import type { ReviewDeps } from '../review-deps.ts'
import { findOrderToReview, listProductsOfOrder } from '../store/possibility.store.ts'
import { findReview, saveVote } from '../store/review.store.ts'
import { countShown, findLatest, findSummary, type Judged, listOfOrder, listShown } from '../store/review-list.store.ts'
import { type FoundPossibility, findPossibility } from '../use-cases/find-possibility.ts'
import { addPhotos, addReview, changeReview, photoOf, removePhoto, reviewRefused } from '../use-cases/write-review.ts'
import { presentMine, presentReview, presentTag, presentTotals } from './present-review.ts'

/** Cache header of a photo, which never changes; a hidden one leaves caches within the hour. */
const PHOTO_CACHE = 'private, max-age=3600'

const answerOf = ({ status, order }: Pick<FoundPossibility, 'status' | 'order'>): ReviewPossibility => ({
  isPossible: status === 'ok',
  status,
  orderId: order?.id ?? null,
  reviewId: order?.reviewId ?? null,
})

export function reviewsHandlers(deps: ReviewDeps): Handlers<typeof reviewsEndpoints> {
  const { executor, inTransaction } = deps.database
  const { products } = deps

  /** The subject of reviews. Throws NOT_FOUND when the site does not show it. */
  async function demandShown({ about, id }: Judged, site: SiteScope): Promise<void> {
    const organizationId = about === 'farmer' ? id : (await products.findListed(executor, id))?.organizationId
    const sellers = await deps.delivery.shownSellers(site)
    if (organizationId === undefined || !sellers.get(organizationId)) throw new Refusal('NOT_FOUND')
  }
  const possibilityOf =
    (about: Reviewed) =>
    async ({ params, scope }: PossibilityCall): Promise<ReviewPossibility> => {
      if (about !== 'order') await demandShown({ about, id: params.id }, scope.site)
      return answerOf(await findPossibility({ executor, products }, scope, { about, id: params.id }, deps.clock()))
    }
  type PossibilityCall = Parameters<Handlers<typeof reviewsEndpoints>['mayReviewProduct']>[0]

  return {
    reviewTags: async ({ query, context }) => {
      const present = (tag: ReviewTag) => presentTag(tag, context.language)
      const { ids, entityType, entityId, trade } = query
      const tags = await deps.tags()
      if (ids.length > 0) return { items: tags.filter(({ id }) => ids.includes(id)).map(present) }
      if (entityType === undefined) return { items: tags.map(present) }
      const product =
        entityType === 'product' && entityId !== undefined ? await products.findListed(executor, entityId) : null
      return { items: tagsOffered(tags, entityType, product?.section ?? null, trade).map(present) }
    },

    reviews: async ({ params, query, actor, scope, context }) => {
      const thing = { about: params.entityType, id: params.id }
      await demandShown(thing, scope)
      const { page, perPage, sorting, stars, tag } = query
      const narrowed = { stars: stars ?? null, tag: tag ?? null }
      const isNarrowed = stars !== undefined || tag !== undefined
      const customerId = actor.kind === 'customer' ? actor.customerId : null
      const [tags, rows, summary, found] = await Promise.all([
        deps.tags(),
        listShown(executor, thing, { page, perPage, sorting, customerId, ...narrowed }),
        findSummary(executor, thing),
        // the unfiltered count is stored
        isNarrowed ? countShown(executor, thing, narrowed) : null,
      ])
      const totalItems = found ?? summary?.shownCount ?? 0
      const shownTags = tags.map((one) => presentTag(one, context.language))
      const totals = query.needTotals ? presentTotals(summary, shownTags) : null
      return {
        items: rows.map((row) => presentReview(row, customerId, shownTags)),
        currentPage: page,
        totalItems,
        totalPages: Math.ceil(totalItems / perPage),
        itemsPerPage: perPage,
        totals,
        starsSummary: totals?.starsSummary ?? null,
        tags: totals?.tags ?? null,
        totalTagged: totals?.totalTagged ?? null,
      }
    },

    mayReviewProduct: possibilityOf('product'),
    mayReviewFarmer: possibilityOf('farmer'),
    mayReviewOrder: async (call) => {
      const found = await possibilityOf('order')(call)
      const order = await findOrderToReview(executor, call.scope, call.params.id)
      if (!order) throw new Refusal('NOT_FOUND')
      const trade = judgedTrade(order.sellerType)
      // parts of a tour are no products, so a tour is reviewed as a whole
      const products = trade === 'tour_operator' ? [] : await listProductsOfOrder(executor, order.id)
      const ofProduct = (reviewId: number | null) => {
        const it: ReviewableOrder = { ...order, reviewId }
        return answerOf(reviewPossibility([it], found.status === 'ownShop', deps.clock()))
      }
      return {
        ...found,
        trade,
        products: products.map(({ productId, title, reviewId }) => ({ ...ofProduct(reviewId), productId, title })),
      }
    },

    orderReviews: async ({ params, scope }) => {
      if (!(await findOrderToReview(executor, scope, params.id))) throw new Refusal('NOT_FOUND')
      const rows = await listOfOrder(executor, scope, params.id)
      return { items: rows.map((row) => presentMine(row, deps.clock())) }
    },

    addReview: async ({ body, scope }) => {
      const { entityType, entityId, ...opinion } = body
      if (entityType !== 'order') await demandShown({ about: entityType, id: entityId }, scope.site)
      return presentMine(await addReview(deps, scope, { about: entityType, id: entityId }, opinion), deps.clock())
    },

    changeReview: async ({ params, body, scope }) =>
      presentMine(await changeReview(deps, scope, params.id, body), deps.clock()),

    myReview: async ({ params, scope }) => {
      const row = await findLatest(executor, scope, { about: params.type, id: params.id })
      return { review: row && presentMine(row, deps.clock()) }
    },

    addReviewPhotos: async ({ params, scope, readForm }) => {
      const review = await addPhotos(deps, scope, params.id, async () => (await readForm()).files)
      return presentMine(review, deps.clock())
    },

    removeReviewPhoto: async ({ params, scope }) =>
      presentMine(await removePhoto(deps, scope, params.id, params.photoId), deps.clock()),

    reviewPhoto: async ({ params, actor, context }) => {
      const review = await findReview(executor, siteScopeOf(context), params.id)
      const isMine = actor.kind === 'customer' && review?.customerId === actor.customerId
      const isShown = isMine || review?.state === 'published'
      const key =
        review && isShown
          ? photoOf({ photos: isMine ? review.photos : shownPhotos(review) }, params.photoId)
          : undefined
      const photo = key === undefined ? null : await deps.photos.read(key)
      if (!photo) throw new Refusal('NOT_FOUND')
      context.setHeader('cache-control', PHOTO_CACHE)
      return photo
    },

    voteHelpful: async ({ params, body, actor, context }) => {
      const review = await findReview(executor, siteScopeOf(context), params.id)
      if (review?.state !== 'published') throw new Refusal('NOT_FOUND')
      if (review.customerId === actor.customerId) throw reviewRefused('own')
      const { isHelpful } = body
      const helpfulCount = await inTransaction((tx) => saveVote(tx, params.id, actor.customerId, isHelpful))
      return { helpfulCount, isHelpful }
    },
  }
}
