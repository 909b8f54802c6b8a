import type { SubstitutionRule } from '@okolitsa/domain/checkout/substitution.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import type { CustomerScope } from '@okolitsa/domain/identity/scope.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { Executor } from '../../platform/db/client.ts'

export interface LockedCartLine {
  readonly productId: number
  /** Chosen options of a dish (`choiceKey`); empty for goods. */
  readonly optionsKey: string
  /** Requested sale steps; `countLine` limits them to the stock and the maximum. */
  readonly quantity: number
  /** The price of one step that was displayed to the visitor last. */
  readonly seenPrice: Kopecks
  readonly substitution: SubstitutionRule
}

/** A cart with a row lock until the end of the transaction. */
export interface LockedCart {
  readonly id: string
  readonly organizationId: number
  readonly type: 'farmer' | 'restaurant'
  readonly place: Location
  readonly version: number
  /** True = the owner has an active subscription, whose lower sums apply at participating sellers. */
  readonly isSubscriber: boolean
  /** True = the cart has other members. */
  readonly isShared: boolean
  /** Lines in the order of addition. */
  readonly lines: readonly LockedCartLine[]
}

export interface OrderOfCart {
  readonly number: string
  readonly customerId: number
}

export interface CartService {
  /**
   * Locks carts that a customer may order, own and shared ones, in the order of their ids, and reads their lines;
   * missing carts and carts of other people are omitted. Of two concurrent checkouts of one cart the second waits and
   * then does not find it.
   */
  cartsForCheckout(tx: Executor, scope: CustomerScope, cartIds: readonly string[]): Promise<LockedCart[]>
  /**
   * Deletes an ordered cart in the order's transaction and notifies members of a shared cart. Products left for a
   * separate order stay in it, without its promo code.
   */
  closeCart(tx: Executor, cartId: string, order: OrderOfCart, keptProductIds?: readonly number[]): Promise<void>
}
