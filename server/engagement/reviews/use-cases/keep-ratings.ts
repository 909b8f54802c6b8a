import type { Executor } from '../../../platform/db/client.ts'
import type { ReviewDeps } from '../review-deps.ts'
import { type ReviewRow, refreshRatings } from '../store/review.store.ts'

/**
 * Counts the rating of what a review is about, in the transaction that changed the review; cards and lists of a product
 * follow. The seller's row must be taken before the review is written (`sellers.takeSellers`): two changes of one rating
 * follow one another.
 */
export async function keepRatings(
  { readModels }: Pick<ReviewDeps, 'readModels'>,
  tx: Executor,
  { organizationId, productId }: Pick<ReviewRow, 'organizationId' | 'productId'>,
): Promise<void> {
  if (productId === null) return refreshRatings(tx, [], [organizationId])
  await refreshRatings(tx, [productId], [])
  await readModels.refreshProducts(tx, [productId])
}
