import { CINEMAS } from '@okolitsa/domain/subscription/subscription.ts'
import { z } from 'zod'
import { defineServedEndpointsIn } from '../kernel/endpoint.ts'
import { refuses } from '../refusals/refuses.ts'
import { benefitSchema } from './benefit.ts'
import { subscriptionSchema } from './subscription.ts'

/** Subscription and partner services (spec 7.9). */
export const subscriptionEndpoints = defineServedEndpointsIn('membership', {
  subscription: {
    method: 'GET',
    path: '/api/v2/subscription',
    access: 'customer',
    summary: 'The subscription of the customer: plan, free deliveries of this month, partner services.',
    answer: subscriptionSchema,
  },
  benefit: {
    method: 'GET',
    path: '/api/v2/subscription/benefit',
    access: 'customer',
    summary: 'What free deliveries of the month that runs have saved, order by order, newest first.',
    answer: benefitSchema,
  },
  changeCinemaService: {
    method: 'PATCH',
    path: '/api/v2/subscription/smotreshka/{status}',
    access: 'customer',
    summary:
      'Turns the online cinema on or off; the partner is told right after, and again until it has heard. 404 where the plan has no cinema. CINEMA_NOT_CHOSEN: choose one first.',
    params: z.object({ status: z.enum(['active', 'inactive']) }),
    answer: subscriptionSchema,
    errors: refuses('CINEMA_NOT_CHOSEN'),
  },
  changeCinema: {
    method: 'PATCH',
    path: '/api/v2/subscription/change-cinema',
    access: 'customer',
    summary: 'Chooses a cinema for a month. CINEMA_CHANGED_RECENTLY says from when another one may be chosen.',
    body: z.object({ cinema: z.enum(CINEMAS, 'wrongValue') }),
    answer: subscriptionSchema,
    errors: refuses('CINEMA_CHANGED_RECENTLY'),
  },
})
