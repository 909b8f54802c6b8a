import { type Kopecks, min, ZERO } from '../money/money.ts'
import type { DeliverySums } from './cart-totals.ts'

/** What a way of delivery asks and gives at the place. */
export interface DeliveryTerms {
  /** Below the free sum. */
  readonly price: Kopecks
  readonly minOrderSum: Kopecks
  /** null = never free. */
  readonly freeDeliverySum: Kopecks | null
  readonly minOrderSumForSubscribers: Kopecks
  readonly freeDeliverySumForSubscribers: Kopecks | null
}

const lowest = (a: Kopecks | null, b: Kopecks | null): Kopecks | null => (a === null ? b : b === null ? a : min(a, b))

/** The sums that hold for this shopper; a subscriber gets the lowest of both (spec 4, Carts). */
export function sumsFor(terms: DeliveryTerms, isSubscriber: boolean): DeliverySums {
  const { minOrderSum, freeDeliverySum } = terms
  if (!isSubscriber) return { minOrderSum, freeDeliverySum }
  return {
    minOrderSum: min(minOrderSum, terms.minOrderSumForSubscribers),
    freeDeliverySum: lowest(freeDeliverySum, terms.freeDeliverySumForSubscribers),
  }
}

/** The price of delivery for goods of this sum. */
export function deliveryFee(terms: DeliveryTerms, toPay: Kopecks, isSubscriber: boolean): Kopecks {
  const { freeDeliverySum } = sumsFor(terms, isSubscriber)
  return freeDeliverySum !== null && toPay >= freeDeliverySum ? ZERO : terms.price
}
