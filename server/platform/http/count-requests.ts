import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * Counts a request towards the limit of its address. The limit sees routes by itself; what no route takes (a page that
 * must be rendered) is counted by its own handler.
 * @throws Refusal TOO_MANY_REQUESTS
 */
export function countRequests(app: FastifyInstance): (request: FastifyRequest) => Promise<void> {
  if (!app.hasDecorator('createRateLimit')) return async () => {}
  const count = app.createRateLimit()
  return async (request) => {
    const counted = await count(request)
    if (!counted.isAllowed && counted.isExceeded)
      throw new Refusal('TOO_MANY_REQUESTS', { retryAfter: counted.ttlInSeconds })
  }
}
