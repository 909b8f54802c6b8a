import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'

/** Subscription and partner services (spec 7.9). */
export const subscriptionEndpoints = defineEndpoints({
  subscription: {
    method: 'GET',
    path: '/api/v2/subscription',
    access: 'customer',
    summary: 'The subscription of the customer.',
    answer: z.unknown(),
    owed: true,
  },
  changeCinemaService: {
    method: 'PATCH',
    path: '/api/v2/subscription/smotreshka/{status}',
    access: 'customer',
    summary: 'Turns the online cinema on or off.',
    params: z.object({ status: z.string().max(40) }),
    answer: z.unknown(),
    owed: true,
  },
  changeCinema: {
    method: 'PATCH',
    path: '/api/v2/subscription/change-cinema',
    access: 'customer',
    summary: 'Chooses another cinema for a month.',
    body: z.object({ cinema: z.string().max(100) }),
    answer: z.unknown(),
    owed: true,
  },
})
