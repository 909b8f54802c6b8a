import type { IsoDate } from '../clock/clock.ts'
import { add, type Kopecks, subtract, ZERO } from '../money/money.ts'

/** One way to get goods of a seller, with the days on which they come by it. */
export interface BasketWay {
  readonly methodCode: 'courier' | 'pickup' | 'cdek'
  /** Tells the ways of one seller apart: the rate of a courier, a trade place; 0 = the carrier. */
  readonly id: number
  /** Below the free sum; null = it is told at checkout. */
  readonly price: Kopecks | null
  readonly minOrderSum: Kopecks
  /** Null = never free. */
  readonly freeDeliverySum: Kopecks | null
  /** Soonest first. */
  readonly dates: readonly IsoDate[]
}

/** What an ingredient would be bought as at a seller. */
export interface BasketOffer {
  readonly position: number
  readonly productId: number
  readonly organizationId: number
  /** What the needed steps cost, kopecks. */
  readonly sum: number
  /** How well it fits, 0 = best. */
  readonly fit: number
  /** Equal ways of one seller are one object: they are compared by identity first. */
  readonly ways: readonly BasketWay[]
}

/** What is bought at one seller and how it comes. */
export interface BasketPart<Offer extends BasketOffer = BasketOffer> {
  readonly organizationId: number
  readonly goods: readonly Offer[]
  readonly sum: Kopecks
  /** How it comes; null = its goods come by no common way. */
  readonly way: BasketWay | null
  /** Null = it is told at checkout. */
  readonly delivery: Kopecks | null
  /** What the goods lack to the minimum of the way. */
  readonly toMin: Kopecks
  /** The goods may be picked up instead, without a minimum. */
  readonly mayPickUp: boolean
}

export interface Basket<Offer extends BasketOffer = BasketOffer> {
  readonly parts: readonly BasketPart<Offer>[]
  readonly goods: Kopecks
  /** Of the parts that know theirs. */
  readonly delivery: Kopecks
  readonly isDeliveryKnown: boolean
  readonly toMin: Kopecks
  /** The first day on which all of it comes; null = there is none, or it is told at checkout. */
  readonly day: IsoDate | null
  /** Every minimum is reached and all comes on one day: brought, or picked up at one place. */
  readonly isBuyable: boolean
}

/** Kopecks of goods that lie in the carts of sellers already. */
export type InCarts = ReadonlyMap<number, Kopecks>
const EMPTY_CARTS: InCarts = new Map()

/**
 * Chosen goods by seller, with the minimum, the delivery and the day of each. A courier is meant before a trade place,
 * a trade place before the carrier.
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

/** The ways by which all goods of a seller come, with the days they have in common. */
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

/** The way meant for goods of this sum: of the couriers the cheapest whose minimum is reached, else the easiest one. */
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
