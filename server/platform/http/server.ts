import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import underPressure from '@fastify/under-pressure'
import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { Logger } from 'pino'
import { createLimits } from '../limits/limits.ts'
import type { SharedCounts } from '../valkey/shared-counts.ts'
import type { ApiCall } from './api.ts'
import { asRefusal } from './as-refusal.ts'
import { type BoundConnections, connectionBounds } from './bound-connections.ts'
import { COMPRESSION, leaveSecretsPlain } from './compression.ts'
import {
  answerBrokenRequest,
  cutSlowBodies,
  type RequestTimeouts,
  readablePath,
  refuseStrangeHosts,
} from './early-errors.ts'
import { expectStatus } from './expected-status.ts'
import { isBoundedJson } from './json-bounds.ts'
import { languageOf } from './language-of.ts'
import { limitRequests } from './limit-requests.ts'
import { type CallContextOf, mountCall } from './mount.ts'
import { problemOf } from './problem.ts'
import { sendRefusalPage, wantsPage } from './refusal-page.ts'
import { createResponseCache } from './response-cache.ts'
import { trustedProxies } from './trusted-proxies.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly boundConnections: BoundConnections
  }
}

export interface HttpOptions {
  readonly log: Logger
  /** IP addresses and networks of our own proxies; X-Forwarded-* headers of other clients are ignored. */
  readonly trustedProxies: readonly string[]
  readonly requestsPerMinute: number
  /** Counts shared by all nodes; absent = each node counts alone. */
  readonly sharedCounts?: SharedCounts | undefined
  readonly isProduction: boolean
  /** Event loop delay above which requests are refused, ms; 0 = never. */
  readonly maxEventLoopDelayMs: number
  /** Process memory above which requests are refused, bytes; 0 = never (many test shops share a process). */
  readonly maxMemoryBytes: number
  /** Languages that the market offers; all by default. */
  readonly languages?: () => readonly Language[]
  /** Clock of the Date header, which pages use; the machine's clock by default. */
  readonly clock?: Clock
  readonly maxConnections: number
  readonly mostConnectionsOfNetwork: number
  /** Time limits of the parts of a request; for tests. */
  readonly timeouts?: RequestTimeouts
}

const TIMEOUTS: RequestTimeouts = { headMs: 20_000, bodyMs: 30_000, uploadMs: 5 * 60_000 }
/** Time after which an idle connection is closed, ms; live streams send heartbeats more often. */
const IDLE_CONNECTION_MS = 120_000

/** Maximum start-up time of one plugin, ms. */
const PLUGIN_LIMIT_MS = 60_000

/** Maximum size of a request body, bytes; calls of customers and guests have a lower limit. */
const BODY_LIMIT = 1_048_576

/** Sends a refusal as problem+json to programs and as a page to people, without a stack or a library's message. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const problem = problemOf(asRefusal(error, request), request.id, languageOf(request))
  if (problem.code === 'ACTIVE_CART_NOT_FOUND') expectStatus(reply)
  if (problem.retryAfter !== undefined) reply.header('retry-after', String(problem.retryAfter))
  if (!isApiPath(request.url) && wantsPage(request)) return sendRefusalPage(request, reply, problem)
  return reply.code(problem.status).header('cache-control', 'no-store').type('application/problem+json').send(problem)
}

/** A Fastify server with the shop's security settings, independent of the shop's modules. */
export async function createHttpServer(options: HttpOptions): Promise<FastifyInstance> {
  const timeouts = options.timeouts ?? TIMEOUTS
  const proxies = trustedProxies(options.trustedProxies)
  const app = fastify({
    loggerInstance: options.log,
    // a logger per request costs as much as routing; the few lines that are written name the request
    childLoggerFactory: (log) => log,
    logController: new LogController({ disableRequestLogging: true }),
    // trusting every X-Forwarded-For would let clients choose an IP address and evade all limits
    trustProxy: options.trustedProxies.length > 0 ? (address: string) => proxies.has(address) : false,
    bodyLimit: BODY_LIMIT,
    // a plugin that lists the built files takes longer than Fastify's ten seconds on a busy machine
    pluginTimeout: PLUGIN_LIMIT_MS,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    // requests received while the server closes are still answered; new connections are not accepted
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    connectionTimeout: IDLE_CONNECTION_MS,
    http: { headersTimeout: timeouts.headMs, connectionsCheckingInterval: timeouts.headMs / 4 },
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => {
      sendRefusal(request as unknown as FastifyRequest, reply as unknown as FastifyReply, error)
    },
    rewriteUrl: ({ url = '/' }) => readablePath(url, isApiPath),
    // a client's request id would let anybody write into the log
    requestIdHeader: false,
    // rows of all nodes contain the ids, so they must be unique
    genReqId: () => randomUUID(),
  }) as unknown as FastifyInstance
  app.decorate(
    'boundConnections',
    connectionBounds({
      most: options.maxConnections,
      mostOfNetwork: options.mostConnectionsOfNetwork,
      proxies,
      onFull: () =>
        options.log.warn('connections of one network are refused: is it a proxy that TRUSTED_PROXIES misses?'),
    }),
  )
  if (options.languages) app.decorate('languages', options.languages)
  app.boundConnections(app.server)
  refuseStrangeHosts(app)
  cutSlowBodies(app, timeouts, sendRefusal)
  // clients that always send the JSON content type may have no body: DELETE and PATCH of the spec have none
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    if (text === '') return done(null, undefined)
    return isBoundedJson(text) ? parseJson(request, text, done) : done(new Refusal('BODY_TOO_LARGE'))
  })
  const { clock } = options
  if (clock) {
    app.addHook('onSend', (_request, reply, payload, done) => {
      reply.header('date', clock().toUTCString())
      done(null, payload)
    })
  }
  leaveSecretsPlain(app)
  await app.register(compress, COMPRESSION)
  await app.register(cookie)
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    // subdomains may belong to other owners
    hsts: options.isProduction && { maxAge: 31_536_000, includeSubDomains: false },
  })
  await app.register(underPressure, {
    maxEventLoopDelay: options.maxEventLoopDelayMs,
    maxHeapUsedBytes: options.maxMemoryBytes,
    pressureHandler: async ({ url }) => {
      // files of a page are cheap, and without one of them the page never becomes interactive
      if (!STATIC_PATH.test(url)) throw new Refusal('OVERLOADED', { retryAfter: 10 })
    },
  })
  limitRequests(app, {
    limits: createLimits(options.requestsPerMinute, options.sharedCounts),
    ipOf: proxies.ipOf,
    // one page loads dozens of pictures and chunks: they are cheap, cached and not limited
    isFree: (url) => STATIC_PATH.test(url),
  })
  app.setErrorHandler((error, request, reply) => sendRefusal(request, reply, error))
  return app
}

/** Interval of load checks after the start, ms, and their maximum number; the load is measured once a second. */
const CALM_LOOK_MS = 100
const MAX_CALM_LOOKS = 50

/**
 * Waits up to five seconds until the start-up load is over, which blocks the event loop for seconds on a slow machine;
 * early requests would be refused with OVERLOADED.
 */
export async function untilCalm(app: Pick<FastifyInstance, 'isUnderPressure'>): Promise<void> {
  for (let look = 0; look < MAX_CALM_LOOKS && app.isUnderPressure(); look += 1) await pause(CALM_LOOK_MS)
}

const RESPONSE_CACHE_BYTES = 48 * 1024 * 1024

export interface SharingOptions {
  /** Time to live of shared answers, ms; 0 = not shared. */
  readonly responseCacheMs: number
  /** Monotonic clock, ms; the machine's clock by default. */
  readonly now?: () => number
}

/** Mounts calls; unknown paths and methods under /api, /server and /v1–/v2 answer 404 as problem+json. */
export function mountApi(
  app: FastifyInstance,
  calls: readonly ApiCall[],
  contextOf: CallContextOf,
  { responseCacheMs, now = () => performance.now() }: SharingOptions,
): void {
  const cache = createResponseCache({ ttlMs: responseCacheMs, maxBytes: RESPONSE_CACHE_BYTES, now })
  const heads = new Set(calls.flatMap(({ endpoint }) => (endpoint.method === 'HEAD' ? [endpoint.path] : [])))
  for (const call of calls) mountCall(app, call, contextOf, { hasOwnHead: heads.has(call.endpoint.path), cache })
}

const STATIC_PATH = /^\/(assets|api\/v1\/img)\//
const API_PATH = /^\/(api|server|v[1-3])\//

/** True for an API path: errors of API calls are JSON, others are pages. */
export const isApiPath = (url: string): boolean => API_PATH.test(url)
