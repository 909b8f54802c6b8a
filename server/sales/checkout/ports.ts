import type { CatalogService } from '../../discovery/catalog/ports.ts'
import type { DeliveryService } from '../../fulfilment/delivery/ports.ts'
import type { DinnerService } from '../../fulfilment/dinner/ports.ts'
import type { PaymentsService } from '../../money/payments/ports.ts'
import type { IdentityService } from '../../people/identity/ports.ts'
import type { CartService } from '../cart/ports.ts'
import type { LoyaltyService } from '../loyalty/ports.ts'
import type { OrderLifecycle } from '../order-lifecycle/ports.ts'
import type { SubscriptionService } from '../subscription/ports.ts'

/** What checkout asks of other modules. */
export interface CheckoutServices {
  readonly carts: Pick<CartService, 'cartForCheckout' | 'closeCart'>
  readonly catalog: Pick<CatalogService, 'sellable'>
  readonly customers: Pick<IdentityService, 'fillProfile'>
  readonly subscriptions: Pick<SubscriptionService, 'lockFreeDeliveries'>
  readonly delivery: Pick<DeliveryService, 'quote' | 'askCarrier'>
  readonly dinner: Pick<DinnerService, 'dishesFor' | 'kitchenNow' | 'holdStill'>
  readonly loyalty: Pick<LoyaltyService, 'preview' | 'redeem' | 'tried'>
  readonly orders: Pick<OrderLifecycle, 'place' | 'lockOrderingPast' | 'orderingPastOf'>
  readonly payments: Pick<PaymentsService, 'methodsOf' | 'open' | 'registerSoon'>
}
