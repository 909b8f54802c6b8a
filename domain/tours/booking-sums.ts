import { add, type Kopecks, share, subtract, times, ZERO } from '../money/money.ts'
import { backOf, retainedAmount } from './cancellation.ts'
import type { TourPrice } from './tour.ts'

/** An entry of a booking: a person or a whole group. */
export interface BookedEntry {
  readonly price: Pick<TourPrice, 'price' | 'places'>
}

export const sumOfPrice = ({ price, places }: Pick<TourPrice, 'price' | 'places'>): Kopecks => times(price, places)

export const prepaidOf = (sum: Kopecks, prepaymentPercent: number): Kopecks => share(sum, prepaymentPercent, 100)

export interface BookingSums {
  /** Number of places that the entry takes. */
  readonly people: number
  readonly total: Kopecks
  readonly payNow: Kopecks
  readonly payLater: Kopecks
}

/** Sums of a booking. The prepayment is computed for each entry, so that one can be removed. */
export function bookingSums(entries: readonly BookedEntry[], prepaymentPercent: number): BookingSums {
  const sums = entries.map(({ price }) => sumOfPrice(price))
  const total = add(...sums)
  const payNow = add(...sums.map((sum) => prepaidOf(sum, prepaymentPercent)))
  const people = entries.reduce((all, { price }) => all + price.places, 0)
  return { people, total, payNow, payLater: subtract(total, payNow) }
}

export interface BookedPlace {
  readonly lineId: number
  readonly sum: Kopecks
  /** Retained part of the price of a cancelled place; null = not cancelled. */
  readonly kept: Kopecks | null
}

export interface PlacesBack {
  readonly cancelsBooking: boolean
  /** Refund now; `kept` = the retained part of the cancelled places. */
  readonly back: Kopecks
  readonly kept: Kopecks
  readonly lines: readonly { readonly lineId: number; readonly kept: Kopecks }[]
  /** New total: remaining places and all retained sums. */
  readonly totalAfter: Kopecks
  /** Part of the new total to pay online. */
  readonly payOnline: Kopecks
  /** Part of the new total to pay at the meeting point. */
  readonly payLaterAfter: Kopecks
}

/** Cancels places with a percentage of their payment refunded. Earlier cancellations stay unchanged. */
export function placesBack(
  places: readonly BookedPlace[],
  chosen: ReadonlySet<number>,
  { prepaymentPercent, backPercent }: { readonly prepaymentPercent: number; readonly backPercent: number },
): PlacesBack {
  const given = places.filter(({ lineId, kept }) => kept === null && chosen.has(lineId))
  const staying = places.filter(({ lineId, kept }) => kept === null && !chosen.has(lineId))
  const prepaid = (sum: Kopecks) => prepaidOf(sum, prepaymentPercent)
  const lines = given.map(({ lineId, sum }) => ({ lineId, kept: retainedAmount(prepaid(sum), backPercent) }))
  const keptBefore = add(...places.map(({ kept }) => kept ?? ZERO))
  const kept = add(...lines.map((line) => line.kept))
  const stayingSum = add(...staying.map(({ sum }) => sum))
  const stayingPrepaid = add(...staying.map(({ sum }) => prepaid(sum)))
  return {
    cancelsBooking: staying.length === 0,
    back: add(...given.map(({ sum }) => backOf(prepaid(sum), backPercent))),
    kept,
    lines,
    totalAfter: add(stayingSum, keptBefore, kept),
    payOnline: add(stayingPrepaid, keptBefore, kept),
    payLaterAfter: subtract(stayingSum, stayingPrepaid),
  }
}
