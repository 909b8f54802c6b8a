import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import underPressure from '@fastify/under-pressure'
import type { Clock } from '@okolitsa/domain/clock/clock.ts'
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
    /** For a server beside this one, which answers with it. */
    readonly boundConnections: BoundConnections
  }
}

export interface HttpOptions {
  readonly log: Logger
  /** Addresses and networks of our own proxies: nobody else's X-Forwarded-* is believed. */
  readonly trustedProxies: readonly string[]
  /** Ordinary requests a minute from one address before 429; 0 = no limit. */
  readonly requestsPerMinute: number
  /** Where all nodes count them together; absent = each counts for itself. */
  readonly sharedCounts?: SharedCounts | undefined
  readonly isProduction: boolean
  /** Requests are refused while the event loop is later than that, ms; 0 = never: the same load slows a test down only. */
  readonly maxEventLoopDelayMs: number
  /** Requests are refused while the process holds more than that, bytes; 0 = never: many shops of tests live in one. */
  readonly maxMemoryBytes: number
  /** What answers are dated by; pages set their own clock by them. The machine's by default. */
  readonly clock?: Clock
  /** Connections open at once; further ones are closed unheard. */
  readonly maxConnections: number
  /** The same of one network; 0 = as many as there are. */
  readonly mostConnectionsOfNetwork: number
  /** How long parts of a request may take; for tests. */
  readonly timeouts?: RequestTimeouts
}

const TIMEOUTS: RequestTimeouts = { headMs: 20_000, bodyMs: 30_000, uploadMs: 5 * 60_000 }
/** A connection over which nothing moves in either direction is closed, ms; live streams say something more often. */
const IDLE_CONNECTION_MS = 120_000

/** A server that opens may take so long for one of its parts. */
const PLUGIN_LIMIT_MS = 60_000

/** A request body larger than this is refused, bytes; calls of customers and guests have a smaller limit of their own. */
const BODY_LIMIT = 1_048_576

/** Sends a refusal, to programs as problem+json and to people as a page; never a stack, never the words of a library. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const problem = problemOf(asRefusal(error, request), request.id, languageOf(request))
  if (problem.code === 'ACTIVE_CART_NOT_FOUND') expectStatus(reply)
  if (problem.retryAfter !== undefined) reply.header('retry-after', String(problem.retryAfter))
  if (!isApiPath(request.url) && wantsPage(request)) return sendRefusalPage(request, reply, problem)
  return reply.code(problem.status).header('cache-control', 'no-store').type('application/problem+json').send(problem)
}

/** A Fastify server with the house's guards and no noun of the shop. */
export async function createHttpServer(options: HttpOptions): Promise<FastifyInstance> {
  const timeouts = options.timeouts ?? TIMEOUTS
  const proxies = trustedProxies(options.trustedProxies)
  const app = fastify({
    loggerInstance: options.log,
    // a logger for each request costs as much as routing it; the few lines that are written name the request themselves
    childLoggerFactory: (log) => log,
    logController: new LogController({ disableRequestLogging: true }),
    // believing everyone's X-Forwarded-For would let anyone choose an address and so walk round every limit
    trustProxy: options.trustedProxies.length > 0 ? (address: string) => proxies.has(address) : false,
    bodyLimit: BODY_LIMIT,
    // a plugin that lists the built files takes longer than Fastify's ten seconds on a machine that is busy
    pluginTimeout: PLUGIN_LIMIT_MS,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    // what has come while the server closes is still answered; new connections are not taken
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    connectionTimeout: IDLE_CONNECTION_MS,
    http: { headersTimeout: timeouts.headMs, connectionsCheckingInterval: timeouts.headMs / 4 },
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => {
      sendRefusal(request as unknown as FastifyRequest, reply as unknown as FastifyReply, error)
    },
    rewriteUrl: ({ url = '/' }) => readablePath(url, isApiPath),
    // a request id of a client's choosing would let it write into the log
    requestIdHeader: false,
    // the ids stand in rows of all nodes, so no two requests share one
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
  app.boundConnections(app.server)
  refuseStrangeHosts(app)
  cutSlowBodies(app, timeouts, sendRefusal)
  // callers that name JSON with every call may send none: DELETE and PATCH of the spec have no body
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
    // names below ours may be other people's affair
    hsts: options.isProduction && { maxAge: 31_536_000, includeSubDomains: false },
  })
  await app.register(underPressure, {
    maxEventLoopDelay: options.maxEventLoopDelayMs,
    maxHeapUsedBytes: options.maxMemoryBytes,
    pressureHandler: async ({ url }) => {
      // files of a page that was let in are cheap, and without one of them it never comes alive
      if (!STATIC_PATH.test(url)) throw new Refusal('OVERLOADED', { retryAfter: 10 })
    },
  })
  limitRequests(app, {
    limits: createLimits(options.requestsPerMinute, options.sharedCounts),
    ipOf: proxies.ipOf,
    // one page brings dozens of pictures and chunks: they are cheap, cached, and no business of the limit
    isFree: (url) => STATIC_PATH.test(url),
  })
  app.setErrorHandler((error, request, reply) => sendRefusal(request, reply, error))
  return app
}

/** How often a server that opens looks whether it is calm, ms, and how many times at most: the pressure is measured once a second. */
const CALM_LOOK_MS = 100
const MAX_CALM_LOOKS = 50

/**
 * Waits until the beginning is over: it holds the event loop for seconds on a slow machine, and whoever comes right
 * after it would be told that the shop is overloaded. Five seconds at most: an overload that stays is one.
 */
export async function untilCalm(app: Pick<FastifyInstance, 'isUnderPressure'>): Promise<void> {
  for (let look = 0; look < MAX_CALM_LOOKS && app.isUnderPressure(); look += 1) await pause(CALM_LOOK_MS)
}

/** Answers that guests share for a moment, all together, bytes. */
const RESPONSE_CACHE_BYTES = 48 * 1024 * 1024

/** How answers that are the same for all guests are shared. */
export interface SharingOptions {
  /** For how long, ms; 0 = never. */
  readonly responseCacheMs: number
  /** Monotonic, ms; that of the machine by default. */
  readonly now?: () => number
}

/** Mounts calls; unknown paths and wrong methods under /api, /server and /v1–/v2 answer 404 as problem+json. */
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

/** True for a path that machines call: an error there is JSON, elsewhere a page. */
export const isApiPath = (url: string): boolean => API_PATH.test(url)
