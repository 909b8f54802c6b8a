import { deliveryEndpoints } from '@okolitsa/contracts/delivery/delivery.endpoints.ts'
import { dayIn, plusDays } from '@okolitsa/domain/clock/clock.ts'
import { STANDARD_PARCEL_GRAMS } from '@okolitsa/domain/delivery/parcel.ts'
import { daysAtMost, MAX_WAY_DAYS } from '@okolitsa/domain/delivery/way-days.ts'
import { isAround } from '@okolitsa/domain/geo/doubt.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import { shownSeller } from '@okolitsa/domain/identity/scope.ts'
import { takesOrders } from '@okolitsa/domain/market/takes-orders.ts'
import type { Logger } from 'pino'
import { defineModule } from '../../module.ts'
import type { Handlers } from '../../platform/http/handler.ts'
import { on } from '../../platform/invalidation/invalidations.ts'
import { mounted } from '../../platform/module/module.ts'
import type { Deps } from '../../services.ts'
import type { Seller, SellerSnapshots } from '../../supply/sellers/ports.ts'
import { carrierMethod, withCarrier } from './carrier-method.ts'
import { carrierNetworkChanged } from './carrier-network-topic.ts'
import { createCarrierNetworks } from './carrier-networks.ts'
import { carrierPlace } from './carrier-place.ts'
import { createDateIndexes } from './date-index.ts'
import { createDoubtAt } from './doubt-at.ts'
import { carrierHandlers } from './http/carrier.handlers.ts'
import { deliveryHandlers } from './http/delivery.handlers.ts'
import { bitsOf, countCommon, noBits, unionOf } from './id-bits.ts'
import { createOfferCache } from './offer.ts'
import { outlineOf } from './outline.ts'
import { createPlacesMeant } from './place-of-query.ts'
import { DATE_FILTER_DAYS, PUBLISH_TERMS_MINUTES } from './policy.ts'
import type {
  Carrier,
  CarrierOfferQuestion,
  CarrierQuote,
  DeliveryOffer,
  DeliveryPlace,
  DeliveryQuestion,
  DeliveryService,
  ListedSellers,
  SettlementDirectory,
  TownDirectory,
} from './ports.ts'
import { restingWhile, withoutCarrier } from './resting-sellers.ts'
import { createShippingCities } from './shipping-city.ts'
import { publishLearnedSince } from './store/carrier-network.store.ts'
import { createTermLearner } from './use-cases/learn-terms.ts'
import { loadCarrierTowns, loadMissingCarrierTowns } from './use-cases/load-carrier-towns.ts'
import { quote } from './use-cases/quote.ts'
import { createCarrierQuotes } from './use-cases/quote-by-carrier.ts'
import { rearrange } from './use-cases/rearrange.ts'
import { courierDays, cutOff, requote } from './use-cases/requote.ts'
import { createZones } from './zones.ts'

/**
 * Delivery: sellers that reach a place, with days and prices. Everything except the carrier's part is computed from
 * memory.
 */
export function createDeliveryModule(
  deps: Deps<'executor' | 'clock'> & {
    /** Sellers with their rates and trade places. */
    sellers: SellerSnapshots
    /** The same as placed orders see them, in a market without new orders too; absent = no difference. */
    sellersOfPlaced?: SellerSnapshots
    /** Sellers with products; absent = no seller has products. */
    listed?: ListedSellers
    /** The parcel carrier; absent or null = none is configured. */
    carrier?: Carrier | null
    /** Directory of settlements; absent = coordinates count as exact. */
    settlements?: SettlementDirectory
    /** Directory of towns; absent = sellers have no default town. */
    towns?: TownDirectory
    /** Default place of the market; absent = none. */
    placeOfMarket?: () => Location | null
    /** Logs failures of the carrier. */
    log?: Pick<Logger, 'warn'>
  },
) {
  const { executor, clock, carrier = null, log, settlements } = deps
  const cache = carrier ? deps.sellers : withoutCarrier(deps.sellers)
  const placed = deps.sellersOfPlaced ?? deps.sellers
  const doubtAt = createDoubtAt(settlements)
  const offers = createOfferCache(doubtAt)
  const serviceableAt = createZones(doubtAt)
  const shippingCityOf = deps.towns ? createShippingCities(deps.sellers, deps.towns) : async () => null
  const meant = createPlacesMeant(shippingCityOf, deps.placeOfMarket)
  const datesAt = createDateIndexes(offers)
  const networks = createCarrierNetworks(executor, carrier !== null)

  const offersAt = async (questions: readonly DeliveryQuestion[]): Promise<(DeliveryOffer | null)[]> => {
    const [{ byId }, carriers] = await Promise.all([cache.current(), networks.current()])
    return questions.map((question) => {
      const seller = byId.get(question.organizationId)
      return seller ? offers.offerOf(seller, question, carriers) : null
    })
  }
  const offerAt = async (question: DeliveryQuestion) => (await offersAt([question]))[0] ?? null

  const carrierQuotes = createCarrierQuotes({ carrier, clock, onFailure: (error) => log?.warn({ err: error }, 'cdek') })
  const sellerOf = async (organizationId: number) => (await cache.current()).byId.get(organizationId) ?? null
  const sellerOfPlaced = async (organizationId: number) => (await placed.current()).byId.get(organizationId) ?? null
  const carrierPlaceOf = async (place: DeliveryPlace) => carrierPlace((await networks.current()).at(place), place)
  const learn = createTermLearner({
    executor,
    clock,
    networks,
    onFailure: (error) => log?.warn({ err: error }, 'learning terms of the carrier'),
  })
  /** The carrier's tariffs for goods; empty = none is fast enough, null = the carrier did not answer. */
  const quotesFor = async (
    seller: Seller,
    { location, parcelGrams, wayDays }: Pick<CarrierOfferQuestion, 'location' | 'wayDays'> & { parcelGrams: number },
  ): Promise<readonly CarrierQuote[] | null> => {
    const served = await carrierPlaceOf(location)
    if (!served) return []
    const { place, isToDoor } = served
    const question = { from: seller.place, to: place, weightGrams: parcelGrams }
    const fastest = await carrierQuotes.fastestByCarrier(question, { isToDoor })
    if (fastest === null) return null
    learn(seller, served, parcelGrams, fastest)
    const mostDays = wayDays === undefined ? MAX_WAY_DAYS : (daysAtMost(wayDays, 'carrier') ?? 0)
    return carrierQuotes.quotesByCarrier(question, { isToDoor, mostDays })
  }

  const service: DeliveryService = {
    ...meant,
    isPlausible: (place) => {
      if (!settlements) return true
      const extent = settlements.extentOf(place)
      return extent ? isAround(extent, place.coords) : settlements.isNearRegion(place.coords, place.regionCode)
    },
    carrierAt: async (place) => (await networks.current()).at(place),
    sellersAt: async (scope, location) => {
      const [snapshot, carriers] = await Promise.all([cache.current(), networks.current()])
      return serviceableAt(snapshot, carriers, scope, location)
    },
    narrowToDates: async (serviceable, location, dates, now) => {
      const index = datesAt(await cache.current(), serviceable, location, now)
      // the carrier's day is not known before checkout, so a date filter uses only the sellers' own methods
      return serviceable.byOwnWays().narrowToBits(unionOf(noBits(0), ...dates.flatMap((date) => index.get(date) ?? [])))
    },
    countByDate: async (serviceable, location, now, among) => {
      const last = plusDays(dayIn('Europe/Moscow', now), DATE_FILTER_DAYS)
      const counted = bitsOf(among, serviceable.bits.length * 8 - 1)
      return [...datesAt(await cache.current(), serviceable, location, now)]
        .map(([date, sellers]) => ({ date, count: countCommon(sellers, counted) }))
        .filter(({ date, count }) => date <= last && count > 0)
        .sort((a, b) => (a.date < b.date ? -1 : 1))
    },
    shippingCityOf,
    shownSellers: async (scope) => {
      const { byId } = await cache.current()
      return { get: (id) => shownSeller(scope, byId.get(id)) }
    },
    sellers: async () => (await cache.current()).byId,
    offersAt,
    offerAt,
    wholeOfferAt: async (question) => {
      const [offer, seller] = await Promise.all([offerAt(question), sellerOf(question.organizationId)])
      if (!seller || !offer?.sendsByCarrier) return offer
      const parcelGrams = question.parcelGrams ?? STANDARD_PARCEL_GRAMS
      const quoted = await quotesFor(seller, { ...question, parcelGrams })
      return withCarrier(
        offer,
        quoted?.map((one) => carrierMethod(seller, one, question)),
      )
    },
    askCarrier: async ({ organizationId, location, parcelGrams, wayDays, pointCode }) => {
      const [seller, served] = await Promise.all([sellerOf(organizationId), carrierPlaceOf(location)])
      if (!seller?.hasCarrier || !served) return null
      const [quotes, points] = await Promise.all([
        quotesFor(seller, { location, parcelGrams, wayDays }),
        pointCode === null ? [] : carrierQuotes.pointsAt(served.place),
      ])
      const point = points.find(({ code }) => code === pointCode) ?? null
      return !quotes || quotes.length === 0 || (pointCode !== null && !point) ? null : { parcelGrams, quotes, point }
    },
    outlineOf: (place) => outlineOf(deps.towns, settlements, place),
    courierDays: async (organizationId, now) => {
      const seller = await sellerOfPlaced(organizationId)
      return seller && courierDays(seller, offers, now)
    },
    quote: async (question) => {
      const isToDoor = question.methodCode === 'courier'
      if (isToDoor && !service.isPlausible(question.location)) return { ok: false, code: 'POINT_ELSEWHERE' }
      const seller = await sellerOf(question.organizationId)
      // a customer who picks the order up has chosen the pickup place, whatever their location
      const taken =
        question.methodCode === 'pickup' && seller?.tradePlaces.find(({ id }) => id === question.tradePlaceId)
      const location = taken ? { ...taken, settlement: null } : question.location
      return quote(seller, await offerAt({ ...question, location }), question, doubtAt(question.location))
    },
    cutOffOf: async (question) => {
      const seller = await sellerOfPlaced(question.organizationId)
      return seller ? cutOff(seller, question) : question.until
    },
    requote: async (question) => {
      const seller = await sellerOfPlaced(question.organizationId)
      return seller && requote(seller, offers, question)
    },
    rearrange: async (question) => {
      const seller = await sellerOfPlaced(question.organizationId)
      return seller && rearrange(seller, { ...offers, isPlausible: service.isPlausible }, question)
    },
  }

  const handlers: Handlers<typeof deliveryEndpoints> = {
    ...carrierHandlers({
      quotes: carrierQuotes,
      sellerOf,
      placeOf: meant.placeOf,
      carrierPlaceOf,
      carrierAt: service.carrierAt,
      townAt: ({ city, coords }) => {
        const placed = deps.towns?.placeAt(coords) ?? null
        return (placed && deps.towns?.townNamed(city, placed.regionCode)) ?? placed
      },
    }),
    ...deliveryHandlers({
      cache,
      offers,
      carriers: networks.current,
      service,
      sellersInCategories: async (ids) => (await deps.listed?.sellersInCategories(executor, ids)) ?? new Set(),
      clock,
    }),
  }
  return { handlers, forgetCarrier: networks.forget, ...service }
}
export type DeliveryModule = ReturnType<typeof createDeliveryModule>

export const deliveryModule = defineModule({
  name: 'delivery',
  uses: ['market', 'sellers'],
  portsFilledBy: ['readModels'],
  create: ({ database, clock, log, adapters, towns, pages }, { market, sellers, readModels: listed }) => {
    const { carrier } = adapters
    const { handlers, forgetCarrier, ...service } = createDeliveryModule({
      executor: database.executor,
      clock,
      // before the opening only previews see the pages, and they may order
      sellersOfPlaced: sellers,
      sellers: restingWhile(() => !takesOrders(market.current().state, true), sellers),
      listed,
      carrier,
      settlements: towns,
      towns,
      placeOfMarket: () => market.current().identity.place,
      log,
    })
    const load = carrier && { database, carrier, clock, log }
    const loadMissing = async () => {
      if (load) await loadMissingCarrierTowns(load)
    }
    return {
      service,
      calls: [mounted(deliveryEndpoints, handlers)],
      invalidations: [
        on(carrierNetworkChanged, () => {
          forgetCarrier()
          pages.invalidate()
        }),
      ],
      // the first load does not wait for the periodic task
      start: () => {
        loadMissing().catch((error: unknown) => log.error({ err: error }, 'loading the points of the carrier'))
      },
      periodic: load
        ? [
            { name: 'load-missing-carrier-towns', cron: '* * * * *', run: loadMissing },
            { name: 'load-carrier-towns', cron: '23 22 * * *', run: () => loadCarrierTowns(load) },
            {
              name: 'tell-carrier-terms',
              cron: `*/${PUBLISH_TERMS_MINUTES} * * * *`,
              run: () =>
                // a minute more than the interval between two runs
                publishLearnedSince(
                  database.executor,
                  new Date(clock().getTime() - (PUBLISH_TERMS_MINUTES + 1) * 60_000),
                ),
            },
          ]
        : [],
    }
  },
})
