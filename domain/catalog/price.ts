import type { IsoDate } from '../clock/clock.ts'
import { type Kopecks, kopecks } from '../money/money.ts'
import { comparisonMeasure } from './unit.ts'

/** A lower price for a period, both ends included, in the seller's time zone; a null end is unbounded. */
export interface SpecialPrice {
  readonly price: Kopecks
  readonly from: IsoDate | null
  readonly to: IsoDate | null
}

export interface PriceOfDay {
  /** Price without a discount. */
  readonly price: Kopecks
  /** Price to pay. */
  readonly finalPrice: Kopecks
  /** The special price in effect; null = none. */
  readonly special: SpecialPrice | null
  /** Discount in whole per cent, rounded down. */
  readonly discountPercent: number
}

/** True when the special price is in effect on `day` (spec 4, Price). */
export function holdsOn(special: SpecialPrice, day: IsoDate): boolean {
  return (special.from === null || special.from <= day) && (special.to === null || day <= special.to)
}

/**
 * The price of one sale step on a day of the seller's calendar. Special prices that are not lower than the usual one
 * are ignored; of several in effect the lowest applies.
 */
export function priceOn(price: Kopecks, specials: readonly SpecialPrice[], day: IsoDate): PriceOfDay {
  let special: SpecialPrice | null = null
  for (const candidate of specials) {
    if (candidate.price < (special?.price ?? price) && holdsOn(candidate, day)) special = candidate
  }
  const finalPrice = special?.price ?? price
  return { price, finalPrice, special, discountPercent: discountPercent(price, finalPrice) }
}

/** The discount in whole per cent, rounded down so that it is never overstated. */
export function discountPercent(price: Kopecks, finalPrice: Kopecks): number {
  if (finalPrice >= price) return 0
  return Math.floor(((price - finalPrice) * 100) / price)
}

/** The price of a kilogram, a litre or one piece, when a sale step contains `measure` units; rounded to a kopeck. */
export function pricePerUnit(stepPrice: Kopecks, unit: string, measure: number): Kopecks {
  return kopecks(Math.round((stepPrice * comparisonMeasure(unit)) / measure))
}
