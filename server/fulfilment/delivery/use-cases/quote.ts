import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { deliveryPrice, minOrderSum, rateForSum, ratesAt } from '@okolitsa/domain/delivery/rate.ts'
import { bears, type WayKind } from '@okolitsa/domain/delivery/way-days.ts'
import { subtract, ZERO } from '@okolitsa/domain/money/money.ts'
import type { Seller } from '../../../supply/sellers/ports.ts'
import { carrierMethod, takes } from '../carrier-method.ts'
import type {
  CarrierOffer,
  CarrierQuote,
  DeliveryOffer,
  OfferedMethod,
  Quote,
  QuoteQuestion,
  QuoteRefusal,
} from '../ports.ts'

const refuse = (code: Exclude<QuoteRefusal, { facts: object }>['code']): Quote => ({ ok: false, code })

/** True = at least one method reaches the place, as far as known without calling the carrier. */
export const reaches = (offer: DeliveryOffer | null): offer is DeliveryOffer =>
  offer !== null && (offer.methods.length > 0 || offer.sendsByCarrier)

/** Price and promise for an order, or a refusal. */
export function quote(
  seller: Seller | null,
  offer: DeliveryOffer | null,
  question: QuoteQuestion,
  doubtMetres: number,
): Quote {
  if (!seller || !offer) return refuse('UNAVAILABLE_AT_USER_AREA')
  const tooLong = tooLongWay(offer, question)
  if (tooLong) return { ok: false, code: 'GOODS_WILL_NOT_LAST', facts: tooLong }
  if (!reaches(offer)) return refuse('UNAVAILABLE_AT_USER_AREA')
  if (question.methodCode === 'pickup') {
    const method = offer.methods.find((one) => one.tradePlace !== null && one.tradePlace.id === question.tradePlaceId)
    if (!method) return refuse('SHIPPING_METHOD_UNAVAILABLE')
    return promised(offer, method, question, ZERO)
  }
  if (question.methodCode === 'cdek') {
    const { carrierOffer = null } = question
    const tariff = seller.hasCarrier && carrierOffer && tariffFor(carrierOffer)
    if (!tariff) return refuse('SHIPPING_METHOD_UNAVAILABLE')
    return promised(offer, carrierMethod(seller, tariff, question), question, tariff.price, carrierOffer.point)
  }
  const isSubscriber = question.isSubscriber && seller.workWithSubscriptions
  if (question.useFreeDelivery && !isSubscriber) return refuse('NO_FREE_SHIPPING_AVAILABLE')
  const here = rateForSum(ratesAt(seller.rates, question.location, doubtMetres), question.goodsSum, isSubscriber)
  const method = here && offer.methods.find((one) => one.shippingRateId === here.rate.id)
  if (!here || !method) return refuse('SHIPPING_METHOD_UNAVAILABLE')
  if (here.needsPoint) return refuse('POINT_NEEDED')
  const least = minOrderSum(here, isSubscriber)
  if (question.goodsSum < least) {
    return {
      ok: false,
      code: 'MIN_SUM_NOT_REACHED',
      facts: { minOrderSum: least, missing: subtract(least, question.goodsSum) },
    }
  }
  const price = deliveryPrice(here, question.goodsSum, isSubscriber)
  const usesFreeDelivery = question.useFreeDelivery === true && price > ZERO
  const answer = promised(offer, method, question, usesFreeDelivery ? ZERO : price)
  return answer.ok ? { ...answer, usesFreeDelivery, saved: usesFreeDelivery ? price : ZERO } : answer
}

/** The chosen or only method, when its transport takes too long for the goods. */
function tooLongWay(
  { ownDays, carrierDays, isTooLong, methods }: DeliveryOffer,
  { methodCode, wayDays }: QuoteQuestion,
): { kind: WayKind; days: number } | null {
  if (wayDays === undefined) return null
  const byCarrier = carrierDays !== null && { kind: 'carrier' as const, days: carrierDays }
  if (byCarrier && (methodCode === 'cdek' || isTooLong) && !bears(wayDays, 'carrier', byCarrier.days)) return byCarrier
  const isByCourier = methodCode === 'courier' && methods.every((one) => one.methodCode !== 'courier')
  return (isByCourier || isTooLong) && !bears(wayDays, 'own', ownDays) ? { kind: 'own', days: ownDays } : null
}

/** The tariff for the chosen office, otherwise for the door. */
function tariffFor({ quotes, point, parcelGrams }: CarrierOffer): CarrierQuote | null {
  if (point && !takes(point, parcelGrams)) return null
  return quotes.find(({ end }) => end === (point?.kind ?? 'door')) ?? null
}

function promised(
  offer: DeliveryOffer,
  method: OfferedMethod,
  question: QuoteQuestion,
  price: Extract<Quote, { ok: true }>['price'],
  point: CarrierOffer['point'] = null,
): Quote {
  const anyTime = { date: dayIn(offer.timeZone, question.now), fromHour: 0, toHour: 24 }
  const slot = question.date === null ? anyTime : method.dates.find(({ date }) => date === question.date)
  if (!slot) {
    const { dates, noDates } = method
    const facts = { dates: dates.map(({ date }) => date), ...(noDates && { reason: noDates }) }
    return { ok: false, code: 'DELIVERY_DATE_UNAVAILABLE', facts }
  }
  return {
    ok: true,
    price,
    usesFreeDelivery: false,
    saved: ZERO,
    ...slot,
    otherDates: method.dates.flatMap(({ date }) => (date === slot.date ? [] : [date])),
    timeZone: offer.timeZone,
    shippingRateId: method.shippingRateId,
    tradePlace: method.tradePlace,
    carrier: method.carrier && { tariff: method.carrier, point },
  }
}
