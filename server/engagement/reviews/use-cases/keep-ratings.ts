import type { Executor } from '../../../platform/db/client.ts'
import type { ReviewDeps } from '../review-deps.ts'
import { type ReviewRow, refreshRatings } from '../store/review.store.ts'

/**
 * Recounts the rating of a review's subject in the transaction that changed the review, and refreshes the product's
 * cards and lists. Lock the seller's row before writing the review (`sellers.takeSellers`), which serializes changes of
 * one rating.
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
