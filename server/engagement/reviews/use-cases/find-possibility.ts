import type { CustomerScope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import {
  type Possibility,
  type ReviewableOrder,
  type Reviewed,
  reviewPossibility,
} from '@okolitsa/domain/reviews/review.ts'
import type { Deps } from '../../../services.ts'
import { type Author, findAuthor, findOrderToReview, listOrdersAt, listOrdersWith } from '../store/possibility.store.ts'

export interface FoundPossibility {
  readonly status: Possibility
  readonly order: ReviewableOrder | null
  readonly organizationId: number
  readonly author: Author
}

export type PossibilityDeps = Deps<'executor' | 'products'>

/** The subject's seller, and the customer's orders with it. Throws NOT_FOUND for an unknown subject. */
async function receipts(
  { executor, products }: PossibilityDeps,
  scope: CustomerScope,
  about: Reviewed,
  id: number,
): Promise<{ readonly organizationId: number; readonly orders: readonly ReviewableOrder[] }> {
  if (about === 'order') {
    const order = await findOrderToReview(executor, scope, id)
    if (!order) throw new Refusal('NOT_FOUND')
    return { organizationId: order.organizationId, orders: [order] }
  }
  if (about === 'farmer') return { organizationId: id, orders: await listOrdersAt(executor, scope, id) }
  const product = await products.findListed(executor, id)
  if (!product) throw new Refusal('NOT_FOUND')
  return { organizationId: product.organizationId, orders: await listOrdersWith(executor, scope, id) }
}

/** Determines whether the customer may review a subject, and for which order. */
export async function findPossibility(
  deps: PossibilityDeps,
  scope: CustomerScope,
  thing: { readonly about: Reviewed; readonly id: number },
  now: Date,
): Promise<FoundPossibility> {
  const { organizationId, orders } = await receipts(deps, scope, thing.about, thing.id)
  const author = await findAuthor(deps.executor, scope.customerId, organizationId)
  if (!author) throw new Refusal('UNAUTHORIZED')
  return { ...reviewPossibility(orders, author.isSeller, now), organizationId, author }
}
