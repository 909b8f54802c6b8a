import { AROUND_PRICE, COURIER, FREE_DELIVERIES, GIFT } from './farms.ts'
import {
  amountOf,
  isShaky,
  type KnownCart,
  type KnownLine,
  type KnownOrder,
  leftOf,
  orderedOf,
  type Reference,
} from './reference.ts'

/** Price of a parcel to the door and to a point, kopecks. */
export const PARCEL = { door: 45_000, point: 30_000 }
/** Value of one bonus, kopecks; the unit of rounding. */
const BONUS = 100

const sum = <T>(items: readonly T[], of: (item: T) => number) => items.reduce((total, item) => total + of(item), 0)

/** Price of a line as ordered, kopecks. */
const promisedOf = (line: KnownLine) => line.price * line.quantity

/** Base units to pay for: the delivered amount, at most the agreed one, without missing units. */
export const paidAmount = (line: KnownLine): number =>
  Math.max(0, Math.min(amountOf(line), Math.max(orderedOf(line), line.agreed)) - line.missing)

/**
 * Price of the delivered amount (at most the agreed one), kopecks, proportional within a step, without the spoilt
 * share; rounded down.
 */
function costOf(line: KnownLine): number {
  const paid = paidAmount(line)
  return Math.floor((Math.floor((line.price * paid) / line.goods.step) * (100 - line.spoilt)) / 100)
}

const rootOf = (line: KnownLine): KnownLine => (line.replaces ? rootOf(line.replaces) : line)
const rootsOf = (order: KnownOrder) => order.lines.filter(({ replaces }) => replaces === null)

/** Delivery price by the products' total at the time of the order, kopecks. */
function deliveryOf(
  { kind, isToDoor, isAround, isFreed }: Pick<Terms, 'kind' | 'isToDoor' | 'isAround' | 'isFreed'>,
  goods: number,
): number {
  if (kind === 'cdek') return isToDoor ? PARCEL.door : PARCEL.point
  return kind === 'pickup' || isFreed || goods >= COURIER.freeFrom ? 0 : isAround ? AROUND_PRICE : COURIER.price
}

export interface Sums {
  readonly goods: number
  readonly delivery: number
  /**
   * Discount of the promo code; exact within a kopeck per line and a bonus, because the reference does not imitate the
   * shop's rounding.
   */
  readonly promo: number
  readonly bonuses: number
}

/** Sums of an order by its lines, kopecks. Discounts decrease with their products. */
export function sumsOf(order: KnownOrder): Sums {
  const roots = rootsOf(order)
  const goods = sum(order.lines, costOf)
  const promised = sum(roots, promisedOf)
  const kept = sum(roots, (root) => {
    const members = order.lines.filter((line) => rootOf(line) === root)
    return Math.min(sum(members, costOf), promisedOf(root))
  })
  const { promo: agreedPromo, bonuses: agreedBonuses } = order.agreed
  const promo = promised === 0 ? 0 : (agreedPromo * kept) / promised
  const left = Math.min(goods - promo, promised - agreedPromo)
  const bonuses = promised === agreedPromo ? 0 : (agreedBonuses * left) / (promised - agreedPromo)
  const whole = deliveryOf(order, promised)
  const isAnythingBrought = order.lines.some((line) => paidAmount(line) > 0)
  return { goods, promo, bonuses, delivery: isAnythingBrought ? whole : 0 }
}

/** Allowed difference of the shop's rounding from `sumsOf`, kopecks. */
export const roundingOf = ({ lines }: KnownOrder): { promo: number; bonuses: number } => ({
  promo: lines.length + 1,
  bonuses: BONUS + lines.length,
})

/** Discounts left after a reduction: `lines` are the old ones, `quantityOf` the new. */
export function agreedAfterEdit(
  order: KnownOrder,
  quantityOf: (line: KnownLine) => number,
): Pick<KnownOrder['agreed'], 'promo' | 'bonuses'> {
  const promised = sum(order.lines, promisedOf)
  const kept = sum(order.lines, (line) => line.price * Math.min(line.quantity, quantityOf(line)))
  const promo = promised === 0 ? 0 : (order.agreed.promo * kept) / promised
  const before = promised - order.agreed.promo
  return { promo, bonuses: before === 0 ? 0 : (order.agreed.bonuses * (kept - promo)) / before }
}

/** Payment, delivery and discounts of a purchase. */
export interface Terms {
  readonly customer: number
  readonly kind: 'courier' | 'pickup' | 'cdek'
  /** Delivery by CDEK to the door. */
  readonly isToDoor: boolean
  readonly isAround?: boolean
  /** The subscription pays for the courier. */
  readonly isFreed: boolean
  readonly code: KnownOrder['code']
  /** Bonuses to spend, kopecks. */
  readonly bonuses: number
}

export interface Priced {
  readonly promo: number
  readonly delivery: number
  readonly total: number
}

/** Price of a cart on these terms, kopecks. */
export function priceOf(cart: KnownCart, terms: Terms): Priced {
  const { code, bonuses } = terms
  const goods = goodsOf(cart)
  const promo = Math.min(goods, code ? (code.amount ?? Math.floor((goods * (code.percent ?? 0)) / 100)) : 0)
  const delivery = deliveryOf(terms, goods)
  return { promo, delivery, total: goods - promo - bonuses + delivery }
}

const goodsOf = ({ lines }: KnownCart) => sum([...lines], ([{ price }, { quantity }]) => price * quantity)

/** Whether a free delivery is used: only when the courier has a price. */
export const isFreedBy = (cart: KnownCart, { kind, isFreed }: Pick<Terms, 'kind' | 'isFreed'>): boolean =>
  isFreed && kind === 'courier' && goodsOf(cart) < COURIER.freeFrom

/**
 * Orders that still use benefits. A cancelled order returns them once the shop has processed the cancellation; the
 * lower bound assumes it has not.
 */
const living = (orders: readonly KnownOrder[], view: 'kind' | 'stern') =>
  orders.filter(({ state }) => view === 'stern' || state !== 'canceled')

/** Free deliveries of a customer left over all trades; the upper bound excludes unchecked orders. */
export function freedLeft({ orders, dinners }: Reference, customer: number, view: 'kind' | 'stern'): number {
  const isOwn = (order: { readonly customer: number; readonly isFreed: boolean; readonly state: string }) =>
    order.isFreed && order.customer === customer && (view === 'stern' || order.state !== 'canceled')
  const own = orders.filter((order) => isOwn(order) && (view === 'stern' || !isShaky(order)))
  // a dinner may expire until the kitchen has accepted it
  const eaten = dinners.filter((dinner) => isOwn(dinner) && (view === 'stern' || dinner.state !== 'formed'))
  return FREE_DELIVERIES - own.length - eaten.length
}

/** Bonuses of a customer; the upper bound includes all that received orders may have earned. */
function bonusesOf(
  { dinners, bookings, money }: Reference,
  customer: number,
  orders: readonly KnownOrder[],
  view: 'kind' | 'stern',
): number {
  const own = living(orders, view).filter((order) => order.customer === customer)
  const given = sum(own, ({ earned }) => Math.ceil((earned ?? 0) / 10))
  const ofTrades = [...dinners, ...bookings].filter(
    (order) => order.customer === customer && order.state === 'received',
  )
  const givenByTrades = sum(ofTrades, ({ total }) => Math.ceil(total / 10))
  return (
    GIFT +
    (money.goodwill[customer] ?? 0) -
    sum(own, ({ bonuses }) => bonuses) +
    (view === 'kind' ? given + givenByTrades : 0)
  )
}

/**
 * Reason why a cart cannot be bought on these terms; null = it can. Unchecked orders are resolved in favour of the
 * customer (`kind`, the upper bound) or against them (`stern`, the lower bound): a purchase may succeed when the upper
 * bound allows it, and may fail only when the lower bound does not.
 */
export function obstacleOf(reference: Reference, cart: KnownCart, terms: Terms, view: 'kind' | 'stern'): string | null {
  const orders = reference.orders.filter((order) => view === 'stern' || !isShaky(order))
  const goods = goodsOf(cart)
  const { promo } = priceOf(cart, terms)
  if (cart.lines.size === 0) return 'nothing in it'
  for (const [item, { quantity, seen }] of cart.lines) {
    if (seen === null ? view === 'stern' : seen !== item.price) return `goods ${item.id} cost something else now`
    const left = leftOf(item, orders)
    if (left !== null && item.step * quantity > left) return `goods ${item.id} are not there`
  }
  if (terms.kind === 'courier' && goods < COURIER.from) return 'too little for the courier'
  if (isFreedBy(cart, terms) && freedLeft(reference, terms.customer, view) <= 0) return 'no free deliveries are left'
  if (terms.code) {
    const { minSum, mostUses, mostUsesOfOne } = terms.code
    const uses = living(orders, view).filter(({ code }) => code === terms.code)
    const own = uses.filter(({ customer }) => customer === terms.customer)
    if (goods < minSum) return 'too little for the code'
    if (mostUses !== null && uses.length >= mostUses) return 'the code is used up'
    if (mostUsesOfOne !== null && own.length >= mostUsesOfOne) return 'the customer used the code up'
  }
  const usable = Math.min(bonusesOf(reference, terms.customer, orders, view), Math.floor((goods - promo) / 2))
  return terms.bonuses > usable ? 'too many bonuses' : null
}
