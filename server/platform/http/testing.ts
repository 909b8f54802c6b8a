import { type Actor, membershipAs } from '@okolitsa/domain/identity/actor.ts'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import type { ApiCall } from './api.ts'
import type { CallContext } from './handler.ts'
import { httpCallContext } from './mount.ts'
import { createHttpServer, type HttpOptions, mountApi, type SharingOptions } from './server.ts'

export const MARKETPLACE_CONTEXT = {
  site: { siteUuid: null, mode: 'default', organizationId: null, origin: null },
  language: 'ru',
  closedAreas: [],
  seesHiddenSellers: false,
  isPreview: false,
  demandRoom: () => undefined,
  admits: () => true,
} as unknown as CallContext

export const WITHOUT_LIMITS: Omit<HttpOptions, 'log'> = {
  trustedProxies: [],
  requestsPerMinute: 0,
  isProduction: false,
  maxEventLoopDelayMs: 0,
  maxMemoryBytes: 0,
  maxConnections: 1_000,
  mostConnectionsOfNetwork: 0,
}

/**
 * A server for tests of a few modules. Plain headers set the caller and the seller's site; `x-staff` is
 * `id/organization` or `id/office`, an owner of the office.
 * @param sharing shared answers; off by default
 */
export async function testServer(
  sharing: Partial<SharingOptions> = {},
): Promise<{ http: FastifyInstance; mount(calls: readonly ApiCall[]): void }> {
  const http = await createHttpServer({ ...WITHOUT_LIMITS, log: pino({ level: 'error' }) })
  const mount = (calls: readonly ApiCall[]) =>
    mountApi(
      http,
      calls,
      {
        actorOf: async (request): Promise<Actor> => {
          const [staffId, organizationId] = String(request.headers['x-staff'] ?? '').split('/')
          if (staffId && organizationId === 'office')
            return { kind: 'office', staffId: Number(staffId), roles: ['owner'], sessionId: '', factor: 'fresh' }
          if (staffId) {
            const memberships = [membershipAs('manager', Number(organizationId))]
            return { kind: 'staff', staffId: Number(staffId), memberships, sessionId: '' }
          }
          const id = Number(request.headers['x-customer'])
          return id
            ? { kind: 'customer', customerId: id, phone: '79160000000', groupId: 1, sessionId: '' }
            : { kind: 'guest' }
        },
        contextOf: (request, reply) => {
          const organizationId = Number(request.headers['x-site']) || null
          const siteUuid = organizationId === null ? null : `site-${organizationId}`
          const mode = organizationId === null ? 'default' : 'saas'
          const origin = organizationId === null ? null : `http://seller-${organizationId}.test`
          return httpCallContext(
            request,
            reply,
            { siteUuid, mode, organizationId, origin },
            { secureCookies: false, isPreview: false },
          )
        },
      },
      { responseCacheMs: 0, ...sharing },
    )
  return { http, mount }
}
