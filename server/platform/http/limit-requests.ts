import type { Endpoint } from '@okolitsa/contracts/kernel/endpoint.ts'
import type { Actor } from '@okolitsa/domain/identity/actor.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Limits } from '../limits/limits.ts'
import { workOf } from '../limits/work-costs.ts'
import type { TrustedProxies } from './trusted-proxies.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly limits: Limits
    /** The IP address of a bare Node request, before the framework handles it. */
    readonly ipOf: TrustedProxies['ipOf']
  }
  interface FastifyContextConfig {
    readonly endpoint?: Pick<Endpoint, 'work' | 'dearWith'>
  }
}

/** Key of a signed-in caller in limits; null = not signed in, or a service of the shop. */
export function personOf(actor: Actor): string | null {
  if (actor.kind === 'customer') return `customer:${actor.customerId}`
  return 'staffId' in actor ? `staff:${actor.staffId}` : null
}

export interface LimitedRequests {
  readonly limits: Limits
  readonly ipOf: TrustedProxies['ipOf']
  /** True for requests that are counted elsewhere or exempt. */
  readonly isFree: (url: string) => boolean
}

/**
 * Counts each request by the cost of its route before reading it. A request without a route is counted by its handler,
 * which determines the cost.
 */
export function limitRequests(app: FastifyInstance, { limits, ipOf, isFree }: LimitedRequests): void {
  app.decorate('limits', limits)
  app.decorate('ipOf', ipOf)
  app.addHook('onRequest', async ({ is404, url, ip, method, query, routeOptions }: FastifyRequest) => {
    if (is404 || isFree(url)) return
    limits.demand(ip, workOf({ ...routeOptions.config.endpoint, method }, query))
  })
}
