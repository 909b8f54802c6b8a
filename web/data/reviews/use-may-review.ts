import type { Possibility } from '@okolitsa/domain/reviews/review.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { useIsSignedIn } from '../visitor/use-visitor.ts'
import { type ReviewedThing, reviewKeys } from './keys.ts'
import type { Rateable } from './use-order-reviews.ts'

export interface MayReview {
  readonly status: Possibility
  /** The subject with the customer's own review, if any; null = not allowed. */
  readonly rateable: Rateable | null
}

const mayReviewQuery = ({ about, id, trade = 'farmer' }: ReviewedThing, title: string) =>
  queryOptions({
    queryKey: reviewKeys.may({ about, id }),
    queryFn: async (): Promise<MayReview> => {
      const { mayReviewProduct, mayReviewFarmer, myReview } = shopApi().reviews
      const params = { id }
      const { status } = await (about === 'product' ? mayReviewProduct({ params }) : mayReviewFarmer({ params }))
      if (status !== 'ok' && status !== 'reviewed') return { status, rateable: null }
      // an order without a review gets a separate one
      const { review } = status === 'reviewed' ? await myReview({ params: { type: about, id } }) : { review: null }
      return { status, rateable: { entityType: about, entityId: id, title, trade, review } }
    },
    // the permission is optional and has its own error message
    meta: { showsOwnError: true },
  })

/** Whether the signed-in customer may review a subject, and their review; null for a guest. */
export function useMayReview(thing: ReviewedThing, title: string) {
  const isSignedIn = useIsSignedIn() === true
  const { data, isError, refetch } = useQuery({ ...mayReviewQuery(thing, title), enabled: isSignedIn })
  return isSignedIn ? { may: data, isFailed: isError && !data, retry: () => void refetch() } : null
}
