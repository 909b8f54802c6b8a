import { isHoliday } from '@okolitsa/domain/delivery/holidays.ts'
import { type DeliveryPromise, promiseDelivery } from '@okolitsa/domain/delivery/promise.ts'
import type { Readiness } from '@okolitsa/domain/delivery/readiness.ts'
import { ZERO } from '@okolitsa/domain/money/money.ts'
import { carrierTexts } from '@okolitsa/strings/ru/carrier.ts'
import type { Seller } from '../../supply/sellers/ports.ts'
import { promised } from './offer.ts'
import type { CarrierPoint, CarrierQuote, DeliveryOffer, DeliveryQuestion, OfferedMethod } from './ports.ts'

/** A courier of the carrier comes, and its offices are open, at least within these hours. */
const FROM_HOUR = 9
const TO_HOUR = 18

/** When the carrier brings, `carrierDays` on its way; the seller hands parcels over when its orders leave. */
export function carrierPromise(
  { schedule }: Pick<Seller, 'schedule'>,
  carrierDays: number,
  {
    now,
    harvestReadyOn = null,
    productionSchedules = [],
  }: Pick<DeliveryQuestion, 'now' | Exclude<keyof Readiness, 'wayDays'>>,
): DeliveryPromise {
  return promiseDelivery({
    // The days of the seller's own courier do not count: it goes to the carrier's office.
    schedule: { ...schedule, durationDays: 0, windowFromHour: FROM_HOUR, windowToHour: TO_HOUR },
    now,
    harvestReadyOn,
    productionSchedules,
    carrierDays,
    isNonWorkingDay: isHoliday,
  })
}

/**
 * The carrier as one more way to get an order. The seller hands the parcel over on the days its orders leave, and the
 * longest term of the carrier is promised.
 */
export function carrierMethod(
  seller: Pick<Seller, 'schedule'>,
  quote: CarrierQuote,
  question: Pick<DeliveryQuestion, 'now' | Exclude<keyof Readiness, 'wayDays'>>,
): OfferedMethod {
  const { price, ...carrier } = quote
  return {
    methodCode: 'cdek',
    title: carrierTexts[quote.end],
    price,
    minOrderSum: ZERO,
    freeDeliverySum: null,
    minOrderSumForSubscribers: ZERO,
    freeDeliverySumForSubscribers: null,
    shippingRateId: null,
    tradePlace: null,
    carrier,
    ...promised(carrierPromise(seller, quote.daysMax, question)),
    needsPoint: false,
  }
}

/** The point hands over a parcel of this weight. */
export const takes = ({ maxWeightGrams }: Pick<CarrierPoint, 'maxWeightGrams'>, weightGrams: number): boolean =>
  maxWeightGrams === null || weightGrams <= maxWeightGrams

/**
 * The offer with the carrier's ways at its end; the soonest day is counted anew. None = the carrier said no, undefined = it
 * said nothing.
 */
export function withCarrier(offer: DeliveryOffer, ways: readonly OfferedMethod[] | undefined): DeliveryOffer {
  if (!ways) return { ...offer, sendsByCarrier: false, isCarrierSilent: true }
  let { nearest } = offer
  for (const { methodCode, dates } of ways) {
    const [first] = dates
    const isSooner = nearest === null || nearest.needsPoint || (first?.date ?? '') < nearest.date
    if (first && isSooner) nearest = { ...first, methodCode, needsPoint: false }
  }
  return { ...offer, methods: [...offer.methods, ...ways], sendsByCarrier: ways.length > 0, nearest }
}
