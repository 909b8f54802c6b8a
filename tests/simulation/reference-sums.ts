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

/** What a parcel costs to the door and to a point, kopecks. */
export const PARCEL = { door: 45_000, point: 30_000 }
/** A bonus, kopecks: what is rounded is rounded to whole ones. */
const BONUS = 100

const sum = <T>(items: readonly T[], of: (item: T) => number) => items.reduce((total, item) => total + of(item), 0)

/** Kopecks of a line as it was ordered. */
const promisedOf = (line: KnownLine) => line.price * line.quantity

/** Base units that are paid for: what came, at most what was agreed to, less what is missing of it. */
export const paidAmount = (line: KnownLine): number =>
  Math.max(0, Math.min(amountOf(line), Math.max(orderedOf(line), line.agreed)) - line.missing)

/** Kopecks of what came: paid is what was agreed to at most, of a step in part, less what was spoilt; rounded down. */
function costOf(line: KnownLine): number {
  const paid = paidAmount(line)
  return Math.floor((Math.floor((line.price * paid) / line.goods.step) * (100 - line.spoilt)) / 100)
}

const rootOf = (line: KnownLine): KnownLine => (line.replaces ? rootOf(line.replaces) : line)
const rootsOf = (order: KnownOrder) => order.lines.filter(({ replaces }) => replaces === null)

/** Kopecks for goods that cost so much when they were ordered. */
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
  /** To within a kopeck a line, and a bonus: who rounds what is the shop's own business. */
  readonly promo: number
  readonly bonuses: number
}

/** What an order comes to by its lines, kopecks. Discounts go down with the goods they were given for. */
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

/** How far the shop may round from `sumsOf`, kopecks. */
export const roundingOf = ({ lines }: KnownOrder): { promo: number; bonuses: number } => ({
  promo: lines.length + 1,
  bonuses: BONUS + lines.length,
})

/** What is left of the discounts when less is ordered than before: `lines` are the old ones, `quantityOf` the new. */
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

/** How a cart is to be bought. */
export interface Terms {
  readonly customer: number
  readonly kind: 'courier' | 'pickup' | 'cdek'
  /** CDEK: brought home. */
  readonly isToDoor: boolean
  readonly isAround?: boolean
  /** The subscription is asked to pay for the courier. */
  readonly isFreed: boolean
  readonly code: KnownOrder['code']
  /** Kopecks. */
  readonly bonuses: number
}

export interface Priced {
  readonly promo: number
  readonly delivery: number
  readonly total: number
}

/** What a cart costs on these terms, kopecks. */
export function priceOf(cart: KnownCart, terms: Terms): Priced {
  const { code, bonuses } = terms
  const goods = goodsOf(cart)
  const promo = Math.min(goods, code ? (code.amount ?? Math.floor((goods * (code.percent ?? 0)) / 100)) : 0)
  const delivery = deliveryOf(terms, goods)
  return { promo, delivery, total: goods - promo - bonuses + delivery }
}

const goodsOf = ({ lines }: KnownCart) => sum([...lines], ([{ price }, { quantity }]) => price * quantity)

/** Whether a free delivery is spent: only where the courier costs something. */
export const isFreedBy = (cart: KnownCart, { kind, isFreed }: Pick<Terms, 'kind' | 'isFreed'>): boolean =>
  isFreed && kind === 'courier' && goodsOf(cart) < COURIER.freeFrom

/** What a cancelled order took comes back when the shop hears of it: sternly it has not yet. */
const living = (orders: readonly KnownOrder[], view: 'kind' | 'stern') =>
  orders.filter(({ state }) => view === 'stern' || state !== 'canceled')

/** Free deliveries of a customer, of whatever trade: kindly without those of orders nobody looked at lately. */
export function freedLeft({ orders, dinners }: Reference, customer: number, view: 'kind' | 'stern'): number {
  const isOwn = (order: { readonly customer: number; readonly isFreed: boolean; readonly state: string }) =>
    order.isFreed && order.customer === customer && (view === 'stern' || order.state !== 'canceled')
  const own = orders.filter((order) => isOwn(order) && (view === 'stern' || !isShaky(order)))
  // until the kitchen has accepted it a dinner may run out of its minutes
  const eaten = dinners.filter((dinner) => isOwn(dinner) && (view === 'stern' || dinner.state !== 'formed'))
  return FREE_DELIVERIES - own.length - eaten.length
}

/** Bonuses of a customer: kindly with all that received orders may have given. */
function bonusesOf(
  { dinners, bookings }: Reference,
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
  return GIFT - sum(own, ({ bonuses }) => bonuses) + (view === 'kind' ? given + givenByTrades : 0)
}

/**
 * Why a cart can not be bought on these terms; null = it can. What nobody looked at lately counts for the customer
 * (`kind`) or against them (`stern`): sold may be what the kind view allows, refused only what the stern one does not.
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
