import { type Beginning, type Code, type Goods, isOnline } from './farms.ts'
import type { KnownBooking, KnownDinner, KnownPlanOrder, TradesAtBeginning } from './trades.ts'

export const RULES = ['none', 'same_farm', 'same_category', 'ask'] as const

/** A line as it was ordered last, and what became of it. */
export interface KnownLine {
  /** The shop's id; 0 until the order was looked at. */
  id: number
  readonly goods: Goods
  /** Kopecks of one sale step on the day it was ordered. */
  readonly price: number
  /** Sale steps. */
  quantity: number
  /** Base units; null = not gathered yet. */
  picked: number | null
  /** Base units above the order that the customer said yes to; 0 = none. */
  agreed: number
  /** Per cent that came spoilt. */
  spoilt: number
  /** Base units that did not come, or came as something else. */
  missing: number
  readonly rule: (typeof RULES)[number]
  /** The line it came instead of. */
  readonly replaces: KnownLine | null
}

/** The seller asked the customer about a line: what a yes does to the reference, and what a no or silence does. */
export interface Question {
  readonly id: string
  readonly line: KnownLine
  /** Another requested change about the line came: the question may be taken back, and nothing follows of it. */
  isOvertaken: boolean
  yes(): void
  no(): void
}

export interface KnownClaim {
  readonly id: string
  /** What is wrong with the line, once it is accepted. */
  readonly accept: () => void
  isDecided: boolean
  /** Given back without asking the seller. */
  readonly isInstant: boolean
}

/** What the reference model remembers of one order: only what was asked for and what was answered. */
export interface KnownOrder {
  readonly id: number
  /** Place of the customer and of the farm in the history. */
  readonly customer: number
  readonly farm: number
  readonly kind: 'courier' | 'pickup' | 'cdek'
  /** CDEK: brought home. */
  readonly isToDoor: boolean
  /** Brought to the region around: another price. */
  isAround: boolean
  /** The subscription paid for the courier. */
  readonly isFreed: boolean
  readonly code: Code | null
  lines: KnownLine[]
  method: string
  /** Last seen: state of delivery, word of the money, kopecks of the whole, of delivery and of discounts. */
  state: string
  paymentStatus: string
  total: number
  delivery: number
  promo: number
  bonuses: number
  /** What the customer agreed to at checkout, by an edit or by a yes, kopecks. */
  agreed: { promo: number; bonuses: number; total: number }
  questions: Question[]
  readonly claims: KnownClaim[]
  /** Kopecks the seller took without a bank. */
  offline: number
  /** The bank let the money go that it had held. */
  isHoldLost: boolean
  /** Kopecks paid for goods when it was received. */
  earned: number | null
  /** The customer or the seller was told that it is cancelled or received. */
  isEnded: boolean
}

export interface KnownCart {
  readonly id: string
  /** Steps, and the price of one that its customer saw last, kopecks; null = the shop did not tell. */
  readonly lines: Map<Goods, { readonly quantity: number; readonly seen: number | null }>
}

/** The simple truth beside the shop: what customers put into carts, what became orders, and how those ended. */
export interface Reference extends Beginning, TradesAtBeginning {
  /** Customer and farm → cart; two customers may gather one. */
  readonly carts: Map<string, KnownCart>
  readonly orders: KnownOrder[]
  readonly dinners: KnownDinner[]
  readonly bookings: KnownBooking[]
  readonly plans: KnownPlanOrder[]
  /** What the kitchen has run out of, see `trades.ts`. */
  readonly stopped: Set<number>
  /** How often each deed was granted: a history in which nothing succeeds proves nothing. */
  readonly granted: Map<string, number>
}

export const grant = ({ granted }: Reference, action: string): void => {
  granted.set(action, (granted.get(action) ?? 0) + 1)
}

export const newReference = (beginning: Beginning & TradesAtBeginning): Reference => ({
  ...beginning,
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

/** Base units that were ordered. */
export const orderedOf = ({ goods, quantity }: KnownLine): number => goods.step * quantity
/** Base units that are brought. */
export const amountOf = (line: KnownLine): number => line.picked ?? orderedOf(line)

/** Base units on the shelf that none of the orders has taken; null = unlimited. */
export function leftOf(goods: Goods, orders: readonly KnownOrder[]): number | null {
  if (goods.onHand === null) return null
  const taken = orders
    .filter(({ state }) => state !== 'canceled')
    .flatMap(({ lines }) => lines)
    .filter((line) => line.goods === goods)
  return goods.onHand - taken.reduce((sum, line) => sum + amountOf(line), 0)
}

/** Nobody looked since: it may have run out of time or of its money, or been asked about without an answer. */
export const isShaky = (order: KnownOrder): boolean =>
  (order.state === 'formed' && isOnline(order.method)) || order.isHoldLost || order.questions.length > 0

/** States an order may be seen in after another one. */
const LATER: Readonly<Record<string, readonly string[]>> = {
  formed: ['formed', 'isAssembling', 'onTheRoad', 'readyForIssuance', 'received', 'canceled'],
  isAssembling: ['isAssembling', 'onTheRoad', 'readyForIssuance', 'received', 'canceled'],
  onTheRoad: ['onTheRoad', 'received', 'canceled'],
  readyForIssuance: ['readyForIssuance', 'received', 'canceled'],
  received: ['received'],
  canceled: ['canceled'],
}
export const mayFollow = (before: string, after: string): boolean => LATER[before]?.includes(after) ?? false
