import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { isSameSecret } from '../secrets/is-same-secret.ts'
import { statusLabel } from './expected-status.ts'

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
/** Bucket limits, seconds; cached reads take a millisecond, a checkout tens. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** A value read at each scrape; null = unknown on this node. */
export interface MetricGauge {
  readonly name: string
  readonly help: string
  read(): number | null | Promise<number | null>
}

/**
 * `GET /metrics` for Prometheus: with the bearer token, and outside production also from the loopback. Requests are
 * counted by route pattern, never by URL, so no phone or id becomes a label.
 */
export function mountMetrics(
  app: FastifyInstance,
  options: {
    token?: string | undefined
    isProduction: boolean
    poolSize: () => { total: number; waiting: number }
    gauges?: readonly MetricGauge[]
  },
): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  })
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { total, waiting } = options.poolSize()
      this.set({ state: 'open' }, total)
      this.set({ state: 'awaited' }, waiting)
    },
  })
  for (const { name, help, read } of options.gauges ?? []) {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        // a gauge that fails (the database is down) must not suppress all others
        const value = await Promise.resolve()
          .then(read)
          .catch(() => null)
        if (value === null) this.remove()
        else this.set(value)
      },
    })
  }
  const timed = timersOf(duration)
  app.addHook('onResponse', (request, reply, done) => {
    timed(request.method, request.routeOptions.url ?? 'page', statusLabel(reply)).observe(reply.elapsedTime / 1000)
    done()
  })
  app.get('/metrics', async (request, reply) => {
    // behind a proxy on the same machine every request comes from the loopback
    const isLocal =
      !options.isProduction &&
      LOOPBACK.has(request.socket.remoteAddress ?? '') &&
      !request.headers['x-forwarded-for'] &&
      !request.headers.forwarded
    const isTrusted =
      options.token !== undefined && isSameSecret(request.headers.authorization ?? '', `Bearer ${options.token}`)
    if (!isLocal && !isTrusted) throw new Refusal('NOT_FOUND')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

type Timer = Pick<Histogram.Internal<string>, 'observe'>

/**
 * Timers by label values, one per route and status, memoized because a look-up by labels takes longer than counting.
 */
function timersOf(duration: Histogram<'method' | 'route' | 'status'>) {
  const timers = new Map<string, Timer>()
  return (method: string, route: string, status: string): Timer => {
    const key = `${method} ${status} ${route}`
    const known = timers.get(key) ?? duration.labels({ method, route, status })
    timers.set(key, known)
    return known
  }
}
