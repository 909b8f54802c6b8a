import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import type { MyReview } from '@okolitsa/contracts/reviews/review.ts'
import type { JudgedTrade } from '@okolitsa/domain/reviews/review-tags.ts'
import { reviewWords } from '@okolitsa/strings/ru/review-words.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { orderKeys } from '../orders/keys.ts'
import { reviewKeys } from './keys.ts'

/** A part of an order that can be rated or has a rating. */
export interface Rateable {
  readonly entityType: 'order' | 'product' | 'farmer'
  readonly entityId: number
  /** Title of the part; null = the order as a whole. */
  readonly title: string | null
  readonly trade: JudgedTrade
  readonly review: MyReview | null
}

async function readRateables(orderId: number): Promise<Rateable[]> {
  const params = { id: orderId }
  const { mayReviewOrder, orderReviews } = shopApi().reviews
  const [{ trade, ...may }, { items }] = await Promise.all([mayReviewOrder({ params }), orderReviews({ params })])
  const reviewOf = (entityType: string, entityId: number) =>
    items.find((one) => one.entityType === entityType && one.entityId === entityId) ?? null
  // a review of the farm is also the review of its order
  const whole = reviewOf('order', orderId) ?? items.find(({ entityType }) => entityType === 'farmer') ?? null
  const all = [
    { entityType: 'order' as const, entityId: orderId, title: null, trade, review: whole, isPossible: may.isPossible },
    ...may.products.map(({ productId, title, isPossible }) => ({
      entityType: 'product' as const,
      entityId: productId,
      title,
      trade,
      review: reviewOf('product', productId),
      isPossible,
    })),
  ]
  return all.filter(({ review, isPossible }) => review !== null || isPossible)
}

/** Parts of an order for rating; undefined while loading. */
export const useRateables = (orderId: number) =>
  useQuery({ queryKey: reviewKeys.order(orderId), queryFn: () => readRateables(orderId) }).data

export interface ReviewDraft {
  readonly rating: number
  readonly description: string
  readonly advantages: number[]
  readonly disadvantages: number[]
  readonly isAnonymous: boolean
  readonly photos: readonly File[]
}

/** Stars are saved immediately, the text separately later. */
export function useRate({ entityType, entityId, review }: Rateable) {
  const queryClient = useQueryClient()
  const options = {
    meta: { showsOwnError: true },
    onError: (error: Error) =>
      showToast({ tone: 'error', text: isApiProblem(error) ? error.problem.title : reviewWords.notSaved }),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: reviewKeys.all })
      await queryClient.invalidateQueries({ queryKey: orderKeys.all })
    },
  } as const
  const api = () => shopApi().reviews
  const rate = useMutation({
    ...options,
    mutationFn: (rating: number) =>
      review
        ? api().changeReview({ params: { id: review.reviewId }, body: { rating } })
        : api().addReview({ body: { entityType, entityId, rating } }),
  })
  const saveText = useMutation({
    ...options,
    mutationFn: async ({ photos, ...body }: ReviewDraft) => {
      const saved = review
        ? await api().changeReview({ params: { id: review.reviewId }, body })
        : await api().addReview({ body: { entityType, entityId, ...body } })
      return photos.length === 0 ? saved : api().addReviewPhotos({ params: { id: saved.reviewId }, files: photos })
    },
  })
  const removePhoto = useMutation({
    ...options,
    /** Removes a photo by its URL, which ends with its id. */
    mutationFn: (address: string) =>
      api().removeReviewPhoto({ params: { id: review?.reviewId ?? 0, photoId: address.split('/').at(-1) ?? '' } }),
  })
  return { rate, saveText, removePhoto }
}

/** Available tags; empty while loading. */
export const useTags = ({ entityType, entityId, trade }: Rateable) =>
  useQuery({
    queryKey: reviewKeys.tags(entityType, entityId, trade),
    queryFn: () =>
      shopApi().reviews.reviewTags({
        query: entityType === 'product' ? { entityType, entityId } : { entityType: 'farmer', trade },
      }),
    staleTime: Number.POSITIVE_INFINITY,
  }).data?.items ?? []
