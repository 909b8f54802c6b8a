import { defineEndpoints } from '../kernel/endpoint.ts'
import { checkoutAnswerSchema, checkoutBodySchema, checkoutV2BodySchema } from './checkout.ts'

/**
 * Header of both calls: 8–200 characters, one per press of the button. Needed by v3; without it a repeat of v2 for the same
 * cart gets the first answer.
 */
export const IDEMPOTENCY_HEADER = 'idempotency-key'

export const checkoutEndpoints = defineEndpoints({
  checkout: {
    method: 'POST',
    path: '/api/v3/checkout',
    access: 'customer',
    summary:
      'Turns carts into orders, one per seller. Needs the header Idempotency-Key: a repeat gets the first answer. When every cart is refused, the answer is the first refusal as a problem whose facts.refused tells of each cart.',
    body: checkoutBodySchema,
    answer: checkoutAnswerSchema,
    status: 201,
  },
  checkoutV2: {
    method: 'POST',
    path: '/api/v2/checkout',
    access: 'customer',
    summary:
      'The same for one cart, with the older, smaller body; unknown fields are refused by name. Without the header a repeat for the same cart gets the first answer.',
    body: checkoutV2BodySchema,
    answer: checkoutAnswerSchema,
    status: 201,
  },
})
