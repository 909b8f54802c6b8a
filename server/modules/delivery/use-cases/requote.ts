import { openUntil } from '@okolitsa/domain/delivery/open-until.ts'
import { deliveryPrice, minOrderSum, rateForSum, ratesAt } from '@okolitsa/domain/delivery/rate.ts'
import { type Kopecks, ZERO } from '@okolitsa/domain/money/money.ts'
import { carrierDates } from '../carrier-method.ts'
import { createOfferMemory, type OfferMemory, pickupDates } from '../offer.ts'
import type { CutOffQuestion, DeliverySlot, Requote, RequoteQuestion } from '../ports.ts'
import type { Seller } from '../store/sellers.store.ts'

/** An order takes its place in the car already: a day that is full is full of it, too. */
const NOT_FULL: ReadonlySet<string> = new Set()

/** What other goods would change about the delivery of an order that is placed already. */
export function requote(seller: Seller, memory: Pick<OfferMemory, 'datesOf'>, question: RequoteQuestion): Requote {
  const isInTime = datesOf(seller, memory, question).some(({ date }) => date === question.date)
  if (question.methodCode !== 'courier') return { isInTime, priceChange: 0, missing: ZERO }
  const before = courierTerms(seller, question, question.goodsBefore)
  const after = courierTerms(seller, question, question.goodsAfter)
  const isLess = question.goodsAfter < question.goodsBefore
  return {
    isInTime,
    priceChange: after.price - before.price,
    missing: isLess && question.goodsAfter < after.least ? ((after.least - question.goodsAfter) as Kopecks) : ZERO,
  }
}

/** When the seller stops to take orders for a day, at the latest `until`. */
export function cutOff(seller: Seller, { until, ...question }: CutOffQuestion): Date {
  // of its own: looking into the future would make the shop's memory turn to and fro
  const memory = createOfferMemory()
  return openUntil(question.now, until, (now) =>
    datesOf(seller, memory, { ...question, now, harvestReadyOn: null }).some(({ date }) => date === question.date),
  )
}

function datesOf(
  seller: Seller,
  memory: Pick<OfferMemory, 'datesOf'>,
  {
    methodCode,
    tradePlaceId,
    carrierDays,
    now,
    harvestReadyOn,
  }: Pick<RequoteQuestion, 'methodCode' | 'tradePlaceId' | 'carrierDays' | 'now' | 'harvestReadyOn'>,
): readonly DeliverySlot[] {
  if (methodCode === 'cdek') return carrierDates(seller, carrierDays, { now, harvestReadyOn })
  const tradePlace = seller.tradePlaces.find(({ id }) => id === tradePlaceId)
  if (tradePlace) return pickupDates(seller, tradePlace, now, harvestReadyOn, memory)
  if (methodCode === 'pickup') return []
  const { rhythm } = seller
  return memory.datesOf({ rhythm, rhythmKey: JSON.stringify(rhythm), fullDays: NOT_FULL }, now, harvestReadyOn)
}

/** By the rates of everyone: who had a better price keeps the difference. */
function courierTerms(
  seller: Seller,
  { location }: RequoteQuestion,
  goods: Kopecks,
): { price: Kopecks; least: Kopecks } {
  const here = rateForSum(ratesAt(seller.rates, location), goods, false)
  if (!here) return { price: ZERO, least: ZERO }
  return { price: deliveryPrice(here, goods, false), least: minOrderSum(here, false) }
}
