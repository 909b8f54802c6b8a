import type { CheckoutBody } from '@okolitsa/contracts/checkout/checkout.ts'
import type { CheckoutAnswer } from '@okolitsa/contracts/checkout/checkout-answer.ts'
import type { FirstOrderLimits } from '@okolitsa/domain/checkout/first-orders.ts'
import type { CustomerScope } from '@okolitsa/domain/identity/scope.ts'
import type { Deps } from '../../../services.ts'
import type { CheckoutServices } from '../ports.ts'
import type { Outcome } from '../trade.ts'
import type { CartLine, PromisedCart } from '../trades/goods.ts'

export interface CheckoutDeps extends Deps<'executor' | 'inTransaction' | 'clock'> {
  readonly ports: CheckoutServices
  readonly firstOrders: FirstOrderLimits
}

export interface CheckoutRequest {
  /** Owner of the carts; a seller's own site limits them to its carts. */
  readonly scope: CustomerScope
  readonly key: string
  readonly body: CheckoutBody
  /** URL of a seller's own site; null = the marketplace. */
  readonly origin: string | null
  /** True = the browser sees the market before it opens. */
  readonly isPreview: boolean
  /** Builds the response, which is stored with the key and returned again for a repetition. */
  present(outcomes: readonly CartOutcome[], orderGroupId: string): CheckoutAnswer
}

export type CartOutcome = Outcome<CartLine, PromisedCart>
