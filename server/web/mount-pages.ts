import fastifyStatic from '@fastify/static'
import { decodeLocation, encodeLocation, type Location } from '@okolitsa/domain/geo/location.ts'
import type { Actor } from '@okolitsa/domain/identity/actor.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { countRequests } from '../platform/http/count-requests.ts'
import { type CallIndex, createDirectSend } from '../platform/http/direct-send.ts'
import type { CallContext } from '../platform/http/handler.ts'
import { isApiPath, sendProblem } from '../platform/http/server.ts'
import { type CachedPage, createHtmlCache } from './html-cache.ts'
import type { PageAssets, PageBundle, SiteInfo } from './page-bundle.ts'
import { mountPublicFiles } from './public-files.ts'

/** A shared cache in front may keep a guest page this long and show it this much longer while it asks anew, s. */
const PAGE_CACHE_CONTROL = 'public, max-age=0, s-maxage=30, stale-while-revalidate=600'

/** No inline script runs on our pages, so none is allowed; the maps and payment pages live on their own hosts. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ')

/** Parameters that never change a page. */
const TRACKING = /^(utm_|yclid|gclid|fbclid|_openstat|from$)/

export interface PagesOptions {
  readonly calls: CallIndex
  readonly pages: () => Promise<{ bundle: PageBundle; assetsOf: (modules: readonly string[]) => PageAssets }>
  /** Folder with the built client files; absent in development, where Vite serves them. */
  readonly clientFiles?: URL
  /** Where visitors of the request's site shop from until they choose a place. */
  readonly defaultLocationOf: (request: FastifyRequest) => Promise<Location>
  readonly originOf: (request: FastifyRequest) => string
  readonly siteOf: (request: FastifyRequest) => Omit<SiteInfo, 'origin'>
  readonly actorOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Actor>
  readonly contextOf: (request: FastifyRequest, reply: FastifyReply) => CallContext
  readonly isDevelopment: boolean
}

/** The place of a request: `location` parameter, then cookie, then the default. */
function locationOf(request: FastifyRequest, fallback: Location): { location: Location; isBroken: boolean } {
  const parameter = (request.query as Record<string, unknown>).location
  if (typeof parameter === 'string') {
    try {
      return { location: decodeLocation(parameter), isBroken: false }
    } catch {
      return { location: fallback, isBroken: true }
    }
  }
  try {
    const cookie = request.cookies.location
    return { location: cookie ? decodeLocation(cookie) : fallback, isBroken: false }
  } catch {
    // a cookie of an older form is simply forgotten
    return { location: fallback, isBroken: false }
  }
}

/** The address without the parameters that never change a page. */
function withoutTracking(url: URL): URL {
  if (url.search === '') return url
  const clean = new URL(url)
  for (const name of [...clean.searchParams.keys()]) if (TRACKING.test(name)) clean.searchParams.delete(name)
  return clean
}

/** Serves every page of the storefront and its built files. Call it last: it takes all paths that are left. */
export async function mountPages(app: FastifyInstance, options: PagesOptions): Promise<{ invalidate(): void }> {
  const cache = createHtmlCache()
  const guest: Actor = { kind: 'guest' }
  // most visitors have chosen no place: the few default ones are encoded once
  const encoded = new WeakMap<Location, string>()

  /** The location is part of what a guest page shows, and so of its key. */
  function keyOf(url: URL, site: SiteInfo, location: Location): string {
    const place = encoded.get(location) ?? encodeLocation(location)
    return `${site.mode}:${site.organizationId}|${site.origin}${url.pathname}${url.search}|${place}`
  }

  if (options.clientFiles) {
    await app.register(fastifyStatic, {
      root: options.clientFiles.pathname,
      wildcard: false,
      index: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        const isHashed = path.includes('/assets/')
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
      },
    })
  }

  await mountPublicFiles(app, {
    originOf: options.originOf,
    sendOf: (request, reply) => createDirectSend(options.calls, guest, options.contextOf(request, reply)),
    siteOf: options.siteOf,
    locationOf: options.defaultLocationOf,
  })

  const count = countRequests(app)
  app.setNotFoundHandler(async (request, reply) => {
    if (isApiPath(request.url) || (request.method !== 'GET' && request.method !== 'HEAD')) {
      return sendProblem(request, reply, new Refusal('NOT_FOUND'))
    }
    const origin = options.originOf(request)
    // joined, not resolved: «//elsewhere/» is a path here and not the name of another host
    const url = new URL(origin + (request.url.startsWith('/') ? request.url : '/'))
    const site = { ...options.siteOf(request), origin }
    const defaultLocation = await options.defaultLocationOf(request)
    if (!encoded.has(defaultLocation)) encoded.set(defaultLocation, encodeLocation(defaultLocation))
    const { location, isBroken } = locationOf(request, defaultLocation)
    const isForEveryone = !options.isDevelopment && !isBroken && request.cookies['hidden-seller'] === undefined
    if (!options.isDevelopment) reply.header('content-security-policy', CONTENT_SECURITY_POLICY)
    reply.type('text/html; charset=utf-8')

    const sharedUrl = withoutTracking(url)
    const key = keyOf(sharedUrl, site, location)
    // a private page is never kept, so what is found needs no look at the routes
    const ready = isForEveryone ? cache.findFresh(key) : null
    if (ready) return sendPage(request, reply, ready)

    await count(request)
    const { bundle, assetsOf } = await options.pages()
    const isPrivate = bundle.isPrivatePath(url.pathname)
    const actor = isPrivate ? await options.actorOf(request, reply) : guest
    const send = createDirectSend(options.calls, actor, options.contextOf(request, reply))
    const renderPage = async () => {
      const rendered = await bundle.render({
        url: (isPrivate || !isForEveryone ? url : sharedUrl).href,
        send,
        location,
        site,
        isSignedIn: actor.kind === 'customer',
        now: new Date(),
        assetsOf,
      })
      if (rendered.kind === 'page' && rendered.failure !== undefined)
        request.log.error({ err: rendered.failure, reqId: request.id, path: url.pathname }, 'a page failed')
      return rendered
    }
    if (isPrivate || !isForEveryone) {
      const rendered = await renderPage()
      if (rendered.kind === 'redirect') return reply.code(rendered.status).header('location', rendered.to).send('')
      return reply
        .code(isBroken ? 400 : rendered.status)
        .header('cache-control', 'private, no-store')
        .send(rendered.html)
    }
    const page = await cache.get(key, async () => {
      const rendered = await renderPage()
      return rendered.kind === 'page' ? rendered : { status: rendered.status, html: '', redirectTo: rendered.to }
    })
    return sendPage(request, reply, page)
  })
  return { invalidate: () => cache.invalidate() }
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply {
  if (page.redirectTo !== undefined) return reply.code(page.status).header('location', page.redirectTo).send('')
  reply
    .header('cache-control', page.status === 200 ? PAGE_CACHE_CONTROL : 'no-store')
    .header('vary', 'accept-encoding, cookie')
    .header('etag', page.etag)
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  reply.code(page.status)
  if (request.headers['accept-encoding']?.includes('br'))
    return reply.header('content-encoding', 'br').send(page.brotli)
  return reply.send(page.html)
}
