import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { isHoliday } from '@okolitsa/domain/delivery/holidays.ts'
import {
  type DeliveryPromise,
  type DeliverySchedule,
  hoursWithin,
  type PromisedDate,
  promiseDelivery,
} from '@okolitsa/domain/delivery/promise.ts'
import { type RateHere, ratesAt } from '@okolitsa/domain/delivery/rate.ts'
import { type Readiness, readinessKey } from '@okolitsa/domain/delivery/readiness.ts'
import { ZERO } from '@okolitsa/domain/money/money.ts'
import type { Seller } from '../../supply/sellers/ports.ts'
import { tripsBy } from './courier-trips.ts'
import { type DoubtAt, NO_DOUBT } from './doubt-at.ts'
import { MOST_CACHED_OFFERS } from './policy.ts'
import type { DeliveryOffer, DeliveryQuestion, OfferedMethod, TradePlace } from './ports.ts'
import { placeKey, tradePlacesAt } from './reach.ts'

/** How orders leave one seller one way. */
type Schedule = Pick<Seller, 'schedule' | 'scheduleKey' | 'fullDays'>

/** Answers promises and offers; what was counted within the same minute is not counted again. */
export interface OfferCache {
  readonly doubtAt: DoubtAt
  promiseOf(schedule: Schedule, now: Date, readiness: Partial<Readiness>): DeliveryPromise
  offerOf(seller: Seller, sellersVersion: number, question: DeliveryQuestion): DeliveryOffer
}

/** The days of a promise; none when there is a reason instead. */
export const datesOf = (promise: DeliveryPromise): readonly PromisedDate[] =>
  promise.kind === 'dates' ? promise.dates : []

export function createOfferCache(doubtAt: DoubtAt = NO_DOUBT): OfferCache {
  let minute = -1
  let version = -1
  const promises = new Map<string, DeliveryPromise>()
  const offers = new Map<string, DeliveryOffer>()

  /** Promises turn with the minute: cut-offs are minutes. */
  const turnTo = (now: Date) => {
    const asked = Math.floor(now.getTime() / 60_000)
    if (asked === minute) return
    minute = asked
    promises.clear()
    offers.clear()
  }

  const cache: OfferCache = {
    doubtAt,
    promiseOf({ schedule, scheduleKey, fullDays }, now, { harvestReadyOn, productionSchedules }) {
      turnTo(now)
      const key = `${scheduleKey}${readinessKey({ harvestReadyOn, productionSchedules })}`
      let promise = promises.get(key)
      if (!promise) {
        promise = promiseDelivery({
          schedule,
          now,
          harvestReadyOn,
          productionSchedules,
          isNonWorkingDay: isHoliday,
          slotsLeft: (day) => (fullDays.has(day) ? 0 : null),
        })
        if (promises.size < MOST_CACHED_OFFERS) promises.set(key, promise)
      }
      return promise
    },
    offerOf(seller, sellersVersion, question) {
      turnTo(question.now)
      if (sellersVersion !== version) {
        version = sellersVersion
        offers.clear()
      }
      const { latitude, longitude } = question.location.coords
      const key = `${seller.id}|${placeKey(question.location)}|${doubtAt(question.location)}|${latitude}|${longitude}|${readinessKey(question)}`
      let offer = offers.get(key)
      if (!offer) {
        offer = makeOffer(seller, question, cache)
        if (offers.size < MOST_CACHED_OFFERS) offers.set(key, offer)
      }
      return offer
    },
  }
  return cache
}

function makeOffer(seller: Seller, question: DeliveryQuestion, cache: OfferCache): DeliveryOffer {
  const { now, harvestReadyOn = null, productionSchedules = [] } = question
  const readiness = { harvestReadyOn, productionSchedules }
  const methods = [
    ...ratesAt(seller.rates, question.location, cache.doubtAt(question.location)).map((here) =>
      courierMethod(here, promised(cache.promiseOf(tripsBy(seller, here.rate.id), now, readiness))),
    ),
    ...tradePlacesAt(seller, question.location).map((tradePlace) =>
      pickupMethod(tradePlace, promised(pickupPromise(seller, tradePlace, now, readiness, cache))),
    ),
  ]
  return {
    organizationId: seller.id,
    timeZone: seller.timeZone,
    workWithSubscriptions: seller.workWithSubscriptions,
    methods,
    sendsByCarrier: seller.hasCarrier,
    nearest: nearestOf(methods),
  }
}

type Promised = Pick<OfferedMethod, 'dates' | 'noDates'>

/** A promise in the form a method answers it. */
export const promised = (promise: DeliveryPromise): Promised => ({
  dates: datesOf(promise),
  noDates: promise.kind === 'none' ? promise.reason : null,
})

const courierMethod = (here: RateHere, promise: Promised): OfferedMethod => ({
  methodCode: 'courier',
  title: here.rate.title,
  price: here.rate.price,
  minOrderSum: here.rate.minOrderSum,
  freeDeliverySum: here.rate.freeDeliverySum,
  minOrderSumForSubscribers: here.minOrderSumForSubscribers,
  freeDeliverySumForSubscribers: here.freeDeliverySumForSubscribers,
  shippingRateId: here.rate.id,
  tradePlace: null,
  carrier: null,
  ...promise,
  needsPoint: here.needsPoint,
})

const pickupMethod = (tradePlace: TradePlace, promise: Promised): OfferedMethod => ({
  methodCode: 'pickup',
  title: tradePlace.title,
  price: ZERO,
  minOrderSum: ZERO,
  freeDeliverySum: null,
  minOrderSumForSubscribers: ZERO,
  freeDeliverySumForSubscribers: null,
  shippingRateId: null,
  tradePlace,
  carrier: null,
  ...promise,
  needsPoint: false,
})

/** Whoever comes for an order takes no place in the car. */
const NEVER: ReadonlySet<IsoDate> = new Set()

/** Days on which a trade place is open and the order is ready; without stated hours the seller's own schedule counts. A stand at a fair is open on its days only. */
export function pickupPromise(
  seller: Seller,
  tradePlace: TradePlace,
  now: Date,
  readiness: Partial<Readiness>,
  cache: Pick<OfferCache, 'promiseOf'>,
): DeliveryPromise {
  const own: DeliverySchedule = { ...seller.schedule, durationDays: 0 }
  const { days } = tradePlace
  const openings = tradePlace.hours.map((hours) => ({ ...own, weekdays: hours.weekdays, ...hoursWithin(hours) }))
  const promises = (openings.length > 0 ? openings : [own]).map((schedule) =>
    cache.promiseOf({ schedule, scheduleKey: JSON.stringify(schedule), fullDays: NEVER }, now, readiness),
  )
  const dates = promises
    .flatMap(datesOf)
    .filter(({ date }) => !days || (days.from <= date && date <= days.to))
    .sort((a, b) => (a.date === b.date ? a.fromHour - b.fromHour : a.date < b.date ? -1 : 1))
    .filter((slot, index, all) => slot.date !== all[index - 1]?.date)
  if (dates.length > 0) return { kind: 'dates', dates }
  const [first] = promises as [DeliveryPromise]
  // days of the week would fit, the days of the fair do not
  return first.kind === 'dates' ? { kind: 'none', reason: 'beyondHorizon' } : first
}

const bySureness = (a: OfferedMethod, b: OfferedMethod) => Number(a.needsPoint) - Number(b.needsPoint)

function nearestOf(methods: readonly OfferedMethod[]): DeliveryOffer['nearest'] {
  let nearest: DeliveryOffer['nearest'] = null
  // what is sure goes before what may turn out not to come
  for (const { methodCode, dates, needsPoint } of methods.toSorted(bySureness)) {
    const [first] = dates
    // on the same day the courier, who comes first, wins
    const isSooner = nearest === null || (needsPoint === nearest.needsPoint && (first?.date ?? '') < nearest.date)
    if (first && isSooner) nearest = { ...first, methodCode, needsPoint }
  }
  return nearest
}
