import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'

/** Promo codes on our own origin (spec 7.1). */
export const loyaltyEndpoints = defineEndpoints({
  promoCode: {
    method: 'GET',
    path: '/server/v2/promocodes/{code}',
    access: 'public',
    summary: 'A currently valid promo code.',
    params: z.object({ code: z.string().max(60) }),
    answer: z.unknown(),
    owed: true,
  },
})
