import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { id } from '../kernel/id.ts'
import { pageQuery } from '../kernel/paging.ts'
import { bonusesSchema } from './bonuses.ts'
import { loyaltyProgramSchema, loyaltyStandingsSchema } from './levels.ts'
import { promoCodeSchema, typedPromoCode } from './promo-code.ts'

const promoCodes = z.object({ items: z.array(promoCodeSchema) })

/** Promo codes of sellers and bonuses of customers (spec 7.1, 7.3). */
export const loyaltyEndpoints = defineEndpoints({
  listFarmerPromoCodes: {
    method: 'GET',
    path: '/api/v1/promocodes/farmer/{id}',
    access: 'public',
    summary: 'Promo codes of a farmer that hold today and are meant for everyone.',
    params: z.object({ id }),
    answer: promoCodes,
  },
  listFarmerPromoCodesOfUser: {
    method: 'GET',
    path: '/api/v1/promocodes/farmer/{id}/promocodes-by-user',
    access: 'customer',
    summary: 'Promo codes of a farmer the customer may use today: the personal ones first, without those used up.',
    params: z.object({ id }),
    answer: promoCodes,
  },
  getPromoCode: {
    method: 'GET',
    path: '/server/v2/promocodes/{code}',
    access: 'public',
    summary:
      'A promo code that holds today; 404 otherwise. Codes belong to sellers: without farmerId the first seller who has it answers.',
    params: z.object({ code: typedPromoCode }),
    query: z.object({ farmerId: id.optional() }),
    answer: promoCodeSchema,
  },
  getLoyaltyProgram: {
    method: 'GET',
    path: '/api/v1/farmers/{id}/loyalty-program',
    access: 'public',
    summary: 'How a seller gives and takes bonuses: per cents and levels.',
    params: z.object({ id }),
    answer: loyaltyProgramSchema,
  },
  listLoyaltyLevels: {
    method: 'GET',
    path: '/api/v1/user/bonuses/levels',
    access: 'customer',
    summary:
      'Where the customer stands at sellers with levels: those bought from within a year, the most first; with farmerId that one alone, bought from or not.',
    query: z.object({ farmerId: id.optional() }),
    answer: loyaltyStandingsSchema,
  },
  listBonuses: {
    method: 'GET',
    path: '/api/v1/user/bonuses',
    access: 'customer',
    summary: 'Bonus balance and history, newest first.',
    query: z.object(pageQuery(20)),
    answer: bonusesSchema,
  },
})
