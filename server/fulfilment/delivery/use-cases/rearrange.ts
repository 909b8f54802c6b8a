import { deliveryPrice, minOrderSum, type RateHere, rateForSum, ratesAt } from '@okolitsa/domain/delivery/rate.ts'
import { type Kopecks, ZERO } from '@okolitsa/domain/money/money.ts'
import type { Seller } from '../../../supply/sellers/ports.ts'
import { tripsBy } from '../courier-trips.ts'
import type { OfferCache } from '../offer.ts'
import type { DeliveryPlace, DeliveryService, Rearrangement, RearrangeQuestion } from '../ports.ts'
import { datesOf } from '../promises.ts'
import { promiseOf } from './requote.ts'

type Offers = Pick<OfferCache, 'promiseOf' | 'doubtAt'> & Pick<DeliveryService, 'isPlausible'>

/** Days, price and obstacles of delivering a placed order on another day or to another place. */
export function rearrange(seller: Seller, cache: Offers, question: RearrangeQuestion): Rearrangement {
  const { methodCode, now, date, location, to } = question
  const own = datesOf(promiseOf(seller, cache, question))
  const isInTime = own.some((slot) => slot.date === date)
  if (methodCode !== 'courier') {
    return { isInTime, dates: own, shippingRateId: null, priceChange: 0, obstacle: null }
  }
  const isElsewhere = JSON.stringify(to.location) !== JSON.stringify(location)
  const here = isElsewhere ? rateAt(seller, cache, location, question.goods) : null
  const there = isElsewhere ? rateAt(seller, cache, to.location, question.goods) : null
  const shippingRateId = there ? there.rate.id : question.shippingRateId
  const trips = tripsBy(seller, shippingRateId)
  // full days are unavailable for another order
  const open = datesOf(cache.promiseOf(trips, now, question))
  // the order keeps its day when the rate of the new place delivers on it
  const kept = isInTime
    ? datesOf(promiseOf(seller, cache, { ...question, shippingRateId })).find((slot) => slot.date === date)
    : undefined
  const isOwnSlot = shippingRateId === question.shippingRateId || !trips.fullSlots.has(date)
  const isNew = kept !== undefined && isOwnSlot && open.every((slot) => slot.date !== date)
  const dates = isNew ? [...open, kept].sort((a, b) => (a.date < b.date ? -1 : 1)) : open
  const terms = { isInTime, dates, shippingRateId }
  if (!isElsewhere) return { ...terms, priceChange: 0, obstacle: null }
  return {
    ...terms,
    // a customer with a better agreed price keeps the difference
    priceChange: there && here ? priceOf(there, question.goods) - priceOf(here, question.goods) : 0,
    obstacle: cache.isPlausible(to.location)
      ? obstacleOf(there, question.goods)
      : { code: 'POINT_ELSEWHERE', missing: ZERO },
  }
}

const rateAt = (seller: Seller, cache: Offers, place: DeliveryPlace, goods: Kopecks) =>
  rateForSum(ratesAt(seller.rates, place, cache.doubtAt(place)), goods, false)
const priceOf = (rate: RateHere, goods: Kopecks) => deliveryPrice(rate, goods, false)

function obstacleOf(rate: RateHere | null, goods: Kopecks): Rearrangement['obstacle'] {
  if (!rate) return { code: 'UNAVAILABLE_AT_USER_AREA', missing: ZERO }
  if (rate.needsPoint) return { code: 'POINT_NEEDED', missing: ZERO }
  const least = minOrderSum(rate, false)
  return goods < least ? { code: 'MIN_SUM_NOT_REACHED', missing: (least - goods) as Kopecks } : null
}
