import { type Area, coverageOf, type Placed } from '../geo/area.ts'
import { type Kopecks, ZERO } from '../money/money.ts'

/** An area in which a rate applies, with its own sums for subscribers. */
export interface RateArea {
  readonly area: Area
  readonly minOrderSumForSubscribers: Kopecks | null
  readonly freeDeliverySumForSubscribers: Kopecks | null
}

/** Days and hours of a courier rate, in the seller's time zone. */
export interface RateHours {
  /** Weekdays, 1 = Monday … 7; at least one. */
  readonly weekdays: readonly number[]
  /** First hour, 0…23, before `toHour`. */
  readonly fromHour: number
  readonly toHour: number
}

/** A courier tariff of a seller. */
export interface ShippingRate {
  readonly id: number
  readonly title: string
  /** Price of delivery below the free-delivery sum. */
  readonly price: Kopecks
  readonly minOrderSum: Kopecks
  /** Sum from which delivery is free; null = never free. */
  readonly freeDeliverySum: Kopecks | null
  readonly minOrderSumForSubscribers: Kopecks | null
  readonly freeDeliverySumForSubscribers: Kopecks | null
  readonly isDefault: boolean
  /** Hours of the rate; null = the seller's general schedule. */
  readonly hours: RateHours | null
  /** Orders per slot of this rate; null = unlimited. */
  readonly slotCapacity: number | null
  readonly areas: readonly RateArea[]
}

/** A rate at a place, with the sums for subscribers resolved. */
export interface RateHere {
  readonly rate: ShippingRate
  readonly minOrderSumForSubscribers: Kopecks
  readonly freeDeliverySumForSubscribers: Kopecks | null
  /** True = the rate covers a part of the possible location and requires a point on the map. */
  readonly needsPoint: boolean
}

const lowest = (...values: readonly (Kopecks | null)[]): Kopecks | null =>
  values.reduce((low, value) => (value !== null && (low === null || value < low) ? value : low), null)

/**
 * The rates of a place, best for the visitor first: cheapest, then the smallest minimum, then the default one. Rates
 * with an area replace rates for the whole country, because the seller drew them on purpose. For an inexact location, a
 * rate that covers all of it precedes those that cover a part. @param doubtMetres maximum distance between the
 * coordinates and the real place
 */
export function ratesAt(rates: readonly ShippingRate[], place: Placed, doubtMetres = 0): RateHere[] {
  const covering = rates.flatMap((rate) => {
    const areas = rate.areas.filter(({ area }) => coverageOf([area], place, doubtMetres) !== 'none')
    if (areas.length === 0) return []
    const coverage = coverageOf(
      areas.map(({ area }) => area),
      place,
      doubtMetres,
    )
    return [{ here: rateHere(rate, areas, coverage === 'part'), isLocal: areas.some(isLocal) }]
  })
  const isSureLocal = covering.some((found) => found.isLocal && !found.here.needsPoint)
  const counting = covering.filter((found) => found.isLocal || !isSureLocal)
  const isAnySure = counting.some((found) => !found.here.needsPoint)
  return counting
    .map((found) => found.here)
    .filter((here) => !here.needsPoint || !isAnySure)
    .sort(byKindness)
}

/** The best rate for a sum of goods: the first whose minimum is reached, otherwise the rate with the lowest minimum. */
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

/** Sum from which delivery is free; null = never. */
export function freeDeliverySum(here: RateHere, isSubscriber: boolean): Kopecks | null {
  if (here.rate.price === ZERO) return ZERO
  return isSubscriber ? here.freeDeliverySumForSubscribers : here.rate.freeDeliverySum
}

export function deliveryPrice(here: RateHere, goodsSum: Kopecks, isSubscriber: boolean): Kopecks {
  const free = freeDeliverySum(here, isSubscriber)
  return free !== null && goodsSum >= free ? ZERO : here.rate.price
}

const isLocal = ({ area }: RateArea) => area.kind !== 'country'

/** Resolves the sums for subscribers: the lowest of rate and area, at most the usual sums. */
function rateHere(rate: ShippingRate, areas: readonly RateArea[], needsPoint: boolean): RateHere {
  return {
    rate,
    needsPoint,
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
