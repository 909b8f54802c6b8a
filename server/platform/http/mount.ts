import { type Endpoint, type Session, sessionOf } from '@okolitsa/contracts/kernel/endpoint.ts'
import { maskNetwork } from '@okolitsa/domain/audit/masked-network.ts'
import type { Actor } from '@okolitsa/domain/identity/actor.ts'
import { deviceOf } from '@okolitsa/domain/identity/device.ts'
import type { Area } from '@okolitsa/domain/market/areas.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { causedBy } from '../db/cause.ts'
import { HOUR_MS, MINUTE_MS } from '../limits/limits.ts'
import { workOf } from '../limits/work-costs.ts'
import { type ApiCall, isAbsent, isShared } from './api.ts'
import type { CallContext } from './handler.ts'
import { languageOf } from './language-of.ts'
import { personOf } from './limit-requests.ts'
import { networkOf } from './network-of.ts'
import { ownLimit } from './own-limit.ts'
import type { ResponseCache } from './response-cache.ts'
import { openForm, withUploads } from './uploads.ts'

/** Resolves the caller and the site; provided by the composition root. */
export interface CallContextOf {
  /** The actor of the session of that kind; other sessions are ignored. */
  actorOf(request: FastifyRequest, session: Exclude<Session, 'none'>): Promise<Actor>
  contextOf(request: FastifyRequest, reply: FastifyReply): CallContext
}

/** Maximum body of calls by customers and guests, bytes; the largest is a cart of some hundred lines. */
const SMALL_BODY_BYTES = 32 * 1024
const LARGE_BODY_SESSIONS: ReadonlySet<Session> = new Set(['staff', 'office'])

/** Calls of the office exist at the market's own host only, not at sellers' sites. */
const OFFICE_PATH = /^\/v1\/office\//

const GUEST: Actor = { kind: 'guest' }

/** The caller; the endpoint, not the URL, determines which session is used. */
export const callerOf = async (
  endpoint: Endpoint,
  request: FastifyRequest,
  actorOf: CallContextOf['actorOf'],
): Promise<Actor> => {
  const session = sessionOf(endpoint)
  return session === 'none' ? GUEST : actorOf(request, session)
}

const MUTATING = new Set(['POST', 'PATCH', 'DELETE'])

/** True when the browser's headers state that the request comes from our own page. */
function isOfOwnPage({ headers }: FastifyRequest): boolean {
  if (headers['sec-fetch-site'] === 'same-origin') return true
  const { origin } = headers
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === headers.host
}

/**
 * Refuses a state-changing call with cookies unless it comes from our own pages, according to `sec-fetch-site` or
 * `origin`. Calls with a bearer header are authenticated without cookies.
 */
function refuseForeignOrigin(request: FastifyRequest, { ownOrigin }: Endpoint): void {
  if (ownOrigin && isOfOwnPage(request)) return
  if (ownOrigin) throw new Refusal('FOREIGN_ORIGIN')
  if (!MUTATING.has(request.method) || request.headers.authorization || !request.headers.cookie) return
  const site = request.headers['sec-fetch-site']
  if (site === 'none' || (site === undefined && request.headers.origin === undefined)) return
  if (isOfOwnPage(request)) return
  throw new Refusal('FOREIGN_ORIGIN')
}

/**
 * Headers of JSON answers: browsers must not guess the type nor give the answer to foreign pages. Other helmet headers
 * are for pages.
 */
const JSON_GUARDS = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' } as const

/**
 * Headers of an answer that scripts of foreign pages may read; it is served without cookies, so it contains no personal
 * data.
 */
const ANY_PAGE = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
} as const

/** Cache-Control header of an answer; answers with hidden sellers are not cached. */
function cacheControl(seconds: number | undefined, { seesHiddenSellers }: CallContext): string {
  return seconds && !seesHiddenSellers ? `public, s-maxage=${seconds}` : 'no-store'
}

/** Headers besides the URL on which a shared answer depends. */
const SHARED_VARY = 'cookie, accept-language'

/** Serializes an answer to bytes, because Node would measure and encode a text again for each response. */
function bytesOf({ endpoint: { media } }: ApiCall, answer: unknown): Buffer {
  if (answer instanceof Uint8Array) return Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength)
  if (answer === undefined) return Buffer.alloc(0)
  return Buffer.from(media ? String(answer) : JSON.stringify(answer))
}
const BYTES = /^(image\/|application\/(octet-stream|pdf|vnd\.))/
const typeOf = ({ media }: Endpoint): string =>
  media && BYTES.test(media) ? media : `${media ?? 'application/json'}; charset=utf-8`

/** Accepts forms in one part of the server only; elsewhere a form would allow cross-site requests. */
const withForms = (app: FastifyInstance, route: (app: FastifyInstance) => void) =>
  app.register(async (part) => {
    const parse = async (_request: FastifyRequest, text: string) => Object.fromEntries(new URLSearchParams(text))
    part.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, parse)
    route(part)
  })

/** Key of a shared answer: the site (not its host name), the language, the market's closed areas and the URL. */
const sharedKey = ({ site, language, closedAreas }: CallContext, url: string): string =>
  `${language}:${closedAreas}:${site.siteUuid}:${site.mode}:${site.organizationId}:${site.origin ?? ''}|${url}`

/** Mounts one call of the endpoint table as a route. A GET also answers HEAD, unless the table has a separate HEAD. */
export function mountCall(
  app: FastifyInstance,
  call: ApiCall,
  { actorOf, contextOf }: CallContextOf,
  options: { hasOwnHead: boolean; cache: ResponseCache },
): void {
  const { endpoint } = call
  const { files } = endpoint
  if (endpoint.raw) return
  const isForEveryone = isShared(endpoint)
  const { mostAnHour } = endpoint
  const countHourly = mostAnHour === undefined ? null : ownLimit(app, call.name, mostAnHour, HOUR_MS)
  const route: RouteOptions = {
    method: endpoint.method,
    exposeHeadRoute: endpoint.method === 'GET' && !options.hasOwnHead,
    helmet: false,
    config: { endpoint },
    // sellers send whole pages and outlines, the office whole calendars; forms with files are limited part by part
    ...(!LARGE_BODY_SESSIONS.has(sessionOf(endpoint)) && !files && { bodyLimit: SMALL_BODY_BYTES }),
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    ...(countHourly && { preParsing: async (request) => void (await countHourly(request)) }),
    handler: async (request, reply) => {
      const context = contextOf(request, reply)
      if (OFFICE_PATH.test(endpoint.path) && context.site.mode !== 'default') throw new Refusal('NOT_FOUND')
      // before the session is read, so that a call that does not exist asks for none
      if (isAbsent(endpoint, context.closedAreas)) throw new Refusal('NOT_FOUND')
      refuseForeignOrigin(request, endpoint)
      // also for shared answers, because every call refuses an expired session with 401
      const actor = await callerOf(endpoint, request, actorOf)
      const person = personOf(actor)
      if (person !== null) app.limits.demandOf(person, workOf(endpoint, request.query))
      const raw = {
        params: request.params,
        query: request.query,
        body: request.body ?? undefined,
        headers: request.headers,
        ...(files && { upload: () => openForm(request, files) }),
      }
      reply.headers(endpoint.forAnyPage && isForEveryone ? ANY_PAGE : JSON_GUARDS)
      const origin = () => ({
        network: maskNetwork(context.network),
        ...deviceOf(request.headers['user-agent'] ?? null),
      })
      const answer = async () =>
        bytesOf(call, await causedBy(request.id, () => call.handle(raw, actor, context), origin))
      const isKept = isForEveryone && !context.seesHiddenSellers
      const body = isKept ? await options.cache.get(sharedKey(context, request.url), answer) : await answer()
      if (reply.sent) return reply
      reply.code(endpoint.status ?? 200)
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', cacheControl(endpoint.cacheSeconds, context))
      if (isForEveryone) reply.header('vary', SHARED_VARY)
      return reply.type(typeOf(endpoint)).send(body)
    },
  }
  if (files) withUploads(app, files, (part) => part.route(route))
  else if (endpoint.form) withForms(app, (part) => part.route(route))
  else app.route(route)
}

/** True for testers, whose cookie or header makes hidden sellers visible (spec 6). */
export const isTester = ({ cookies, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>): boolean =>
  cookies['hidden-seller'] !== undefined || headers['x-test-seller'] !== undefined

export function httpCallContext(
  request: FastifyRequest,
  reply: FastifyReply,
  site: CallContext['site'],
  options: { readonly secureCookies: boolean; readonly isPreview: boolean; readonly closedAreas?: readonly Area[] },
): CallContext {
  return {
    requestId: request.id,
    network: networkOf(request.ip),
    cookies: request.cookies,
    authorization: request.headers.authorization,
    site,
    language: languageOf(request),
    closedAreas: options.closedAreas ?? [],
    seesHiddenSellers: isTester(request),
    isPreview: options.isPreview,
    demandRoom: (kind, { ofNetwork, ofAll }, by = 1) => {
      const { limits } = request.server
      limits.demandOwn(kind, networkOf(request.ip), { most: ofNetwork, windowMs: HOUR_MS }, by)
      if (ofAll !== undefined) limits.demandOwn(kind, 'all', { most: ofAll, windowMs: HOUR_MS }, by)
    },
    admits: (kind, most) => request.server.limits.admitsOwn(kind, networkOf(request.ip), { most, windowMs: MINUTE_MS }),
    setCookie: (name, value, { httpOnly = true, maxAge = 0, path = '/', sameSite = 'lax' }) => {
      reply.setCookie(name, value, { httpOnly, maxAge, path, sameSite, secure: options.secureCookies })
    },
    setHeader: (name, value) => {
      reply.header(name, value)
    },
  }
}
