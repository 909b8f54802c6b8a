import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import type { Session } from '@okolitsa/contracts/kernel/endpoint.ts'
import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import type { Actor } from '@okolitsa/domain/identity/actor.ts'
import { MARKETPLACE } from '@okolitsa/domain/identity/scope.ts'
import { LANGUAGES } from '@okolitsa/domain/language/language.ts'
import { AREA_OF_SELLER, type Area } from '@okolitsa/domain/market/areas.ts'
import { closedAreasOf, type Market } from '@okolitsa/domain/market/market.ts'
import { takesOrders } from '@okolitsa/domain/market/takes-orders.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { DEFAULT_THEME, type SiteTheme } from '@okolitsa/domain/themes/site-theme.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from './platform/config/config.ts'
import type { Database } from './platform/db/client.ts'
import { listMigrations } from './platform/db/migrate.ts'
import type { ApiCall } from './platform/http/api.ts'
import { affordable, mostOpenFiles } from './platform/http/bound-connections.ts'
import { indexCalls } from './platform/http/direct-send.ts'
import { languageOf } from './platform/http/language-of.ts'
import { type MetricGauge, mountMetrics } from './platform/http/metrics.ts'
import { type CallContextOf, httpCallContext, isTester } from './platform/http/mount.ts'
import { pauseWrites } from './platform/http/pause-writes.ts'
import { mountReadiness } from './platform/http/readiness.ts'
import { createHttpServer, mountApi, sendRefusal } from './platform/http/server.ts'
import { joinSitemaps, type SitemapPart } from './platform/module/public-pages.ts'
import { type LiveOptions, mountLive } from './platform/realtime/mount-live.ts'
import { sharedCounts } from './platform/valkey/shared-counts.ts'
import type { Valkey } from './platform/valkey/valkey.ts'
import type { Site } from './publishing/sites/ports.ts'
import type { Services } from './services.ts'
import { hideWhilePreparing } from './web/announced-market.ts'
import { mountApiDocuments } from './web/api-documents.ts'
import { type Door, keepDoors } from './web/closed-sites.ts'
import { developmentPages } from './web/development-pages.ts'
import { mountFeeds } from './web/feeds.ts'
import { type MountedPages, mountPages } from './web/mount-pages.ts'
import { clientFilesOf, loadBuiltPages } from './web/page-bundle.ts'
import type { PlaceRules } from './web/page-places.ts'
import { marketInfoOf, siteSettings } from './web/site-settings.ts'
import { siteTrackers } from './web/site-trackers.ts'

const WEB_ROOT = new URL('../web/', import.meta.url)
const WEB_DIST = new URL('dist/', WEB_ROOT)

/** Maximum process memory, bytes; above it the node has a fault and refuses requests until it recovers. */
const MAX_MEMORY_BYTES = 3_000_000_000
/** Maximum distance between addresses that may share a page with the distance to a carrier's point, metres. */
const NEAR_METRES = 5_000
/** Maximum age of the catalogue for guests; carts and checkout are always current. */
const RESPONSE_CACHE_MS = 1_000

export interface HttpAppOptions {
  readonly config: Config
  readonly log: Logger
  readonly database: Database
  readonly calls: readonly ApiCall[]
  readonly services: Services
  readonly live: LiveOptions
  /** The public pages of each module. */
  readonly sitemap: readonly SitemapPart[]
  readonly gauges: readonly MetricGauge[]
  /** Areas without content. */
  readonly emptyAreas: () => readonly Area[]
  /** False = the database's disk is nearly full. */
  readonly mayWrite: () => boolean
  readonly clock: Clock
  /** Centre of a location's town; null = not known. */
  readonly centreOf: PlaceRules['centreOf']
  /** State shared by nodes besides the database; null = each has its own. */
  readonly valkey: Valkey | null
}

export interface HttpApp {
  readonly app: FastifyInstance
  readonly pages: MountedPages
  endStreams(sessionId: string): void
}

/** Everything that the process serves: API, its documents, health, pictures and pages. */
export async function createHttpApp(options: HttpAppOptions): Promise<HttpApp> {
  const { config, log, database, calls, valkey } = options
  const { content, market, identity, office, staff, images, sites, delivery, catalog, recipes, restaurants } =
    options.services
  const isProduction = config.NODE_ENV === 'production'
  const secureCookies = config.PUBLIC_URL.startsWith('https:')
  const closedAreas = () => closedAreasOf(market.current())
  const siteOf = (request: FastifyRequest) => sites.resolve(request.hostname)
  const nameOf = () => market.current().identity.name
  const marketplace = new URL(config.PUBLIC_URL)
  // a seller's site is a separate origin; any other host shows the marketplace under its one origin
  const originOf = (request: FastifyRequest) =>
    siteOf(request).mode === 'default' ? marketplace.origin : originAt(marketplace, request.hostname)
  const contextOf = (request: FastifyRequest, reply: FastifyReply) => {
    const { siteUuid, mode, organizationId } = siteOf(request)
    const origin = mode === 'default' ? null : originOf(request)
    return httpCallContext(
      request,
      reply,
      { siteUuid, mode, organizationId, origin },
      {
        secureCookies,
        isPreview: market.isPreview(request.cookies),
        closedAreas: closedAreas(),
      },
    )
  }

  const sellersOf = (request: FastifyRequest) => {
    const { organizationId } = siteOf(request)
    return organizationId === null ? MARKETPLACE : { ...MARKETPLACE, sellers: [organizationId] }
  }

  const openFiles = await mostOpenFiles()
  const maxConnections = affordable(config.MAX_CONNECTIONS, openFiles)
  if (maxConnections < config.MAX_CONNECTIONS)
    log.warn({ maxConnections, openFiles }, 'fewer connections than MAX_CONNECTIONS: too few open files are allowed')
  const app = await createHttpServer({
    log,
    trustedProxies: config.TRUSTED_PROXIES,
    requestsPerMinute: config.RATE_LIMIT_PER_MINUTE,
    sharedCounts: valkey ? sharedCounts(valkey) : undefined,
    isProduction,
    languages: () => market.current().identity.languages,
    clock: options.clock,
    maxConnections,
    mostConnectionsOfNetwork: config.CONNECTIONS_PER_NETWORK,
    maxEventLoopDelayMs: config.NODE_ENV === 'test' ? 0 : config.MAX_EVENT_LOOP_DELAY_MS,
    maxMemoryBytes: config.NODE_ENV === 'test' ? 0 : MAX_MEMORY_BYTES,
  })
  keepDoors(app, { doorOf: doorsOf(config, siteOf, marketplace, closedAreas), marketplace: marketplace.origin, nameOf })
  hideWhilePreparing(app, market)
  const { mayWrite } = options
  pauseWrites(app, mayWrite)
  const { pool } = database
  mountMetrics(app, {
    token: config.METRICS_TOKEN,
    isProduction,
    poolSize: () => ({ total: pool.totalCount, waiting: pool.waitingCount }),
    gauges: options.gauges,
  })
  const actorOf: CallContextOf['actorOf'] = (request, session) => actorOfSession(options.services, request, session)
  mountApi(app, calls, { actorOf, contextOf }, { responseCacheMs: config.NODE_ENV === 'test' ? 0 : RESPONSE_CACHE_MS })
  const { endSession: endStreams } = mountLive(app, options.live, { actorOf, contextOf })
  images.mount(app)
  mountApiDocuments(app, { nameOf, closedAreas })
  mountReadiness(app, { pool, migrations: await listMigrations(), mayWrite })

  await mountFeeds(app, {
    originOf,
    siteOf,
    marketOf: () => {
      const { identity, operator, state } = market.current()
      return { name: identity.name, company: operator.name ?? identity.name, takesOrders: takesOrders(state) }
    },
    goods: catalog.goodsFeed,
    newestRecipes: recipes.newestRecipes,
    closedAreas,
    dir: join(config.OKOLITSA_DATA_DIR, 'cache', 'feeds'),
    mayWrite,
    now: options.clock,
  })

  const hasBuiltPages = LANGUAGES.every((language) =>
    existsSync(new URL('.vite/manifest.json', clientFilesOf(WEB_DIST, language))),
  )
  if (!config.OKOLITSA_WEB_DEV && !hasBuiltPages) {
    app.setNotFoundHandler(async (request, reply) => {
      app.limits.demand(request.ip, 'read')
      return sendRefusal(request, reply, new Refusal('NOT_FOUND'))
    })
    const nothing = () => undefined
    const pages = {
      invalidate: nothing,
      invalidateSeller: nothing,
      invalidateMenu: nothing,
      invalidateProducts: nothing,
    }
    return { app, pages, endStreams }
  }
  const built = config.OKOLITSA_WEB_DEV ? null : await loadBuiltPages(WEB_DIST)
  const settings = siteSettings(config)
  const trackersAt = siteTrackers(config)
  const pages = await mountPages(app, {
    calls: indexCalls(calls),
    pages: built ?? (await developmentPages(app, WEB_ROOT, languageOf)),
    ...(built && { clientFiles: LANGUAGES.map((language) => fileURLToPath(clientFilesOf(WEB_DIST, language))) }),
    defaultLocationOf: (request) => delivery.defaultAt(siteOf(request)),
    sitemap: () => joinSitemaps(options.sitemap, closedAreas()),
    closedAreas,
    isFound: isProduction && !config.OKOLITSA_DEMO,
    homeOf: (visitorOf, request, reply) => identity.homeOf(visitorOf, contextOf(request, reply)),
    zoneOf: async (request, place) => {
      const site = sellersOf(request)
      return (await delivery.sellersAt(site, place)).key
    },
    offerOf: async (request, place) => {
      const site = sellersOf(request)
      const [zone, carrier, walked] = await Promise.all([
        delivery.sellersAt(site, place),
        delivery.carrierAt(place),
        restaurants.walkedToFrom(site, place),
      ])
      // product pages contain the distance to the carrier's nearest point
      const point = carrier.kind === 'far' ? `|${carrier.town.code}:${Math.round(carrier.metres / NEAR_METRES)}` : ''
      // the key of thousands of kitchens is as short as that of one
      return `${zone.narrow(walked).key}${point}`
    },
    centreOf: options.centreOf,
    originOf,
    siteOf: (request) => {
      const site = siteOf(request)
      const trackers = trackersAt(site.mode)
      return {
        ...siteInfoOf(site),
        ...settings,
        ...marketInfoOf(market.current(), options.emptyAreas()),
        ...(market.current().state === 'preparing' &&
          market.isPreview(request.cookies) && { isPreview: true as const }),
        ...(trackers && { trackers }),
      }
    },
    themeOf: (request) => siteOf(request).theme ?? ownTheme(market.current()),
    iconOf: images.icons.draw,
    isDemo: config.OKOLITSA_DEMO,
    rememberLanguage: identity.rememberLanguage,
    visitorOf: async (request, reply, session) => {
      const context = contextOf(request, reply)
      if (session === 'staff') return (await office.pageVisitOf(request, context)) ?? staff.visitorOf(request, context)
      if (session === 'office') return (await office.visitorOf(request, context)) ?? { kind: 'guest' }
      return identity.visitorOf(request, context)
    },
    contextOf,
    redirects: content,
    isDevelopment: config.OKOLITSA_WEB_DEV,
    hasServiceWorker: config.SERVICE_WORKER === 'on',
    clock: options.clock,
  })
  return { app, pages, endStreams }
}

/** The caller by the session of a call; other sessions of the same browser are ignored. */
async function actorOfSession(
  { identity, office, staff }: Pick<Services, 'identity' | 'office' | 'staff'>,
  request: FastifyRequest,
  session: Exclude<Session, 'none'>,
): Promise<Actor> {
  if (session === 'staff') return (await office.visitOf(request)) ?? staff.actorOf(request)
  if (session === 'office') return (await office.actorOf(request)) ?? { kind: 'guest' }
  return identity.actorOf(request)
}

/** State of the site of a request's host. */
function doorsOf(
  { UNKNOWN_HOSTS }: Config,
  siteOf: (request: FastifyRequest) => Site,
  marketplace: URL,
  closedAreas: () => readonly Area[],
): (request: FastifyRequest) => Door {
  return (request) => {
    const { siteUuid, sellerType, isOpen, isHidden, isSuspended, isFormer, awaitsApproval, isGone } = siteOf(request)
    if (isGone) return 'unknown'
    if (siteUuid === null)
      return UNKNOWN_HOSTS === 'marketplace' || request.hostname === marketplace.hostname ? 'open' : 'unknown'
    const closed = closedAreas()
    if (closed.includes('sites') || closed.includes(AREA_OF_SELLER[sellerType ?? 'farmer'])) return 'closed'
    if (isOpen && (!isHidden || isTester(request))) return 'open'
    if (isSuspended) return isFormer ? 'ended' : 'suspended'
    return awaitsApproval ? 'awaiting' : 'closed'
  }
}

/** Origin of a seller's site under its own name, with the shop's port, because the port of a request is not trusted. */
function originAt(marketplace: URL, hostname: string): string {
  const origin = new URL(marketplace.origin)
  origin.hostname = hostname
  return origin.origin
}

const siteInfoOf = ({ siteUuid, mode, organizationId, sellerType, isConstructor, title }: Site) => ({
  siteUuid,
  mode,
  organizationId,
  sellerType,
  isConstructor,
  ...(title !== null && { title }),
})

/** Theme of the marketplace's pages; null = the default theme, whose styles are part of the build. */
const ownTheme = ({ identity: { theme } }: Market): SiteTheme | null =>
  isDeepStrictEqual(theme, DEFAULT_THEME) ? null : theme
