import { isHoliday } from '@okolitsa/domain/delivery/holidays.ts'
import { type DeliveryPromise, promiseDelivery } from '@okolitsa/domain/delivery/promise.ts'
import type { Readiness } from '@okolitsa/domain/delivery/readiness.ts'
import { ZERO } from '@okolitsa/domain/money/money.ts'
import { carrierTexts } from '@okolitsa/strings/ru/carrier.ts'
import type { Seller } from '../../supply/sellers/ports.ts'
import { promised } from './offer.ts'
import type { CarrierPoint, CarrierQuote, DeliveryOffer, DeliveryQuestion, OfferedMethod } from './ports.ts'

/** First and last delivery hour of the carrier's couriers and offices. */
const FROM_HOUR = 9
const TO_HOUR = 18

/** The promise of a delivery by carrier in `carrierDays`; the seller hands parcels over on its departure days. */
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
    // Days of the seller's own courier do not apply on the way to the carrier's office.
    schedule: { ...schedule, durationDays: 0, windowFromHour: FROM_HOUR, windowToHour: TO_HOUR },
    now,
    harvestReadyOn,
    productionSchedules,
    carrierDays,
    isNonWorkingDay: isHoliday,
  })
}

/**
 * The carrier as a delivery method. The seller hands the parcel over on its departure days, and the carrier's maximum
 * time is promised.
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

/** True = the office accepts parcels of this weight. */
export const takes = ({ maxWeightGrams }: Pick<CarrierPoint, 'maxWeightGrams'>, weightGrams: number): boolean =>
  maxWeightGrams === null || weightGrams <= maxWeightGrams

/**
 * Appends the carrier's methods to an offer and recomputes the soonest day. Empty = the carrier refused, undefined =
 * the carrier did not answer.
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
