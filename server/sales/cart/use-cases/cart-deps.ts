import { GUEST_CART_DAYS } from '@okolitsa/domain/cart/carts.ts'
import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import type { CatalogService } from '../../../discovery/catalog/ports.ts'
import type { DeliveryService } from '../../../fulfilment/delivery/ports.ts'
import type { DinnerService } from '../../../fulfilment/dinner/ports.ts'
import type { IdentityService } from '../../../people/identity/ports.ts'
import type { Executor, InTransaction } from '../../../platform/db/client.ts'
import type { LoyaltyService } from '../../loyalty/ports.ts'
import type { OrdersService } from '../../orders/ports.ts'
import type { CartScope } from '../cart-scope.ts'
import type { Change } from '../store/change-lines.ts'

export interface CartDeps {
  readonly executor: Executor
  readonly inTransaction: InTransaction
  readonly clock: Clock
  readonly catalog: Pick<CatalogService, 'sellable'>
  readonly delivery: Pick<DeliveryService, 'offerAt' | 'wholeOfferAt' | 'defaultAt'>
  readonly dinner: Pick<DinnerService, 'dishesFor' | 'kitchensFor'>
  readonly loyalty: Pick<LoyaltyService, 'preview' | 'tried'>
  readonly orders: Pick<OrdersService, 'linesOfOrder'>
  readonly identity: Pick<IdentityService, 'mainAddressOf'>
}

const DAY_MS = 86_400_000

/** A change of a cart by this visitor now; every change renews a guest's cart. */
export const changeBy = (scope: CartScope, cartId: string, now: Date): Change => ({
  scope,
  cartId,
  now,
  expiresAt: guestCartEnd(now),
})

/** Expiry of a guest's cart after a change now. */
export const guestCartEnd = (now: Date): Date => new Date(now.getTime() + GUEST_CART_DAYS * DAY_MS)
