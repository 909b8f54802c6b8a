import type { Endpoint } from '@okolitsa/contracts/kernel/endpoint.ts'
import type { Actor } from '@okolitsa/domain/identity/actor.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Limits } from '../limits/limits.ts'
import { workOf } from '../limits/work-costs.ts'
import type { TrustedProxies } from './trusted-proxies.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly limits: Limits
    /** Who asks by a bare request, which is no request of the framework yet. */
    readonly ipOf: TrustedProxies['ipOf']
  }
  interface FastifyContextConfig {
    /** Of a route that is a call: what work it is. */
    readonly endpoint?: Pick<Endpoint, 'work' | 'dearWith'>
  }
}

/** Whoever is signed in, as their work is counted; null = nobody is, or a service of ours. */
export function personOf(actor: Actor): string | null {
  if (actor.kind === 'customer') return `customer:${actor.customerId}`
  return actor.kind === 'staff' ? `staff:${actor.staffId}` : null
}

export interface LimitedRequests {
  readonly limits: Limits
  readonly ipOf: TrustedProxies['ipOf']
  /** For what is counted elsewhere, or not at all. */
  readonly isFree: (url: string) => boolean
}

/**
 * Counts each request as the work of its route, before anything is read of it. What no route takes is counted by its
 * handler, which knows what it has to do.
 */
export function limitRequests(app: FastifyInstance, { limits, ipOf, isFree }: LimitedRequests): void {
  app.decorate('limits', limits)
  app.decorate('ipOf', ipOf)
  app.addHook('onRequest', async ({ is404, url, ip, method, query, routeOptions }: FastifyRequest) => {
    if (is404 || isFree(url)) return
    limits.demand(ip, workOf({ ...routeOptions.config.endpoint, method }, query))
  })
}
