import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { openUntil } from '@okolitsa/domain/delivery/open-until.ts'
import type { DeliveryPromise } from '@okolitsa/domain/delivery/promise.ts'
import { deliveryPrice, minOrderSum, rateForSum, ratesAt } from '@okolitsa/domain/delivery/rate.ts'
import type { Readiness } from '@okolitsa/domain/delivery/readiness.ts'
import { type Kopecks, ZERO } from '@okolitsa/domain/money/money.ts'
import type { Seller } from '../../../supply/sellers/ports.ts'
import { carrierPromise } from '../carrier-method.ts'
import { tripsBy } from '../courier-trips.ts'
import { createOfferCache, type OfferCache } from '../offer.ts'
import { pickupPromise } from '../pickup-promise.ts'
import type { CutOffQuestion, DeliverySlot, Requote, RequoteQuestion } from '../ports.ts'
import { datesOf } from '../promises.ts'

/** No full days: the order already has its slot. */
const NOT_FULL: ReadonlySet<string> = new Set()
const READY_NOW = { harvestReadyOn: null, productionSchedules: [] }

/** Effect of other goods on the delivery of a placed order. */
export function requote(
  seller: Seller,
  cache: Pick<OfferCache, 'promiseOf' | 'doubtAt'>,
  question: RequoteQuestion,
): Requote {
  const isInTime = isPromised(promiseOf(seller, cache, question), question.date)
  if (question.methodCode !== 'courier') return { isInTime, priceChange: 0, missing: ZERO }
  const before = courierTerms(seller, question, question.goodsBefore, cache.doubtAt(question.location))
  const after = courierTerms(seller, question, question.goodsAfter, cache.doubtAt(question.location))
  const isLess = question.goodsAfter < question.goodsBefore
  return {
    isInTime,
    priceChange: after.price - before.price,
    missing: isLess && question.goodsAfter < after.least ? ((after.least - question.goodsAfter) as Kopecks) : ZERO,
  }
}

/** Time when the seller stops accepting orders for a day, at most `until`. */
export function cutOff(seller: Seller, { until, ...question }: CutOffQuestion): Date {
  // a separate cache, because computing future moments would invalidate the shop's cache repeatedly
  const cache = createOfferCache()
  return openUntil(question.now, until, (now) =>
    isPromised(promiseOf(seller, cache, { ...question, ...READY_NOW, now }), question.date),
  )
}

/** Days of every rate, including full ones. */
export const courierDays = (
  seller: Seller,
  cache: Pick<OfferCache, 'promiseOf'>,
  now: Date,
): ReadonlyMap<number, readonly DeliverySlot[]> =>
  new Map(
    seller.rates.map(({ id: shippingRateId }) => {
      const way = { methodCode: 'courier', tradePlaceId: null, shippingRateId, carrierDays: 0 } as const
      return [shippingRateId, datesOf(promiseOf(seller, cache, { ...way, ...READY_NOW, now }))]
    }),
  )

const isPromised = (promise: DeliveryPromise, day: IsoDate): boolean =>
  datesOf(promise).some(({ date }) => date === day)

/** Days of an order's delivery method, without its own slot. */
export function promiseOf(
  seller: Seller,
  cache: Pick<OfferCache, 'promiseOf'>,
  {
    methodCode,
    tradePlaceId,
    shippingRateId,
    carrierDays,
    now,
    ...readiness
  }: Pick<
    RequoteQuestion,
    'methodCode' | 'tradePlaceId' | 'shippingRateId' | 'carrierDays' | 'now' | Exclude<keyof Readiness, 'wayDays'>
  >,
): DeliveryPromise {
  if (methodCode === 'cdek') return carrierPromise(seller, carrierDays, { now, ...readiness })
  const tradePlace = seller.tradePlaces.find(({ id }) => id === tradePlaceId)
  if (tradePlace) return pickupPromise(seller, tradePlace, now, readiness, cache)
  if (methodCode === 'pickup') return { kind: 'none', reason: 'noDeliveryDays' }
  const { schedule } = tripsBy(seller, shippingRateId)
  return cache.promiseOf({ schedule, scheduleKey: JSON.stringify(schedule), fullDays: NOT_FULL }, now, readiness)
}

/** Terms by the general rates: a customer with a better agreed price keeps the difference. */
function courierTerms(
  seller: Seller,
  { location }: RequoteQuestion,
  goods: Kopecks,
  doubtMetres: number,
): { price: Kopecks; least: Kopecks } {
  const here = rateForSum(ratesAt(seller.rates, location, doubtMetres), goods, false)
  if (!here) return { price: ZERO, least: ZERO }
  return { price: deliveryPrice(here, goods, false), least: minOrderSum(here, false) }
}
