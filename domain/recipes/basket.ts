import type { IsoDate } from '../clock/clock.ts'
import { add, type Kopecks, subtract, ZERO } from '../money/money.ts'

/** A way to receive goods of a seller, with its days. */
export interface BasketWay {
  readonly methodCode: 'courier' | 'pickup' | 'cdek'
  /** Id of a way of a seller: the courier's rate or the trade place; 0 = the carrier. */
  readonly id: number
  /** Delivery price below `freeDeliverySum`; null = known only at checkout. */
  readonly price: Kopecks | null
  readonly minOrderSum: Kopecks
  /** Sum from which delivery is free; null = never free. */
  readonly freeDeliverySum: Kopecks | null
  /** Delivery days, earliest first. */
  readonly dates: readonly IsoDate[]
}

/** A product of a seller that can be bought for an ingredient. */
export interface BasketOffer {
  readonly position: number
  readonly productId: number
  readonly organizationId: number
  /** Price of the needed sale steps, kopecks. */
  readonly sum: number
  /** Fit of the product, 0 = best. */
  readonly fit: number
  /** Ways to receive the product. Equal ways of one seller are the same object, which makes the comparison fast. */
  readonly ways: readonly BasketWay[]
}

/** Goods of a basket from one seller, with their delivery. */
export interface BasketPart<Offer extends BasketOffer = BasketOffer> {
  readonly organizationId: number
  readonly goods: readonly Offer[]
  readonly sum: Kopecks
  /** Common way of the goods; null = they have none. */
  readonly way: BasketWay | null
  /** Delivery price; null = known only at checkout. */
  readonly delivery: Kopecks | null
  /** Sum missing to the minimum of the way, kopecks. */
  readonly toMin: Kopecks
  /** True = the goods may be picked up instead, without a minimum sum. */
  readonly mayPickUp: boolean
}

export interface Basket<Offer extends BasketOffer = BasketOffer> {
  readonly parts: readonly BasketPart<Offer>[]
  readonly goods: Kopecks
  /** Sum of the known delivery prices. */
  readonly delivery: Kopecks
  readonly isDeliveryKnown: boolean
  readonly toMin: Kopecks
  /** The first day on which all parts can be received; null = none, or known only at checkout. */
  readonly day: IsoDate | null
  /** True = every minimum sum is reached and all goods are received on one day: by courier, or at one place. */
  readonly isBuyable: boolean
}

/** Price of goods already in the carts, kopecks, by seller. */
export type InCarts = ReadonlyMap<number, Kopecks>
const EMPTY_CARTS: InCarts = new Map()

/**
 * Groups chosen goods by seller, with the missing sum, the delivery price and the day of each group. A courier is
 * preferred to a trade place, a trade place to the carrier.
 */
export function basketOf<Offer extends BasketOffer>(
  chosen: readonly Offer[],
  inCarts: InCarts = EMPTY_CARTS,
): Basket<Offer> {
  const bySeller = new Map<number, Offer[]>()
  for (const one of chosen) {
    const known = bySeller.get(one.organizationId)
    if (known) known.push(one)
    else bySeller.set(one.organizationId, [one])
  }
  const parts = [...bySeller].map(([organizationId, goods]) =>
    partOf(organizationId, goods, inCarts.get(organizationId) ?? ZERO),
  )
  const toMin = add(...parts.map((part) => part.toMin))
  const day = sharedDay(parts)
  const isTogether = parts.length === 1 || parts.every(({ way }) => way?.methodCode === 'courier')
  return {
    parts,
    goods: add(...parts.map(({ sum }) => sum)),
    delivery: add(...parts.map(({ delivery }) => delivery ?? ZERO)),
    isDeliveryKnown: parts.every(({ delivery }) => delivery !== null),
    toMin,
    day,
    isBuyable: toMin === ZERO && day !== null && isTogether,
  }
}

function partOf<Offer extends BasketOffer>(
  organizationId: number,
  goods: readonly Offer[],
  inCart: Kopecks,
): BasketPart<Offer> {
  const sum = add(...goods.map((one) => one.sum as Kopecks))
  const ways = commonWays(goods)
  const way = wayFor(ways, add(sum, inCart))
  return {
    organizationId,
    goods,
    sum,
    way,
    delivery: way && deliveryBy(way, add(sum, inCart)),
    toMin: way ? lacking(way, add(sum, inCart)) : ZERO,
    mayPickUp: ways.some(({ methodCode, dates }) => methodCode === 'pickup' && dates.length > 0),
  }
}

/** Ways shared by all goods of a seller, with their common days. */
function commonWays([first, ...others]: readonly BasketOffer[]): readonly BasketWay[] {
  if (!first) return []
  let ways = first.ways
  for (const other of others) {
    if (other.ways === first.ways) continue
    ways = ways.flatMap((way) => {
      const same = other.ways.find((one) => one.methodCode === way.methodCode && one.id === way.id)
      return same ? [{ ...way, dates: way.dates.filter((date) => same.dates.includes(date)) }] : []
    })
  }
  return ways
}

const PREFERENCE: readonly BasketWay['methodCode'][] = ['courier', 'pickup', 'cdek']

/**
 * The way for goods of this sum: among the ways of the preferred method the one with the smallest missing sum, then the
 * cheapest, then the earliest.
 */
function wayFor(ways: readonly BasketWay[], sum: Kopecks): BasketWay | null {
  const dated = ways.filter(({ methodCode, dates }) => methodCode === 'cdek' || dates.length > 0)
  const meant = dated.length > 0 ? dated : ways
  const method = PREFERENCE.find((code) => meant.some(({ methodCode }) => methodCode === code))
  const [best] = meant
    .filter(({ methodCode }) => methodCode === method)
    .sort(
      (a, b) =>
        lacking(a, sum) - lacking(b, sum) ||
        (deliveryBy(a, sum) ?? 0) - (deliveryBy(b, sum) ?? 0) ||
        ((a.dates[0] ?? '9') < (b.dates[0] ?? '9') ? -1 : (a.dates[0] ?? '9') > (b.dates[0] ?? '9') ? 1 : 0),
    )
  return best ?? null
}

const lacking = ({ minOrderSum }: BasketWay, sum: Kopecks): Kopecks =>
  sum >= minOrderSum ? ZERO : subtract(minOrderSum, sum)

function deliveryBy({ price, freeDeliverySum }: BasketWay, sum: Kopecks): Kopecks | null {
  return freeDeliverySum !== null && sum >= freeDeliverySum ? ZERO : price
}

function sharedDay(parts: readonly BasketPart[]): IsoDate | null {
  const [first, ...others] = parts.map(({ way }) => way?.dates ?? [])
  return first?.find((date) => others.every((dates) => dates.includes(date))) ?? null
}
