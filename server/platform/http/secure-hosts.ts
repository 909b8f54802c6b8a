import { createServer, type Server } from 'node:https'
import { createSecureContext, type SecureContext } from 'node:tls'
import type { FastifyInstance } from 'fastify'
import { createTimedCache } from '../cache/timed-cache.ts'
import type { BoundConnections } from './bound-connections.ts'

/** Certificates kept ready; one that was renewed is taken within this, ms. */
const MAX_KEPT = 2_000
const KEPT_MS = 10 * 60_000

/** How often it is looked which requests come too slowly, ms. */
const SLOW_LOOK_MS = 5_000

export interface SecureHostsOptions {
  /** PEM; null = the host has none, and the connection is not opened. */
  readonly certificateOf: (host: string) => Promise<{ readonly chain: string; readonly key: string } | null>
  readonly boundConnections: BoundConnections
}

/**
 * A door with TLS to the same server: each host is opened with a certificate of its own. What stands behind it does not
 * know the difference.
 */
export function createSecureHosts(app: FastifyInstance, options: SecureHostsOptions): Server {
  const contexts = createTimedCache<SecureContext>({ ttlMs: KEPT_MS, most: MAX_KEPT })
  const contextOf = (host: string) =>
    contexts.get(host, async () => {
      const certificate = await options.certificateOf(host)
      // that there is none is not remembered: it may come at any moment
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
    server.on(event, (...heard: unknown[]) => app.server.emit(event, ...heard))
  options.boundConnections(server)
  const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = app.server
  Object.assign(server, { headersTimeout, requestTimeout, keepAliveTimeout, timeout })
  // whoever asks without a name or for a foreign one is gone by itself
  server.on('tlsClientError', (_error, socket) => socket.destroy())
  return server
}
