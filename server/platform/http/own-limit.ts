import type { FastifyInstance, FastifyRequest } from 'fastify'
import { MINUTE_MS } from '../limits/limits.ts'
import { networkOf } from './network-of.ts'

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
  windowMs = MINUTE_MS,
): (request: FastifyRequest) => Promise<void> {
  if (!app.hasDecorator('limits')) return async () => undefined
  return async ({ ip }) => app.limits.demandOwn(name, networkOf(ip), { most, windowMs })
}
