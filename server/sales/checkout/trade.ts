import type { OrderedProduct } from '@okolitsa/domain/checkout/first-orders.ts'
import type { CustomerScope } from '@okolitsa/domain/identity/scope.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import type { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { PayableOrder } from '../../money/payments/ports.ts'
import type { Executor } from '../../platform/db/client.ts'
import type { DraftLine, OrderDraft } from '../order-lifecycle/ports.ts'

/** One order about to be placed: who buys what and on which terms. */
export interface Sale<Line, Terms> {
  readonly customer: CustomerScope
  readonly line: Line
  readonly terms: Terms
  /** Free deliveries that orders of the same intent have taken before this one. */
  readonly freeDeliveriesTaken: number
  readonly now: Date
}

/** The seller of an order and how it may be paid. */
export interface Reserved {
  readonly organizationId: number
  /** Payment methods that are offered for this order. */
  readonly methods: readonly PaymentMethod[]
  /** The method that the customer chose. */
  readonly paymentMethod: PaymentMethod
  /** The customer has this very order already: it is the answer, and nothing is placed. */
  readonly standing?: PlacedOrder | undefined
}

/** The price of an order before delivery, promo code and bonuses. */
export interface Priced {
  readonly lines: readonly DraftLine[]
  /** The promo code and bonuses that are asked for; null = the trade takes neither. */
  readonly loyalty: { readonly promoCode: string | null; readonly bonuses: Kopecks } | null
  /** Products that the limits of first orders hold for; null = they hold for none of it. */
  readonly limited: readonly OrderedProduct[] | null
  /** The refusal when the total is not the one that the customer saw; null = it is. */
  mismatch(total: Kopecks): Refusal | null
}

/** When and where an order is handed over, and the price of bringing it. */
export interface Promised {
  readonly price: Kopecks
  readonly usesFreeDelivery: boolean
}

/** The part of a draft that only the trade knows. */
export interface TradeDraft
  extends Omit<
    OrderDraft,
    'orderGroupId' | 'customerId' | 'organizationId' | 'paymentMethod' | 'sums' | 'lines' | 'isRestInCash'
  > {
  /** Paid online at once; the rest is paid at the hand-over. Absent = all of it. */
  readonly payNow?: Kopecks
  /** Writes rows of the trade beside the order's own. */
  write?(tx: Executor, order: PayableOrder): Promise<unknown>
  /** Rewords a refusal of the order's stock or day. */
  reword?(refusal: Refusal): Refusal
}

/** How one kind of goods or services is sold. Its four steps run in this order for each order. */
export interface Trade<Line, Terms, Own extends Reserved, Promise_ extends Promised> {
  /** Locks what the order takes, and refuses what is not on sale. */
  reserve(tx: Executor, sale: Sale<Line, Terms>): Promise<Own>
  price(sale: Sale<Line, Terms>, reserved: Own): Priced
  promise(sale: Sale<Line, Terms>, reserved: Own, priced: Priced): Promise<Promise_>
  draft(sale: Sale<Line, Terms>, reserved: Own, promised: Promise_): TradeDraft
}

export type PlacedOrder = Pick<PayableOrder, 'id' | 'number' | 'organizationId' | 'paymentMethod' | 'total'>

/** An order that was placed, or stood already. */
export interface Placed<Promise_ extends Promised> {
  readonly order: PlacedOrder
  /** Paid online at once. */
  readonly payNow: Kopecks
  /** Null = nothing was opened to be paid online. */
  readonly paymentId: string | null
  /** Null = the order stood already. */
  readonly promised: Promise_ | null
}

/** The answer of an intent, and the payments to register at the bank after the commit. */
export interface Placing<Answer> {
  readonly answer: Answer
  readonly paymentIds: readonly string[]
}

/** The outcome of one line. */
export type Outcome<Line, Promise_ extends Promised> = { readonly line: Line } & (
  | { readonly placed: Placed<Promise_> }
  | { readonly refusal: Refusal }
)

/** Everything a customer orders at once, in any trade. */
export interface Intent<Line, Terms, Own extends Reserved, Promise_ extends Promised, Answer> {
  readonly customer: CustomerScope
  /** Each becomes one order. Sent together with the key of the request, so nothing is refused here. */
  lines(tx: Executor): Promise<readonly Line[]>
  readonly terms: Terms
  readonly initiator: {
    /** Idempotency key: a repeat is answered as the first request was. */
    readonly key: string
    /** The request; another one under the same key is refused. */
    readonly request: unknown
    /** Address of the seller's own site it was made on; null = the marketplace. */
    readonly origin: string | null
  }
  tradeOf(line: Line): Trade<Line, Terms, Own, Promise_>
  /** The answer, kept with the key. A refusal that is thrown here undoes everything. */
  present(outcomes: readonly Outcome<Line, Promise_>[], orderGroupId: string): Answer
}

/** The order of an intent with one line. @throws {Refusal} the refusal of that line */
export function onlyOrder<Promise_ extends Promised>([outcome]: readonly Outcome<
  unknown,
  Promise_
>[]): Placed<Promise_> {
  if (!outcome) throw new Error('an intent has lines')
  if ('refusal' in outcome) throw outcome.refusal
  return outcome.placed
}
