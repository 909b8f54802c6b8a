import { PAYMENT_METHODS } from '@okolitsa/domain/payments/payment-method.ts'
import { z } from 'zod'
import { defineEndpointsIn } from '../kernel/endpoint.ts'
import { IDEMPOTENCY_HEADER } from '../kernel/idempotency-header.ts'
import { idempotencyKey } from '../kernel/idempotency-key.ts'
import { enteredRoubles } from '../kernel/roubles.ts'
import { refuses } from '../refusals/refuses.ts'
import { ownPlansSchema, plansSchema } from './plans.ts'

const roubles = enteredRoubles()

/** Subscription plans: list, purchase, renewal, end. */
export const plansEndpoints = defineEndpointsIn('membership', {
  plans: {
    method: 'GET',
    path: '/api/v2/subscription/plans',
    access: 'public',
    summary: 'The plans on sale and the ways to pay for them.',
    answer: plansSchema,
  },
  ownPlans: {
    method: 'GET',
    path: '/api/v2/subscription/orders',
    whenAreaClosed: 'served',
    access: 'customer',
    summary:
      'What runs and what ending it now gives back; what buying each plan would do; orders of plans with their money.',
    answer: ownPlansSchema,
  },
  buyPlan: {
    method: 'POST',
    path: '/api/v2/subscription/orders',
    access: 'customer',
    summary:
      'Buys a plan: the subscription begins with its money. The same plan goes on after its end, another one ends what runs, which is paid back by days. A repeat of the key, and a second press while it waits for its money, get the same order.',
    headers: z.object({ [IDEMPOTENCY_HEADER]: idempotencyKey }),
    body: z.object({
      plan: z.string().max(40, 'tooLong'),
      paymentMethod: z.enum(PAYMENT_METHODS, 'wrongValue'),
      /** Total shown on the page, roubles; a different total is refused with PLAN_TERMS_CHANGED. */
      expectedTotal: roubles,
      expectedBack: roubles.default(0),
    }),
    answer: z.object({ orderId: z.number().int(), number: z.string(), total: z.number(), payUrl: z.string() }),
    errors: refuses(
      'MARKET_CLOSED',
      'CUSTOMER_BLOCKED',
      'AGREEMENT_CHANGED',
      'PLAN_RUNS',
      'PLAN_TERMS_CHANGED',
      'PAYMENT_METHOD_UNAVAILABLE',
      'IDEMPOTENCY_KEY_REUSED',
    ),
    status: 201,
  },
  endPlan: {
    method: 'POST',
    path: '/api/v2/subscription/end',
    whenAreaClosed: 'served',
    access: 'customer',
    summary: 'Ends what runs at once; what is not used comes back. Twice is once: then there is nothing to end, 404.',
    body: z.object({ expectedBack: roubles }),
    answer: ownPlansSchema,
    errors: refuses('PLAN_TERMS_CHANGED'),
  },
})
