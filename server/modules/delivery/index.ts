import type { deliveryEndpoints } from '@okolitsa/contracts/delivery/delivery.endpoints.ts'
import { type Clock, dayIn, plusDays } from '@okolitsa/domain/clock/clock.ts'
import type { Executor } from '../../platform/db/client.ts'
import type { Handlers } from '../../platform/http/handler.ts'
import { createDateIndexes } from './date-index.ts'
import { deliveryHandlers } from './http/delivery.handlers.ts'
import { createOfferMemory } from './offer.ts'
import { DATE_FILTER_DAYS } from './policy.ts'
import type { DeliveryDoor, DeliveryOffer, DeliveryQuestion } from './ports.ts'
import { createReachMemory } from './reach.ts'
import { createSellerMemory } from './seller-memory.ts'
import { sellersInCategories } from './store/sellers.store.ts'
import { quote } from './use-cases/quote.ts'

export { presentRate, presentTradePlace, ratingOf } from './http/present-delivery.ts'
export { placeOfParameter, placeOfQuery } from './place-of-query.ts'
export type * from './ports.ts'
/** The channel on which changed sellers, rates and areas are announced. */
export const SELLERS_CHANNEL = 'delivery_changed'
export type { Seller } from './store/sellers.store.ts'

/** Delivery: who reaches a place, when and for how much. Everything is answered from memory. */
export function createDeliveryModule(deps: { executor: Executor; clock: Clock }) {
  const { executor, clock } = deps
  const memory = createSellerMemory({ executor })
  const offers = createOfferMemory()
  const reachAt = createReachMemory()
  const datesAt = createDateIndexes(offers)

  const offersAt = async (questions: readonly DeliveryQuestion[]): Promise<(DeliveryOffer | null)[]> => {
    const { byId, version } = await memory.current()
    return questions.map((question) => {
      const seller = byId.get(question.organizationId)
      return seller ? offers.offerOf(seller, version, question) : null
    })
  }
  const offerAt = async (question: DeliveryQuestion) => (await offersAt([question]))[0] ?? null

  const door: DeliveryDoor = {
    sellersAt: async (location, { seesHidden = false } = {}) => reachAt(await memory.current(), location, seesHidden),
    narrowToDates: async (reach, location, dates, now) => {
      const index = datesAt(await memory.current(), reach, location, now)
      return reach.narrow(dates.flatMap((date) => index.get(date) ?? []))
    },
    countByDate: async (reach, location, now) => {
      const last = plusDays(dayIn('Europe/Moscow', now), DATE_FILTER_DAYS)
      return [...datesAt(await memory.current(), reach, location, now)]
        .map(([date, sellers]) => ({ date, count: sellers.length }))
        .filter(({ date }) => date <= last)
        .sort((a, b) => (a.date < b.date ? -1 : 1))
    },
    sellers: async () => (await memory.current()).byId,
    offersAt,
    offerAt,
    shippingMethods: async (question) => (await offerAt(question))?.methods ?? [],
    quote: async (question) => {
      const seller = (await memory.current()).byId.get(question.organizationId)
      return quote(seller, await offerAt(question), question)
    },
  }

  const handlers: Handlers<typeof deliveryEndpoints> = deliveryHandlers({
    memory,
    offers,
    door,
    sellersInCategories: (ids) => sellersInCategories(executor, ids),
    clock,
  })
  return {
    handlers,
    ...door,
    /** A seller with rates and trade places; for the seller's page. */
    sellerOf: async (organizationId: number) => (await memory.current()).byId.get(organizationId) ?? null,
    forgetSellers: memory.forget,
  }
}
export type DeliveryModule = ReturnType<typeof createDeliveryModule>
