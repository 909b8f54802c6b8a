import { type Beginning, type Code, type Goods, isOnline } from './farms.ts'
import { type KnownMoney, newMoney } from './known-money.ts'
import type { KnownBooking, KnownDinner, KnownPlanOrder, TradesAtBeginning } from './trades.ts'

export const RULES = ['none', 'same_farm', 'same_category', 'ask'] as const

/** A line as last ordered, with its later changes. */
export interface KnownLine {
  /** The shop's id of the line; 0 until the order was read. */
  id: number
  readonly goods: Goods
  /** Price of one sale step on the day of the order, kopecks. */
  readonly price: number
  /** Ordered sale steps. */
  quantity: number
  /** Picked base units; null = not picked yet. */
  picked: number | null
  /** Base units above the order that the customer agreed to; 0 = none. */
  agreed: number
  /** Spoilt share, per cent. */
  spoilt: number
  /** Missing or replaced base units. */
  missing: number
  readonly rule: (typeof RULES)[number]
  /** The line that this line replaces; null = none. */
  readonly replaces: KnownLine | null
}

/** The seller's question about a line: effects of a yes, and of a no or a missing answer. */
export interface Question {
  readonly id: string
  readonly line: KnownLine
  /** The line was changed again, so that the question may be withdrawn without effect. */
  isOvertaken: boolean
  yes(): void
  no(): void
}

export interface KnownClaim {
  readonly id: string
  /** Effect of an accepted claim on the line. */
  readonly accept: () => void
  isDecided: boolean
  /** The claim is refunded without the seller's decision. */
  readonly isInstant: boolean
}

/** The reference model of one order, derived from requests and answers only. */
export interface KnownOrder {
  readonly id: number
  /** Indexes of the customer and of the farm in the history. */
  readonly customer: number
  readonly farm: number
  /** Index of the farm's fee at the purchase, in `money.fees`. */
  readonly feeIndex: number
  readonly kind: 'courier' | 'pickup' | 'cdek'
  /** Delivery by CDEK to the door. */
  readonly isToDoor: boolean
  /** Delivery to the surrounding region at another price. */
  isAround: boolean
  /** The subscription paid for the courier. */
  readonly isFreed: boolean
  readonly code: Code | null
  lines: KnownLine[]
  method: string
  /** Last seen state: delivery, payment, and kopecks of the total, of delivery and of discounts. */
  state: string
  paymentStatus: string
  total: number
  delivery: number
  promo: number
  bonuses: number
  /** Amounts agreed by the customer at checkout, by an edit or by a yes, kopecks. */
  agreed: { promo: number; bonuses: number; total: number }
  questions: Question[]
  readonly claims: KnownClaim[]
  /** Kopecks taken by the seller without a bank. */
  offline: number
  /** The bank released its hold. */
  isHoldLost: boolean
  /** Price of the received products, kopecks; null = not received. */
  earned: number | null
  /** The customer or the seller was notified that the order is cancelled or received. */
  isEnded: boolean
}

export interface KnownCart {
  readonly id: string
  /** Lines by product: steps, and the price of one step last shown to the customer, kopecks; null = not shown. */
  readonly lines: Map<Goods, { readonly quantity: number; readonly seen: number | null }>
}

/** The reference model: customers' carts, their orders, and the ends of the orders. */
export interface Reference extends Beginning, TradesAtBeginning {
  /** Carts by customer and farm; two customers may share one. */
  readonly carts: Map<string, KnownCart>
  readonly orders: KnownOrder[]
  readonly dinners: KnownDinner[]
  readonly bookings: KnownBooking[]
  readonly plans: KnownPlanOrder[]
  readonly money: KnownMoney
  /** Sold-out parts of the kitchen, see `trades.ts`. */
  readonly stopped: Set<number>
  /** Number of successes by action: a history without successes tests little. */
  readonly granted: Map<string, number>
}

export const grant = ({ granted }: Reference, action: string): void => {
  granted.set(action, (granted.get(action) ?? 0) + 1)
}

export const newReference = ({
  opening,
  ...beginning
}: Beginning & TradesAtBeginning & { readonly opening: readonly number[] }): Reference => ({
  ...beginning,
  money: newMoney(opening),
  carts: new Map(),
  orders: [],
  dinners: [],
  bookings: [],
  plans: [],
  stopped: new Set(),
  granted: new Map(),
})

export const cartKey = (customer: number, farm: number): string => `${customer} at ${farm}`

export const newLine = (goods: Goods, quantity: number, more: Partial<KnownLine> = {}): KnownLine => ({
  id: 0,
  goods,
  price: goods.price,
  quantity,
  picked: null,
  agreed: 0,
  spoilt: 0,
  missing: 0,
  rule: 'none',
  replaces: null,
  ...more,
})

/** Base units ordered. */
export const orderedOf = ({ goods, quantity }: KnownLine): number => goods.step * quantity
/** Base units delivered. */
export const amountOf = (line: KnownLine): number => line.picked ?? orderedOf(line)

/** Base units in stock that the orders have not taken; null = unlimited. */
export function leftOf(goods: Goods, orders: readonly KnownOrder[]): number | null {
  if (goods.onHand === null) return null
  const taken = orders
    .filter(({ state }) => state !== 'canceled')
    .flatMap(({ lines }) => lines)
    .filter((line) => line.goods === goods)
  return goods.onHand - taken.reduce((sum, line) => sum + amountOf(line), 0)
}

/** Whether the state is uncertain: the order may have expired, lost its hold, or have an unanswered question. */
export const isShaky = (order: KnownOrder): boolean =>
  (order.state === 'formed' && isOnline(order.method)) || order.isHoldLost || order.questions.length > 0

/** Possible states after another one. */
const LATER: Readonly<Record<string, readonly string[]>> = {
  formed: ['formed', 'isAssembling', 'onTheRoad', 'readyForIssuance', 'received', 'canceled'],
  isAssembling: ['isAssembling', 'onTheRoad', 'readyForIssuance', 'received', 'canceled'],
  onTheRoad: ['onTheRoad', 'received', 'canceled'],
  readyForIssuance: ['readyForIssuance', 'received', 'canceled'],
  received: ['received'],
  canceled: ['canceled'],
}
export const mayFollow = (before: string, after: string): boolean => LATER[before]?.includes(after) ?? false
