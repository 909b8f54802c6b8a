import type { FastifyInstance, FastifyRequest } from 'fastify'
import { MINUTE_MS } from '../limits/limits.ts'
import { networkOf } from './network-of.ts'

/**
 * A limit in addition to the server's general limit, for work that only a handler can count. It counts by IP address
 * and refuses with TOO_MANY_REQUESTS. A server without limits has none here either.
 * @param name counts with the same name are shared by all nodes
 * @param most maximum from one address within the window
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
