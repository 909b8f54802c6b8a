import type { checkoutBodySchema } from '@okolitsa/contracts/checkout/checkout.ts'
import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { IDEMPOTENCY_HEADER } from '@okolitsa/contracts/kernel/idempotency-header.ts'
import { useMutation } from '@tanstack/react-query'
import type { z } from 'zod'
import { shopApi } from '../../platform/client/shop-api.ts'
import { attemptKey, closeAttempt } from './attempt-key.ts'

export type CheckoutInput = z.input<typeof checkoutBodySchema>

/** Sends the order; a repeat after a lost connection has the same key and cannot create a second order. */
export function usePlaceOrder() {
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async (body: CheckoutInput) => {
      const headers = { [IDEMPOTENCY_HEADER]: attemptKey(body) }
      try {
        const answer = await shopApi().checkout.checkout({ body, headers })
        closeAttempt()
        return answer
      } catch (error) {
        // a refusal ends the attempt; after a failure (5xx, network) the outcome is unknown
        if (isApiProblem(error) && error.problem.status < 500) closeAttempt()
        throw error
      }
    },
  })
}
