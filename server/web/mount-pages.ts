import type { PageSession, SiteInfo } from '@okolitsa/contracts/kernel/page-bundle.ts'
import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import { encodeLocation, type Location } from '@okolitsa/domain/geo/location.ts'
import { encodePageKey, PAGE_KEY_COOKIE } from '@okolitsa/domain/geo/page-place.ts'
import type { Actor } from '@okolitsa/domain/identity/actor.ts'
import {
  isLanguage,
  LANGUAGE_COOKIE,
  LANGUAGE_PARAMETER,
  type Language,
  SHOP_LANGUAGE,
} from '@okolitsa/domain/language/language.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { SiteTheme } from '@okolitsa/domain/themes/site-theme.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isSafelyCompressed } from '../platform/http/compression.ts'
import { type CallIndex, createDirectSend } from '../platform/http/direct-send.ts'
import type { CallContext } from '../platform/http/handler.ts'
import { offeredBy } from '../platform/http/language-of.ts'
import { personOf } from '../platform/http/limit-requests.ts'
import { isTester } from '../platform/http/mount.ts'
import { isApiPath, sendRefusal } from '../platform/http/server.ts'
import type { SiteIcon } from '../supply/images/ports.ts'
import { mountClientFiles } from './client-files.ts'
import { contentPolicy } from './content-policy.ts'
import { mountEarlyBuying } from './early-buying.ts'
import { createHtmlMemory, type KeptPage, type RenderedPage } from './html-memory.ts'
import { chosenLanguage, locationOf, redirectOf, rootedPath, TRACKING, withParameters } from './page-address.ts'
import type { Pages } from './page-bundle.ts'
import { packed, packingFor } from './page-bytes.ts'
import { noteFailure } from './page-failures.ts'
import { createPagePlaces, type PlaceRules } from './page-places.ts'
import { mountPublicFiles } from './public-files.ts'
import { retireServiceWorker } from './retire-service-worker.ts'
import { sendPage } from './send-page.ts'
import { noteShown, nothingShown } from './shown-things.ts'
import type { SitemapOptions } from './sitemap.ts'

export interface PagesOptions extends PlaceRules {
  readonly calls: CallIndex
  readonly pages: (language: Language) => Promise<Pages>
  readonly sitemap: SitemapOptions['sitemap']
  readonly closedAreas: SitemapOptions['closedAreas']
  /** True = search engines may index the shop; false for a shop with invented products. */
  readonly isFound: boolean
  /** Folders with the built client files, one per language; absent in development, where Vite serves them. */
  readonly clientFiles?: readonly string[]
  /** Default place of visitors of the request's site. */
  readonly defaultLocationOf: (request: FastifyRequest) => Promise<Location>
  /** Place of a signed-in visitor without a chosen place, which is then stored in a cookie; null = not known. */
  readonly homeOf: (
    visitorOf: () => Promise<Actor>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<Location | null>
  readonly originOf: (request: FastifyRequest) => string
  readonly siteOf: (request: FastifyRequest) => Omit<SiteInfo, 'origin'>
  /** Theme of the request's site; null = the marketplace's theme. */
  readonly themeOf: (request: FastifyRequest) => SiteTheme | null
  readonly iconOf: (icon: SiteIcon) => Promise<Buffer>
  /** True = the drawn sign of the demo is the icon of the marketplace, instead of a monogram. */
  readonly isDemo: boolean
  /** The actor of the session of that kind. */
  readonly visitorOf: (request: FastifyRequest, reply: FastifyReply, session: PageSession) => Promise<Actor>
  /** Stores the language with the account, for notifications. */
  readonly rememberLanguage: (customerId: number, language: Language) => Promise<void>
  readonly contextOf: (request: FastifyRequest, reply: FastifyReply) => CallContext
  /** Redirects of the office, followed where a page of the marketplace is missing. */
  readonly redirects: {
    redirectOf(pathname: string): Promise<string | null>
    countRedirect(pathname: string): Promise<void>
  }
  readonly isDevelopment: boolean
  /** False = browsers remove an installed service worker. */
  readonly hasServiceWorker: boolean
  readonly clock: Clock
}

export interface MountedPages {
  invalidate(siteUuid?: string): void
  /**
   * Called when a seller changed: invalidates pages that show it and those of zones that it reaches. Null = any seller
   * may have changed.
   */
  invalidateSeller(organizationId: number | null): void
  /** Called when a restaurant's menu or hours changed: invalidates pages that show it. Null = any may have changed. */
  invalidateMenu(organizationId: number | null): void
  /** Invalidates pages that show one of these products. */
  invalidateProducts(productIds: readonly number[]): void
}

/** Secret paths, which are not sent to other pages or search engines. */
const SECRET_PATH = /^\/(courier|office|opening)\//

/** Parameter of a URL that sets the page's place. */
const LOCATION_PARAMETER = 'location'

/** Overrides that remove the caller's identity from the calls of a cached page. */
const OF_NOBODY = { cookies: {}, authorization: undefined, seesHiddenSellers: false } as const

/** Lifetime of the language cookie, s. */
const LANGUAGE_SECONDS = 365 * 24 * 3_600
/** Lifetime of the page key, s, equal to that of the place cookie. */
const PAGE_KEY_SECONDS = 30 * 24 * 3_600

/**
 * Serves every page of the storefront and its built files. Must be called last, because it handles all remaining paths.
 */
export async function mountPages(app: FastifyInstance, options: PagesOptions): Promise<MountedPages> {
  const { clock } = options
  const memory = createHtmlMemory({ clock })
  const guest: Actor = { kind: 'guest' }
  const pagePlaces = createPagePlaces({
    ...options,
    countSearch: (request) => app.limits.demand(request.ip, 'cheap'),
  })
  const nameOf = ({ siteUuid, mode, organizationId, origin }: SiteInfo) =>
    `${siteUuid}:${mode}:${organizationId}|${origin}`

  if (!options.hasServiceWorker) retireServiceWorker(app)
  if (options.clientFiles)
    await mountClientFiles(app, options.clientFiles, () => !options.closedAreas().includes('widget'))

  await mountPublicFiles(app, {
    originOf: options.originOf,
    siteOf: options.siteOf,
    themeOf: options.themeOf,
    iconOf: options.iconOf,
    isDemo: options.isDemo,
    sitemap: options.sitemap,
    closedAreas: options.closedAreas,
    isFound: options.isFound,
    now: () => options.clock().getTime(),
  })

  mountEarlyBuying(app)
  /**
   * Stores the chosen language for a year, with the account, too, and redirects to the page without the parameter, so
   * that a page has one URL. A language that the market does not offer is not stored.
   */
  async function chooseLanguage(request: FastifyRequest, reply: FastifyReply, url: URL, language: Language) {
    const { setCookie } = options.contextOf(request, reply)
    if (offeredBy(app).includes(language)) {
      setCookie(LANGUAGE_COOKIE, language, { maxAge: LANGUAGE_SECONDS })
      const visitor = await options.visitorOf(request, reply, 'customer')
      if (visitor.kind === 'customer') await options.rememberLanguage(visitor.customerId, language)
      setCookie(PAGE_KEY_COOKIE, '', { httpOnly: false })
    }
    return reply
      .code(302)
      .header('location', rootedPath(withParameters(url, (name) => name !== LANGUAGE_PARAMETER)))
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .send('')
  }

  app.setNotFoundHandler(async (request, reply) => {
    if (isApiPath(request.url) || (request.method !== 'GET' && request.method !== 'HEAD')) {
      app.limits.demand(request.ip, 'read')
      return sendRefusal(request, reply, new Refusal('NOT_FOUND'))
    }
    const origin = options.originOf(request)
    // concatenated and not resolved, because «//elsewhere/» is a path here and not another host
    const url = new URL(origin + (request.url.startsWith('/') ? request.url : '/'))
    const wanted = url.searchParams.get(LANGUAGE_PARAMETER)
    if (isLanguage(wanted)) return chooseLanguage(request, reply, url, wanted)
    const language = chosenLanguage(request)
    const site = { ...options.siteOf(request), origin }
    const defaultLocation = await options.defaultLocationOf(request)
    const named = locationOf(request, defaultLocation)
    // resolved once, because an expired session is renewed during the request, and a token can be renewed only once
    const visitors = new Map<PageSession, Promise<Actor>>()
    const visitorOf = (session: PageSession) => {
      const visitor = visitors.get(session) ?? options.visitorOf(request, reply, session)
      visitors.set(session, visitor)
      return visitor
    }
    const home = named ? null : await options.homeOf(() => visitorOf('customer'), request, reply)
    const { location, isBroken } = named ?? { location: home ?? defaultLocation, isBroken: false }
    const isForEveryone = !options.isDevelopment && !isBroken && !isTester(request) && !site.isPreview
    if (!options.isDevelopment) reply.header('content-security-policy', contentPolicy(site))
    // Yandex Maps check the host that uses a key
    if (site.yandexMapsKey !== undefined) reply.header('referrer-policy', 'strict-origin')
    if (SECRET_PATH.test(url.pathname)) reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
    // an announcement is answered with 200, because messengers show no preview of an error, and is not indexed
    if (site.market.state === 'preparing') reply.header('x-robots-tag', 'noindex')
    reply.type('text/html; charset=utf-8')

    const { bundle, assetsOf } = await options.pages(language)
    const { session, query, isByRoad } = bundle.pageAt(url, site)
    const isPrivate = session !== null
    const isKept = isForEveryone && !isPrivate
    const untracked = withParameters(url, (name) => !TRACKING.test(name))
    const sharedUrl = withParameters(untracked, (name) => query.includes(name))

    const presented = request.cookies[PAGE_KEY_COOKIE]
    const common = await pagePlaces.placeOf(request, { site: nameOf(site), location, pageKey: presented })
    const isChosen = named !== null || home !== null || language !== SHOP_LANGUAGE
    const pageKey = isChosen ? encodePageKey(language, common.location) : undefined
    // a page with a place in its URL ignores the place of the cookie
    const isNamedByAddress = request.query !== null && LOCATION_PARAMETER in (request.query as object)
    const isRekeyed = isKept && !isNamedByAddress && presented !== pageKey
    if (isRekeyed) {
      const { setCookie } = options.contextOf(request, reply)
      setCookie(PAGE_KEY_COOKIE, pageKey ?? '', { httpOnly: false, maxAge: pageKey ? PAGE_KEY_SECONDS : 0 })
    }

    // a list sorted by distance differs by exact address
    const isOfDoor = isByRoad && encodeLocation(location) !== common.encoded
    const isExact = isOfDoor || !isKept
    const place = isExact ? location : common.location
    // addresses of a town may share a page key, which is the only key of shared caches
    const isSharedByKey = !isByRoad || pageKey === undefined
    const isOwn = visitors.size > 0 || isRekeyed || isNamedByAddress || !isSharedByKey
    const isOfMarket = site.mode === 'default'
    const sendOn = async (status: number, to: string) => {
      if (isOfMarket && status === 301) await options.redirects.countRedirect(url.pathname)
      return reply.code(status).header('location', to).send('')
    }
    const send = (page: KeptPage) => {
      if (page.redirectTo === undefined) return sendPage(request, reply, { page, isOwn, now: options.clock() })
      reply.header('cache-control', 'no-store')
      return sendOn(page.status, redirectOf(page.redirectTo, url, sharedUrl))
    }
    const placed = isOfDoor
      ? `${encodeLocation(location)}|${await options.zoneOf(request, location)}`
      : `${common.encoded}|${common.zone}`
    const key = `${language}:${nameOf(site)}${sharedUrl.pathname}${sharedUrl.search}|${placed}`
    const ready = isKept ? memory.findFresh(key) : null
    if (ready) {
      app.limits.demand(request.ip, 'kept')
      return send(ready)
    }

    app.limits.demand(request.ip, 'page')
    const actor = isPrivate ? await visitorOf(session) : guest
    const person = personOf(actor)
    if (person !== null) app.limits.demandOf(person, 'page')
    const shown = nothingShown(options.clock())
    const context = { ...options.contextOf(request, reply), language }
    const call = createDirectSend(options.calls, actor, {
      context: isKept ? { ...context, ...OF_NOBODY } : context,
      onAnswer: ({ answer: schema }, answer) => noteShown(schema, answer, shown),
    })
    const render = async (): Promise<RenderedPage> => {
      const rendered = await bundle.render({
        url: (isKept ? sharedUrl : url).href,
        location: place,
        send: call,
        site,
        theme: options.themeOf(request),
        isSignedIn: actor.kind === 'customer',
        now: options.clock(),
        assetsOf,
      })
      if (rendered.kind === 'redirect') return { status: rendered.status, html: '', redirectTo: rendered.to }
      const moved = isOfMarket && rendered.status === 404 ? await options.redirects.redirectOf(url.pathname) : null
      if (moved !== null) return { status: 301, html: '', redirectTo: moved }
      noteFailure(request, reply, rendered, url.pathname)
      return { status: rendered.status, html: rendered.html, ...shown }
    }
    if (!isKept) {
      const { status, html, redirectTo } = await render()
      reply.header('cache-control', 'private, no-store')
      if (redirectTo !== undefined) return sendOn(status, redirectTo)
      reply.code(isBroken ? 400 : status)
      return sendOwn(request, reply, html)
    }
    const first = packingFor(request.headers['accept-encoding']) ?? 'br'
    return send(await memory.get(key, site.siteUuid, render, first))
  })
  return {
    invalidate(siteUuid) {
      if (siteUuid === undefined) memory.invalidateAll()
      else memory.invalidateSite(siteUuid)
    },
    invalidateSeller(organizationId) {
      // pages of zones that it reaches have the zone in their keys
      if (organizationId === null) memory.invalidateAll()
      else memory.invalidate([`seller:${organizationId}`])
    },
    invalidateMenu(organizationId) {
      if (organizationId === null) memory.invalidateAll()
      else memory.invalidate([`kitchen:${organizationId}`])
    },
    invalidateProducts: (productIds) => memory.invalidate(productIds.map((id) => `product:${id}`)),
  }
}

/** Sends a page rendered for one request, compressed only if its length reveals no secret. */
async function sendOwn(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  reply.header('vary', 'accept-encoding, cookie')
  const packing = isSafelyCompressed(request) ? packingFor(request.headers['accept-encoding']) : null
  if (packing === null) return reply.send(html)
  return reply.header('content-encoding', packing).send(await packed(Buffer.from(html), packing))
}
