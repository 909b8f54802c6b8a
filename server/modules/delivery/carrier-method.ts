import { isHoliday } from '@okolitsa/domain/delivery/holidays.ts'
import { promiseDelivery } from '@okolitsa/domain/delivery/promise.ts'
import { ZERO } from '@okolitsa/domain/money/money.ts'
import { carrierTexts } from '@okolitsa/strings/ru/carrier.ts'
import type { DeliveryOffer, DeliveryQuestion, OfferedMethod } from './ports.ts'
import type { Seller } from './store/sellers.store.ts'
import type { CarrierQuote } from './use-cases/quote-by-carrier.ts'

/** What a parcel is taken to weigh with its box while nobody knows the basket, grams. */
export const STANDARD_PARCEL_GRAMS = 3_000
/** A courier of the carrier comes, and its offices are open, at least within these hours. */
const FROM_HOUR = 9
const TO_HOUR = 18

/**
 * The carrier as one more way to get an order. The seller hands the parcel over on the days its orders leave, and the
 * longest term of the carrier is promised.
 */
export function carrierMethod(
  seller: Pick<Seller, 'rhythm'>,
  quote: CarrierQuote,
  { now, harvestReadyOn = null }: Pick<DeliveryQuestion, 'now' | 'harvestReadyOn'>,
): OfferedMethod {
  const promise = promiseDelivery({
    // The days of the seller's own courier do not count: it goes to the carrier's office.
    rhythm: { ...seller.rhythm, durationDays: 0, windowFromHour: FROM_HOUR, windowToHour: TO_HOUR },
    now,
    harvestReadyOn,
    carrierDays: quote.daysMax,
    isNonWorkingDay: isHoliday,
  })
  return {
    methodCode: 'cdek',
    title: quote.endsAtDoor ? carrierTexts.toDoor : carrierTexts.toPoint,
    price: quote.price,
    minOrderSum: ZERO,
    freeDeliverySum: null,
    minOrderSumForSubscribers: ZERO,
    freeDeliverySumForSubscribers: null,
    shippingRateId: null,
    tradePlace: null,
    dates: promise.kind === 'dates' ? promise.dates : [],
  }
}

/** The offer with the carrier's way at its end; the soonest day is counted anew. */
export function withCarrier(offer: DeliveryOffer, method: OfferedMethod): DeliveryOffer {
  const { nearest } = offer
  const [first] = method.dates
  const isSooner = first !== undefined && (nearest === null || first.date < nearest.date)
  return {
    ...offer,
    methods: [...offer.methods, method],
    nearest: isSooner ? { ...first, methodCode: method.methodCode } : nearest,
  }
}
