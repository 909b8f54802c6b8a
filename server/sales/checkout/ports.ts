import type { CatalogService } from '../../discovery/catalog/ports.ts'
import type { DeliveryService } from '../../fulfilment/delivery/ports.ts'
import type { DinnerService } from '../../fulfilment/dinner/ports.ts'
import type { PaymentsService } from '../../money/payments/ports.ts'
import type { IdentityService } from '../../people/identity/ports.ts'
import type { Executor } from '../../platform/db/client.ts'
import type { SellersService } from '../../supply/sellers/ports.ts'
import type { CartService } from '../cart/ports.ts'
import type { LoyaltyService } from '../loyalty/ports.ts'
import type { OrderLifecycle } from '../order-lifecycle/ports.ts'
import type { SubscriptionService } from '../subscription/ports.ts'

/** What other roads to an order share with checkout. */
export interface CheckoutService {
  /**
   * Does something once for a customer's key, in the caller's transaction: a repeat gets the first answer, whatever
   * became of the world since. `request` is what was asked: another one under the same key is IDEMPOTENCY_KEY_REUSED.
   */
  once<Answer>(
    tx: Executor,
    by: { readonly customerId: number; readonly key: string; readonly request: unknown },
    make: () => Promise<Answer>,
  ): Promise<Answer>
  /** Orders of one press stand together; `origin` = the seller's own site it was made on. */
  openOrderGroup(tx: Executor, customerId: number, origin: string | null): Promise<string>
}

/** What checkout asks of other modules. */
export interface CheckoutServices {
  readonly carts: Pick<CartService, 'cartsForCheckout' | 'closeCart'>
  readonly catalog: Pick<CatalogService, 'sellable'>
  readonly customers: Pick<IdentityService, 'fillProfile'>
  readonly subscriptions: Pick<SubscriptionService, 'lockFreeDeliveries'>
  readonly delivery: Pick<DeliveryService, 'quote' | 'askCarrier'>
  readonly dinner: Pick<DinnerService, 'dishesFor' | 'kitchenNow' | 'holdStill'>
  readonly loyalty: Pick<LoyaltyService, 'preview' | 'redeem' | 'tried'>
  readonly orders: Pick<OrderLifecycle, 'place' | 'lockOrderingPast' | 'orderingPastOf'>
  readonly sellers: Pick<SellersService, 'refusePaused'>
  readonly payments: Pick<PaymentsService, 'methodsOf' | 'open' | 'registerSoon'>
}
