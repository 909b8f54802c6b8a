import type { RateLimitOptions } from '@fastify/rate-limit'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * A limit beside the server's own, for what only a handler can count. The count is by address, as everywhere.
 * Refuses TOO_MANY_REQUESTS; a server without limits has none here either.
 * @param name what is limited: counts of one name are one on all nodes
 * @param most within the window from one address
 */
export function ownLimit(
  app: FastifyInstance,
  name: string,
  most: number,
  timeWindow: '1 minute' | '1 hour' = '1 minute',
): (request: FastifyRequest) => Promise<void> {
  if (!app.hasDecorator('createRateLimit')) return async () => undefined
  // the server's own limit passes over the paths that this one is for
  const limit: RateLimitOptions = { max: most, timeWindow, allowList: [], groupId: name }
  const count = app.createRateLimit(limit)
  return async (request) => {
    const counted = await count(request)
    if (!counted.isAllowed && counted.isExceeded) {
      throw new Refusal('TOO_MANY_REQUESTS', { retryAfter: counted.ttlInSeconds })
    }
  }
}
