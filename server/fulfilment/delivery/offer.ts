import { isHoliday } from '@okolitsa/domain/delivery/holidays.ts'
import { type DeliveryPromise, promiseDelivery, promiseHoldsUntil } from '@okolitsa/domain/delivery/promise.ts'
import { type RateHere, ratesAt } from '@okolitsa/domain/delivery/rate.ts'
import { type Readiness, readinessKey } from '@okolitsa/domain/delivery/readiness.ts'
import { slotEnd } from '@okolitsa/domain/delivery/slot-hours.ts'
import { ZERO } from '@okolitsa/domain/money/money.ts'
import { identityOf } from '../../platform/cache/identity.ts'
import type { Seller } from '../../supply/sellers/ports.ts'
import { tripsBy } from './courier-trips.ts'
import { type DoubtAt, NO_DOUBT } from './doubt-at.ts'
import { createOffersAtPlaces } from './offers-at-places.ts'
import { datesOf, type LastingPromise, type Promises, pickupPromise, type Schedule } from './pickup-promise.ts'
import { MOST_CACHED_OFFERS } from './policy.ts'
import type { DeliveryOffer, DeliveryQuestion, DeliverySlot, OfferedMethod, TradePlace } from './ports.ts'
import { tradePlacesAt } from './reach.ts'

const MINUTE_MS = 60_000

/** Answers promises and offers; what was counted is not counted again while it holds. */
export interface OfferCache extends Promises {
  readonly doubtAt: DoubtAt
  offerOf(seller: Seller, question: DeliveryQuestion): DeliveryOffer
}

export function createOfferCache(doubtAt: DoubtAt = NO_DOUBT): OfferCache {
  let minute = -1
  const promises = new Map<string, LastingPromise>()
  /** By the seller's terms at a place. */
  const offers = new Map<string, DeliveryOffer>()
  const atPlaces = createOffersAtPlaces(doubtAt, MOST_CACHED_OFFERS)

  /** Offers turn with the minute: cut-offs are minutes. */
  const turnTo = (now: Date) => {
    const asked = Math.floor(now.getTime() / 60_000)
    if (asked === minute) return
    minute = asked
    offers.clear()
    atPlaces.clear()
  }

  function lastingOf(
    { schedule, scheduleKey, fullDays }: Schedule,
    now: Date,
    { harvestReadyOn, productionSchedules }: Partial<Readiness>,
  ): LastingPromise {
    const key = `${scheduleKey}${readinessKey({ harvestReadyOn, productionSchedules })}`
    const at = now.getTime()
    const known = promises.get(key)
    if (known && known.from <= at && at < known.until) return known
    const isMade = productionSchedules !== undefined && productionSchedules.length > 0
    const lasting = {
      promise: promiseDelivery({
        schedule,
        now,
        harvestReadyOn,
        productionSchedules,
        isNonWorkingDay: isHoliday,
        slotsLeft: (day) => (fullDays.has(day) ? 0 : null),
      }),
      from: at,
      until: isMade ? (Math.floor(at / MINUTE_MS) + 1) * MINUTE_MS : promiseHoldsUntil(schedule, now),
    }
    if (promises.size >= MOST_CACHED_OFFERS) promises.clear()
    promises.set(key, lasting)
    return lasting
  }

  const cache: OfferCache = {
    doubtAt,
    promiseOf: (schedule, now, readiness) => lastingOf(schedule, now, readiness).promise,
    lastingPromiseOf: (schedule, now) => lastingOf(schedule, now, {}),
    offerOf(seller, question) {
      turnTo(question.now)
      const readiness = readinessKey(question)
      const known = atPlaces.find(question.location, seller, readiness)
      if (known) return known
      const terms = termsAt(seller, question.location, doubtAt)
      const key = `${identityOf(seller)}|${termsKey(terms)}|${readiness}`
      const offer = offers.get(key) ?? makeOffer(seller, terms, question, cache)
      if (offers.size < MOST_CACHED_OFFERS) offers.set(key, offer)
      atPlaces.keep(question.location, seller, readiness, offer)
      return offer
    },
  }
  return cache
}

/** What of a seller holds at a place. */
interface Terms {
  readonly rates: readonly RateHere[]
  /** The nearest first. */
  readonly tradePlaces: readonly TradePlace[]
}

const termsAt = (seller: Seller, place: DeliveryQuestion['location'], doubtAt: DoubtAt): Terms => ({
  rates: ratesAt(seller.rates, place, doubtAt(place)),
  tradePlaces: tradePlacesAt(seller, place),
})

/** Equal for equal terms of one seller. */
const termsKey = ({ rates, tradePlaces }: Terms): string =>
  `${rates.map(
    ({ rate, needsPoint, minOrderSumForSubscribers, freeDeliverySumForSubscribers }) =>
      `${rate.id}:${needsPoint}:${minOrderSumForSubscribers}:${freeDeliverySumForSubscribers}`,
  )}|${tradePlaces.map(({ id }) => id)}`

function makeOffer(seller: Seller, terms: Terms, question: DeliveryQuestion, cache: OfferCache): DeliveryOffer {
  const { now, harvestReadyOn = null, productionSchedules = [] } = question
  const readiness = { harvestReadyOn, productionSchedules }
  const methods = [
    ...terms.rates.map((here) =>
      courierMethod(here, promised(cache.promiseOf(tripsBy(seller, here.rate.id), now, readiness))),
    ),
    ...terms.tradePlaces.map((tradePlace) =>
      pickupMethod(tradePlace, promised(pickupPromise(seller, tradePlace, now, readiness, cache))),
    ),
  ]
  return {
    organizationId: seller.id,
    timeZone: seller.timeZone,
    workWithSubscriptions: seller.workWithSubscriptions,
    methods,
    sendsByCarrier: seller.hasCarrier,
    isCarrierSilent: false,
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

const bySureness = (a: OfferedMethod, b: OfferedMethod) => Number(a.needsPoint) - Number(b.needsPoint)

type SlotOfMethod = DeliverySlot & Pick<OfferedMethod, 'methodCode'>

/**
 * On the same day the courier, who comes first, wins, and of trade places the one that opens first and closes last, not
 * the nearest one: the day is told alike in a whole zone.
 */
function isSooner(one: SlotOfMethod, other: SlotOfMethod): boolean {
  if (one.date !== other.date) return one.date < other.date
  if (one.methodCode !== 'pickup' || other.methodCode !== 'pickup') return false
  if (one.fromHour !== other.fromHour) return one.fromHour < other.fromHour
  if (slotEnd(one) !== slotEnd(other)) return slotEnd(one) > slotEnd(other)
  return partsOf(one) < partsOf(other)
}

/** Any order that is the same for everybody. */
const partsOf = ({ hours }: DeliverySlot): string => JSON.stringify(hours ?? [])

function nearestOf(methods: readonly OfferedMethod[]): DeliveryOffer['nearest'] {
  let nearest: DeliveryOffer['nearest'] = null
  // what is sure goes before what may turn out not to come
  for (const { methodCode, dates, needsPoint } of methods.toSorted(bySureness)) {
    const [first] = dates
    if (
      first &&
      (nearest === null || (needsPoint === nearest.needsPoint && isSooner({ ...first, methodCode }, nearest)))
    )
      nearest = { ...first, methodCode, needsPoint }
  }
  return nearest
}
