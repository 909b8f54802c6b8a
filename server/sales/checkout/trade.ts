import type { OrderedProduct } from '@okolitsa/domain/checkout/first-orders.ts'
import type { CustomerScope } from '@okolitsa/domain/identity/scope.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import type { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { PayableOrder } from '../../money/payments/ports.ts'
import type { Executor } from '../../platform/db/client.ts'
import type { DraftLine, OrderDraft } from '../order-lifecycle/ports.ts'

/** One order to be placed: customer, content and terms. */
export interface Sale<Line, Terms> {
  readonly customer: CustomerScope
  readonly line: Line
  readonly terms: Terms
  /** Number of free deliveries used by earlier orders of the same intent. */
  readonly freeDeliveriesTaken: number
  readonly now: Date
}

/** The seller of an order and its payment methods. */
export interface Reserved {
  readonly organizationId: number
  readonly methods: readonly PaymentMethod[]
  readonly paymentMethod: PaymentMethod
  /** An existing equal order, which becomes the result instead of a new order. */
  readonly standing?: PlacedOrder | undefined
}

/** Price of an order before delivery, promo code and bonuses. */
export interface Priced {
  readonly lines: readonly DraftLine[]
  /** Requested promo code and bonuses; null = the trade accepts none. */
  readonly loyalty: {
    readonly promoCode: string | null
    readonly bonuses: Kopecks
    /** Categories of each line with their parents, in the order of `lines`. */
    readonly categoryIds: readonly (readonly number[])[]
  } | null
  /** Products to which the limits of first orders apply; null = no limits. */
  readonly limited: readonly OrderedProduct[] | null
  /** The refusal when the total differs from the one displayed to the customer; null = equal. */
  mismatch(total: Kopecks): Refusal | null
}

/** Time and place of the handover, and the delivery price. */
export interface Promised {
  readonly price: Kopecks
  readonly usesFreeDelivery: boolean
}

/** Additional fields of a draft that a trade defines. */
export interface TradeDraft
  extends Omit<
    OrderDraft,
    | 'orderGroupId'
    | 'customerId'
    | 'organizationId'
    | 'paymentMethod'
    | 'sums'
    | 'lines'
    | 'isRestInCash'
    | 'promoMarketPercent'
    | 'saleChannel'
  > {
  /** Prepaid amount; the remainder is paid at the handover. Absent = the whole amount is prepaid. */
  readonly payNow?: Kopecks
  /** Stores additional rows of the trade. */
  write?(tx: Executor, order: PayableOrder): Promise<unknown>
  /** Converts a refusal of the order's stock or day. */
  reword?(refusal: Refusal): Refusal
}

/** A kind of goods or services that checkout can sell. Its four steps run in this order for each order. */
export interface CheckoutTrade<Line, Terms, Own extends Reserved, Promise_ extends Promised> {
  /** Locks the required rows and refuses unavailable goods. */
  reserve(tx: Executor, sale: Sale<Line, Terms>): Promise<Own>
  price(sale: Sale<Line, Terms>, reserved: Own): Priced
  promise(sale: Sale<Line, Terms>, reserved: Own, priced: Priced): Promise<Promise_>
  draft(sale: Sale<Line, Terms>, reserved: Own, promised: Promise_): TradeDraft
}

export type PlacedOrder = Pick<PayableOrder, 'id' | 'number' | 'organizationId' | 'paymentMethod' | 'total'>

export interface Placed<Promise_ extends Promised> {
  readonly order: PlacedOrder
  /** Sum to pay online now. */
  readonly payNow: Kopecks
  /** Id of the payment; null = no online payment. */
  readonly paymentId: string | null
  /** Promise of the new order; null = the order existed already. */
  readonly promised: Promise_ | null
}

/** Response of an intent, and the payments to register at the bank after the commit. */
export interface Placing<Answer> {
  readonly answer: Answer
  readonly paymentIds: readonly string[]
}

export type Outcome<Line, Promise_ extends Promised> = { readonly line: Line } & (
  | { readonly placed: Placed<Promise_> }
  | { readonly refusal: Refusal }
)

/** All orders of a request, in any trade. */
export interface Intent<Line, Terms, Own extends Reserved, Promise_ extends Promised, Answer> {
  readonly customer: CustomerScope
  /**
   * Lines of the request, each of which becomes one order. Runs concurrently with the check of the key, so it must not
   * refuse.
   */
  lines(tx: Executor): Promise<readonly Line[]>
  readonly terms: Terms
  readonly initiator: {
    /** Idempotency key; a repetition gets the first response. */
    readonly key: string
    /** The request; another request with the same key is refused. */
    readonly request: unknown
    /** URL of the seller's own site; null = the marketplace. */
    readonly origin: string | null
    /** True = the browser sees the market before it opens, and may order. */
    readonly isPreview: boolean
  }
  tradeOf(line: Line): CheckoutTrade<Line, Terms, Own, Promise_>
  /** Builds the response, which is stored with the key. An error thrown here rolls the whole request back. */
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
