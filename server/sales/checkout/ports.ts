import type { CatalogService } from '../../discovery/catalog/ports.ts'
import type { DeliveryService } from '../../fulfilment/delivery/ports.ts'
import type { DinnerService } from '../../fulfilment/dinner/ports.ts'
import type { PaymentsService } from '../../money/payments/ports.ts'
import type { IdentityService } from '../../people/identity/ports.ts'
import type { MarketService } from '../../people/market/ports.ts'
import type { Executor } from '../../platform/db/client.ts'
import type { SellersService } from '../../supply/sellers/ports.ts'
import type { CartService } from '../cart/ports.ts'
import type { FeesService } from '../fees/ports.ts'
import type { LoyaltyService } from '../loyalty/ports.ts'
import type { OrderLifecycle } from '../order-lifecycle/ports.ts'
import type { SubscriptionService } from '../subscription/ports.ts'
import type { Intent, Placing, Promised, Reserved } from './trade.ts'

export type * from './trade.ts'

/** Places orders of every trade. */
export interface CheckoutService {
  /**
   * Places the orders of an intent in the caller's transaction, with their stock, payments, promo codes and bonuses. A
   * repeated key gets the first response, even after later changes; another request with the same key refuses
   * IDEMPOTENCY_KEY_REUSED. The caller registers `paymentIds` at the bank after the commit.
   */
  place<Line, Terms, Own extends Reserved, Promise_ extends Promised, Answer>(
    tx: Executor,
    intent: Intent<Line, Terms, Own, Promise_, Answer>,
  ): Promise<Placing<Answer>>
  /**
   * Places orders like `place`, in a new transaction that is retried after a deadlock, and then registers the payments.
   */
  order<Line, Terms, Own extends Reserved, Promise_ extends Promised, Answer>(
    intent: Intent<Line, Terms, Own, Promise_, Answer>,
  ): Promise<Answer>
}

/** Services of other modules that checkout uses. */
export interface CheckoutServices {
  readonly market: Pick<MarketService, 'current' | 'refuseOrders'>
  readonly carts: Pick<CartService, 'cartsForCheckout' | 'closeCart'>
  readonly catalog: Pick<CatalogService, 'sellable'>
  readonly customers: Pick<IdentityService, 'fillProfile' | 'orderRefusal'>
  readonly subscriptions: Pick<SubscriptionService, 'lockFreeDeliveries'>
  readonly delivery: Pick<DeliveryService, 'quote' | 'askCarrier'>
  readonly dinner: Pick<DinnerService, 'dishesFor' | 'kitchenNow' | 'lockDishes'>
  readonly loyalty: Pick<LoyaltyService, 'preview' | 'redeem' | 'tried'>
  readonly fees: Pick<FeesService, 'rulesAt' | 'freeze'>
  readonly orders: Pick<OrderLifecycle, 'place' | 'lockOrderingPast' | 'orderingPastOf'>
  readonly sellers: Pick<SellersService, 'refusePaused' | 'refuseSuspended'>
  readonly payments: Pick<PaymentsService, 'methodsOf' | 'open' | 'registerSoon'>
}
