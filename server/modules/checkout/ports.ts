import type { CartDoor } from '../cart/ports.ts'
import type { CatalogDoor } from '../catalog/ports.ts'
import type { DeliveryDoor } from '../delivery/ports.ts'
import type { LoyaltyDoor } from '../loyalty/ports.ts'
import type { OrderLedger } from '../orders/ports.ts'
import type { PaymentsDoor } from '../payments/ports.ts'

/** What checkout asks of other modules. */
export interface CheckoutDoors {
  readonly carts: Pick<CartDoor, 'cartForCheckout' | 'closeCart'>
  readonly catalog: Pick<CatalogDoor, 'sellable'>
  readonly delivery: Pick<DeliveryDoor, 'quote' | 'askCarrier'>
  readonly loyalty: Pick<LoyaltyDoor, 'preview' | 'redeem' | 'tried'>
  readonly orders: Pick<OrderLedger, 'place'>
  readonly payments: Pick<PaymentsDoor, 'methodsOf' | 'open' | 'registerSoon'>
}
