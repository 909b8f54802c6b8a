import type { bookBodySchema } from '@okolitsa/contracts/bookings/booking.ts'
import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { IDEMPOTENCY_HEADER } from '@okolitsa/contracts/kernel/idempotency-header.ts'
import { useMutation } from '@tanstack/react-query'
import type { z } from 'zod'
import { shopApi } from '../../platform/client/shop-api.ts'
import { attemptKey, closeAttempt } from '../checkout/attempt-key.ts'

/** Books places; a repeat after a lost connection has the same key and cannot book twice. */
export function useBook() {
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async (body: z.input<typeof bookBodySchema>) => {
      const headers = { [IDEMPOTENCY_HEADER]: attemptKey(body) }
      try {
        const answer = await shopApi().bookings.book({ body, headers })
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
