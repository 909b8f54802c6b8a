import type { CarrierAt } from '@okolitsa/domain/delivery/carrier-town.ts'
import { isHoliday } from '@okolitsa/domain/delivery/holidays.ts'
import { type DeliveryPromise, promiseDelivery, promiseHoldsUntil } from '@okolitsa/domain/delivery/promise.ts'
import { type RateHere, ratesAt } from '@okolitsa/domain/delivery/rate.ts'
import { type Readiness, readinessKey } from '@okolitsa/domain/delivery/readiness.ts'
import { ZERO } from '@okolitsa/domain/money/money.ts'
import { lastsPause, pauseEnd } from '@okolitsa/domain/sellers/pause.ts'
import { identityOf } from '../../platform/cache/identity.ts'
import type { Seller } from '../../supply/sellers/ports.ts'
import type { CarrierNetwork } from './carrier-network.ts'
import { tripsBy } from './courier-trips.ts'
import { type DoubtAt, NO_DOUBT } from './doubt-at.ts'
import { nearestOf } from './nearest-of.ts'
import { offerForGoods } from './offer-for-goods.ts'
import { createOffersAtPlaces } from './offers-at-places.ts'
import { pickupPromise } from './pickup-promise.ts'
import { MAX_CACHED_OFFERS } from './policy.ts'
import type { DeliveryOffer, DeliveryQuestion, OfferedMethod, TradePlace } from './ports.ts'
import { datesOf, type LastingPromise, type Promises, type Schedule } from './promises.ts'
import { tradePlacesAt } from './reach.ts'

const MINUTE_MS = 60_000

/** A cache that computes promises and offers and stores them while they are valid. */
export interface OfferCache extends Promises {
  readonly doubtAt: DoubtAt
  /** The offer of a seller. @param carriers current network of the carrier */
  offerOf(seller: Seller, question: DeliveryQuestion, carriers: CarrierNetwork): DeliveryOffer
}

export function createOfferCache(doubtAt: DoubtAt = NO_DOUBT): OfferCache {
  let minute = -1
  let network: CarrierNetwork | null = null
  const promises = new Map<string, LastingPromise>()
  /** Cached offers by the seller's terms at a place. */
  const offers = new Map<string, DeliveryOffer>()
  const atPlaces = createOffersAtPlaces(doubtAt, MAX_CACHED_OFFERS)

  /** Clears the cached offers when the minute (cutoffs are minutes) or the carrier's network changes. */
  const turnTo = (now: Date, carriers: CarrierNetwork) => {
    const asked = Math.floor(now.getTime() / 60_000)
    if (asked === minute && carriers === network) return
    minute = asked
    network = carriers
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
    if (promises.size >= MAX_CACHED_OFFERS) promises.clear()
    promises.set(key, lasting)
    return lasting
  }

  const cache: OfferCache = {
    doubtAt,
    promiseOf: (schedule, now, readiness) => lastingOf(schedule, now, readiness).promise,
    lastingPromiseOf: (schedule, now) => lastingOf(schedule, now, {}),
    offerOf(seller, question, carriers) {
      turnTo(question.now, carriers)
      const readiness = readinessKey(question)
      const known = atPlaces.find(question.location, seller, readiness)
      if (known) return offerForGoods(known, question.wayDays)
      const terms = termsAt(seller, question.location, doubtAt, carriers)
      const key = `${identityOf(seller)}|${termsKey(terms)}|${readiness}`
      const offer = offers.get(key) ?? makeOffer(seller, terms, question, cache)
      if (offers.size < MAX_CACHED_OFFERS) offers.set(key, offer)
      atPlaces.keep(question.location, seller, readiness, offer)
      return offerForGoods(offer, question.wayDays)
    },
  }
  return cache
}

interface Terms {
  readonly rates: readonly RateHere[]
  /** Trade places that serve the place, nearest first. */
  readonly tradePlaces: readonly TradePlace[]
  readonly carrierDays: DeliveryOffer['carrierDays']
  readonly nearestPoint: DeliveryOffer['nearestPoint']
}

const termsAt = (
  seller: Seller,
  place: DeliveryQuestion['location'],
  doubtAt: DoubtAt,
  carriers: CarrierNetwork,
): Terms => ({
  rates: ratesAt(seller.rates, place, doubtAt(place)),
  tradePlaces: tradePlacesAt(seller, place),
  carrierDays: carriers.daysFrom(seller, place),
  nearestPoint: nearestPointTo(seller, carriers.at(place)),
})

const nearestPointTo = ({ hasCarrier }: Seller, there: CarrierAt): Terms['nearestPoint'] =>
  hasCarrier && there.kind === 'far' ? { city: there.town.city, km: Math.round(there.metres / 1_000) } : null

/** Key of terms, equal for equal terms of one seller. */
const termsKey = ({ rates, tradePlaces, carrierDays, nearestPoint }: Terms): string =>
  `${rates.map(
    ({ rate, needsPoint, minOrderSumForSubscribers, freeDeliverySumForSubscribers }) =>
      `${rate.id}:${needsPoint}:${minOrderSumForSubscribers}:${freeDeliverySumForSubscribers}`,
  )}|${tradePlaces.map(({ id }) => id)}|${carrierDays}|${nearestPoint?.city}${nearestPoint?.km}`

function makeOffer(seller: Seller, terms: Terms, question: DeliveryQuestion, cache: OfferCache): DeliveryOffer {
  const { now, harvestReadyOn = null, productionSchedules = [] } = question
  const readiness = { harvestReadyOn, productionSchedules }
  const { pause } = seller.schedule
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
    sendsByCarrier: terms.carrierDays !== null,
    ownDays: seller.schedule.durationDays,
    carrierDays: terms.carrierDays,
    nearestPoint: terms.nearestPoint,
    isTooLong: false,
    pause: lastsPause(pause, now) ? { until: pauseEnd(pause, seller.timeZone), reason: pause.reason ?? null } : null,
    isCarrierSilent: false,
    nearest: nearestOf(methods),
  }
}

type Promised = Pick<OfferedMethod, 'dates' | 'noDates'>

/** Converts a promise to the fields of a method. */
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
