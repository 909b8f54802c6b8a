import type { SubstitutionRule } from '@okolitsa/domain/checkout/substitution.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import type { CustomerScope } from '@okolitsa/domain/identity/scope.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { Executor } from '../../platform/db/client.ts'

export interface LockedCartLine {
  readonly productId: number
  /** Of a dish: what was chosen (`choiceKey`); empty for goods. */
  readonly optionsKey: string
  /** Sale steps the visitor asked for; `countLine` cuts them to stock and limit. */
  readonly quantity: number
  /** The price of one step the visitor last saw. */
  readonly seenPrice: Kopecks
  readonly substitution: SubstitutionRule
}

/** A cart whose row is locked till the end of the transaction. */
export interface LockedCart {
  readonly id: string
  readonly organizationId: number
  readonly type: 'farmer' | 'restaurant'
  /** The place the cart was gathered for. */
  readonly place: Location
  readonly version: number
  /** The owner has an active subscription; its lower sums hold at sellers who work with subscriptions. */
  readonly isSubscriber: boolean
  /** Others gather it too. */
  readonly isShared: boolean
  /** In the order they were added. */
  readonly lines: readonly LockedCartLine[]
}

/** The order a cart became. */
export interface OrderOfCart {
  readonly number: string
  readonly customerId: number
}

export interface CartService {
  /**
   * Locks carts that a customer may order, own and shared ones, in the order of their ids, and reads their lines; those
   * that are gone or somebody else's are missing. Two checkouts of one cart wait for each other here, and the second
   * does not find it.
   */
  cartsForCheckout(tx: Executor, scope: CustomerScope, cartIds: readonly string[]): Promise<LockedCart[]>
  /**
   * Deletes a cart that became an order, in the order's transaction; members of a shared cart are notified. Products
   * that wait for an order of their own stay in it, without its promo code.
   */
  closeCart(tx: Executor, cartId: string, order: OrderOfCart, keptProductIds?: readonly number[]): Promise<void>
}
