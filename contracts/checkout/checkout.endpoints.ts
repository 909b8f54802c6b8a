import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { IDEMPOTENCY_HEADER } from '../kernel/idempotency-header.ts'
import { idempotencyKey } from '../kernel/idempotency-key.ts'
import { checkoutBodySchema, checkoutV2BodySchema } from './checkout.ts'
import { checkoutAnswerSchema, checkoutErrors } from './checkout-answer.ts'

export const checkoutEndpoints = defineEndpoints({
  checkout: {
    method: 'POST',
    path: '/api/v3/checkout',
    access: 'customer',
    summary:
      'Turns carts into orders, one per seller. When every cart is refused, the answer is the first refusal as a problem whose facts.refused tells of each cart.',
    headers: z.object({ [IDEMPOTENCY_HEADER]: idempotencyKey }),
    body: checkoutBodySchema,
    answer: checkoutAnswerSchema,
    errors: checkoutErrors,
    status: 201,
  },
  checkoutV2: {
    method: 'POST',
    path: '/api/v2/checkout',
    access: 'customer',
    summary:
      'The same for one cart, with the older, smaller body; unknown fields are refused by name. Without the header a repeat for the same cart gets the first answer.',
    headers: z.object({ [IDEMPOTENCY_HEADER]: idempotencyKey.optional() }),
    body: checkoutV2BodySchema,
    answer: checkoutAnswerSchema,
    errors: checkoutErrors,
    status: 201,
  },
})
