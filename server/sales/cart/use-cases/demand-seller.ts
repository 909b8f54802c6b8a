import type { Location } from '@okolitsa/domain/geo/location.ts'
import { covers } from '@okolitsa/domain/identity/scope.ts'
import { AREA_OF_SELLER } from '@okolitsa/domain/market/areas.ts'
import { hasArea } from '@okolitsa/domain/market/market.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { CartScope } from '../cart-scope.ts'
import { findSeller } from '../store/save-carts.ts'
import type { CartDeps } from './cart-deps.ts'
import { isReached } from './count-carts.ts'

export interface CartToOpen {
  readonly organizationId: number
  readonly place: Location
}

/**
 * Checks the seller of a cart and returns its type.
 * @throws {Refusal} FARMER_OR_PRODUCTS_UNAVAILABLE, UNAVAILABLE_AT_USER_AREA
 */
export async function demandSeller(
  deps: CartDeps,
  scope: CartScope,
  { organizationId, place }: CartToOpen,
): Promise<string> {
  const [seller, offer] = await Promise.all([
    findSeller(deps.executor, organizationId),
    deps.delivery.offerAt({ organizationId, location: place, now: deps.clock() }),
  ])
  const isOpen = seller?.isEnabled && (scope.site.seesHiddenSellers || !seller.isHidden)
  // tours are booked without a cart
  if (
    !isOpen ||
    (seller.type !== 'farmer' && seller.type !== 'restaurant') ||
    !hasArea(deps.market.current(), AREA_OF_SELLER[seller.type]) ||
    !covers(scope.site, { organizationId })
  ) {
    throw new Refusal('FARMER_OR_PRODUCTS_UNAVAILABLE', { organizationId })
  }
  if (!isReached(offer)) throw new Refusal('UNAVAILABLE_AT_USER_AREA', { organizationId })
  return seller.type
}
