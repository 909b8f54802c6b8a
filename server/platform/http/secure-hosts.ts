import { createServer, type Server } from 'node:https'
import { createSecureContext, type SecureContext } from 'node:tls'
import type { FastifyInstance } from 'fastify'
import { createTimedCache } from '../cache/timed-cache.ts'
import type { BoundConnections } from './bound-connections.ts'

/** Maximum certificates in memory, and the time after which a renewed one is used, ms. */
const MAX_KEPT = 2_000
const KEPT_MS = 10 * 60_000

/** Interval of checks for slow requests, ms. */
const SLOW_LOOK_MS = 5_000

export interface SecureHostsOptions {
  /** Certificate as PEM; null = the host has none, and the handshake fails. */
  readonly certificateOf: (host: string) => Promise<{ readonly chain: string; readonly key: string } | null>
  readonly boundConnections: BoundConnections
}

/**
 * A TLS listener of the same server that selects a certificate by host name. The server handles its requests like
 * others.
 */
export function createSecureHosts(app: FastifyInstance, options: SecureHostsOptions): Server {
  const contexts = createTimedCache<SecureContext>({ ttlMs: KEPT_MS, most: MAX_KEPT })
  const contextOf = (host: string) =>
    contexts.get(host, async () => {
      const certificate = await options.certificateOf(host)
      // an absent certificate is not cached, because it may be issued at any moment
      if (!certificate) throw new Error('no certificate for this host')
      return createSecureContext({ cert: certificate.chain, key: certificate.key, minVersion: 'TLSv1.2' })
    })
  const server = createServer({
    minVersion: 'TLSv1.2',
    connectionsCheckingInterval: SLOW_LOOK_MS,
    SNICallback: (host, done) => {
      contextOf(host.toLowerCase()).then(
        (context) => done(null, context),
        (error: Error) => done(error),
      )
    },
  })
  for (const event of ['request', 'upgrade', 'clientError', 'checkContinue'] as const)
    server.on(event, (...args: unknown[]) => app.server.emit(event, ...args))
  options.boundConnections(server)
  const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = app.server
  Object.assign(server, { headersTimeout, requestTimeout, keepAliveTimeout, timeout })
  // clients without a host name or with an unknown one disconnect
  server.on('tlsClientError', (_error, socket) => socket.destroy())
  return server
}
