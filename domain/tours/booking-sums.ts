import { add, type Kopecks, share, subtract, times, ZERO } from '../money/money.ts'
import { backOf, keptOf } from './cancellation.ts'
import type { TourPrice } from './tour.ts'

/** One entry of a booking: a person, or a whole group. */
export interface BookedEntry {
  readonly price: Pick<TourPrice, 'price' | 'places'>
}

export const sumOfPrice = ({ price, places }: Pick<TourPrice, 'price' | 'places'>): Kopecks => times(price, places)

/** What of a price is paid at once. */
export const prepaidOf = (sum: Kopecks, prepaymentPercent: number): Kopecks => share(sum, prepaymentPercent, 100)

export interface BookingSums {
  /** Places it takes. */
  readonly people: number
  readonly total: Kopecks
  readonly payNow: Kopecks
  readonly payLater: Kopecks
}

/** The sums of a booking; what is paid at once is counted for each by themselves, so that one of them can be taken out. */
export function bookingSums(entries: readonly BookedEntry[], prepaymentPercent: number): BookingSums {
  const sums = entries.map(({ price }) => sumOfPrice(price))
  const total = add(...sums)
  const payNow = add(...sums.map((sum) => prepaidOf(sum, prepaymentPercent)))
  const people = entries.reduce((all, { price }) => all + price.places, 0)
  return { people, total, payNow, payLater: subtract(total, payNow) }
}

/** A place of a booking as it stands. */
export interface BookedPlace {
  readonly lineId: number
  readonly sum: Kopecks
  /** Null = they go; else what stays paid of it. */
  readonly kept: Kopecks | null
}

/** What becomes of a booking when some of its places are given back. */
export interface PlacesBack {
  readonly cancelsBooking: boolean
  /** What comes back now, and what stays of the places that are given back. */
  readonly back: Kopecks
  readonly kept: Kopecks
  readonly lines: readonly { readonly lineId: number; readonly kept: Kopecks }[]
  /** Of the order: those who go, and all that is kept. */
  readonly totalAfter: Kopecks
  /** Of it, what is to have been paid online. */
  readonly payOnline: Kopecks
  /** Those who go pay so much at the meeting point. */
  readonly payLaterAfter: Kopecks
}

/** Gives places back at so many per cent of what was paid for them. Places that were given back before stay as they are. */
export function placesBack(
  places: readonly BookedPlace[],
  chosen: ReadonlySet<number>,
  { prepaymentPercent, backPercent }: { readonly prepaymentPercent: number; readonly backPercent: number },
): PlacesBack {
  const given = places.filter(({ lineId, kept }) => kept === null && chosen.has(lineId))
  const staying = places.filter(({ lineId, kept }) => kept === null && !chosen.has(lineId))
  const prepaid = (sum: Kopecks) => prepaidOf(sum, prepaymentPercent)
  const lines = given.map(({ lineId, sum }) => ({ lineId, kept: keptOf(prepaid(sum), backPercent) }))
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
