import { type Area, areaCovers, type Placed } from '../geo/area.ts'
import { type Kopecks, ZERO } from '../money/money.ts'

/** A part of the map where a rate holds, with its own sums for subscribers. */
export interface RateArea {
  readonly area: Area
  readonly minOrderSumForSubscribers: Kopecks | null
  readonly freeDeliverySumForSubscribers: Kopecks | null
}

/** One courier tariff of one seller. */
export interface ShippingRate {
  readonly id: number
  readonly title: string
  /** What delivery costs below the free sum. */
  readonly price: Kopecks
  readonly minOrderSum: Kopecks
  /** Null = never free. */
  readonly freeDeliverySum: Kopecks | null
  readonly minOrderSumForSubscribers: Kopecks | null
  readonly freeDeliverySumForSubscribers: Kopecks | null
  readonly isDefault: boolean
  readonly areas: readonly RateArea[]
}

/** A rate as it holds at one place: the sums for subscribers are settled. */
export interface RateHere {
  readonly rate: ShippingRate
  readonly minOrderSumForSubscribers: Kopecks
  readonly freeDeliverySumForSubscribers: Kopecks | null
}

const lowest = (...values: readonly (Kopecks | null)[]): Kopecks | null =>
  values.reduce((low, value) => (value !== null && (low === null || value < low) ? value : low), null)

/**
 * The rates that reach a place, best for the shopper first: cheapest, then the smallest minimum, then the default one.
 * A whole-country rate gives way to any rate drawn for a part of the map: the seller set that one on purpose.
 */
export function ratesAt(rates: readonly ShippingRate[], place: Placed): RateHere[] {
  const covering = rates.flatMap((rate) => {
    const areas = rate.areas.filter(({ area }) => areaCovers(area, place))
    return areas.length === 0 ? [] : [{ here: rateHere(rate, areas), isLocal: areas.some(isLocal) }]
  })
  const isAnyLocal = covering.some((found) => found.isLocal)
  return covering
    .filter((found) => found.isLocal || !isAnyLocal)
    .map((found) => found.here)
    .sort(byKindness)
}

/** The best rate when the goods cost `goodsSum`: one whose minimum is reached, else the one easiest to reach. */
export function rateForSum(rates: readonly RateHere[], goodsSum: Kopecks, isSubscriber: boolean): RateHere | null {
  const reached = rates.filter((here) => goodsSum >= minOrderSum(here, isSubscriber))
  if (reached.length === 0) {
    return [...rates].sort((a, b) => minOrderSum(a, isSubscriber) - minOrderSum(b, isSubscriber))[0] ?? null
  }
  return (
    [...reached].sort(
      (a, b) => deliveryPrice(a, goodsSum, isSubscriber) - deliveryPrice(b, goodsSum, isSubscriber),
    )[0] ?? null
  )
}

export function minOrderSum(here: RateHere, isSubscriber: boolean): Kopecks {
  return isSubscriber ? here.minOrderSumForSubscribers : here.rate.minOrderSum
}

/** From which sum delivery costs nothing; null = never. */
export function freeDeliverySum(here: RateHere, isSubscriber: boolean): Kopecks | null {
  if (here.rate.price === ZERO) return ZERO
  return isSubscriber ? here.freeDeliverySumForSubscribers : here.rate.freeDeliverySum
}

/** What delivery costs for goods of this sum. */
export function deliveryPrice(here: RateHere, goodsSum: Kopecks, isSubscriber: boolean): Kopecks {
  const free = freeDeliverySum(here, isSubscriber)
  return free !== null && goodsSum >= free ? ZERO : here.rate.price
}

const isLocal = ({ area }: RateArea) => area.kind !== 'country'

/** Sums for subscribers are the lowest of rate and area, and never above everyone's. */
function rateHere(rate: ShippingRate, areas: readonly RateArea[]): RateHere {
  return {
    rate,
    minOrderSumForSubscribers:
      lowest(
        rate.minOrderSum,
        rate.minOrderSumForSubscribers,
        ...areas.map((area) => area.minOrderSumForSubscribers),
      ) ?? ZERO,
    freeDeliverySumForSubscribers: lowest(
      rate.freeDeliverySum,
      rate.freeDeliverySumForSubscribers,
      ...areas.map((area) => area.freeDeliverySumForSubscribers),
    ),
  }
}

function byKindness(a: RateHere, b: RateHere): number {
  return (
    a.rate.price - b.rate.price ||
    a.rate.minOrderSum - b.rate.minOrderSum ||
    Number(b.rate.isDefault) - Number(a.rate.isDefault) ||
    a.rate.id - b.rate.id
  )
}
