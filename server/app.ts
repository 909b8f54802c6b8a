import { liveEndpoints } from '@okolitsa/contracts/live/live.endpoints.ts'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { createTownDirectory } from './adapters/geo/gazetteer/town-directory.ts'
import { paymentCallbackUrl } from './adapters/payments/payment-gateways.ts'
import { type Adapters, pickAdapters } from './adapters/pick-adapters.ts'
import { publicFiles } from './adapters/storage/public-files.ts'
import { EVENTS } from './events.ts'
import { createHttpApp } from './http-app.ts'
import type { Platform } from './module.ts'
import { MODULES } from './modules.ts'
import type { Config } from './platform/config/config.ts'
import { type Database, openDatabase } from './platform/db/client.ts'
import { STATEMENT_MS } from './platform/db/connection-options.ts'
import { openReads } from './platform/db/read-replica.ts'
import { diskLimits, watchDisk } from './platform/disk/disk-watch.ts'
import { madeOnce } from './platform/http/made-once.ts'
import { platformGauges } from './platform/http/platform-gauges.ts'
import { createSecureHosts } from './platform/http/secure-hosts.ts'
import { untilCalm } from './platform/http/server.ts'
import { listenForInvalidations, on } from './platform/invalidation/invalidations.ts'
import { scheduleDelayedEvents } from './platform/jobs/delayed-events.ts'
import { startJobs } from './platform/jobs/runner.ts'
import { createWork, type Work } from './platform/jobs/work.ts'
import { createDearWork } from './platform/limits/dear-work.ts'
import { assemble, joinLiveTopics } from './platform/module/assemble.ts'
import { mounted } from './platform/module/module.ts'
import { eventsOfPeople } from './platform/personal-data/events-of-people.ts'
import { createLiveHub, liveChanged, notifyLive } from './platform/realtime/live-hub.ts'
import { createLiveRoad } from './platform/realtime/live-road.ts'
import { openValkey } from './platform/valkey/valkey.ts'
import { contentChanged } from './publishing/content/module.ts'
import { plansChanged } from './sales/plans/module.ts'
import type { Services } from './services.ts'
import { menusChanged } from './supply/menus/public.ts'
import { sellerStateChanged, sellersChanged } from './supply/sellers/public.ts'
import { toursChanged } from './supply/tours/public.ts'
import { CATALOGUE_TOPICS, TOPICS } from './topics.ts'
import { watchEmptyAreas } from './web/empty-areas.ts'

/** Interval at which a node looks for areas without content, ms. */
const EMPTY_AREAS_MS = 30_000

export interface App {
  /** The server, for tests; `inject` answers without a socket. */
  readonly http: FastifyInstance
  /** Parts for tests that run jobs, call services or read tables directly. */
  readonly work: Work
  readonly services: Services
  readonly database: Database
  /** Starts listening; returns the URL. */
  listen(): Promise<string>
  close(): Promise<void>
}

/** The composition root: joins the modules of modules.ts with the platform and the selected adapters. */
export async function createApp(options: {
  config: Config
  databaseUrl: string
  log: Logger
  adapters?: Partial<Adapters>
  /** Background work that runs: `events` leaves periodic tasks to the caller, `none` all of it. */
  jobs?: 'all' | 'events' | 'none'
  /** Time limit of database work, ms; for tests. */
  databaseTimeoutMs?: number
}): Promise<App> {
  const { config, databaseUrl, log, jobs: wanted = 'all' } = options
  const adapters = await pickAdapters(config, log, options.adapters)
  const valkey =
    config.VALKEY_URL === undefined
      ? null
      : await openValkey({ url: config.VALKEY_URL, prefix: `okolitsa:${new URL(config.PUBLIC_URL).host}:`, log })
  const hub = createLiveHub()
  const live = valkey
    ? createLiveRoad({
        valkey,
        hub,
        instead: (topics) => notifyLive(database.executor, topics),
        onFailure: (error) => log.error({ err: error }, 'telling live topics'),
      })
    : undefined
  // without a limit of expensive calls, reads have no short time limit either
  const readTimeoutMs = options.databaseTimeoutMs ?? (config.DEAR_CALLS_AT_ONCE === 0 ? STATEMENT_MS : undefined)
  const database = openDatabase(databaseUrl, {
    live,
    max: config.DATABASE_POOL_SIZE,
    timeoutMs: options.databaseTimeoutMs,
    readTimeoutMs,
    directUrl: config.DATABASE_DIRECT_URL,
    hasNamedStatements: config.DATABASE_NAMED_STATEMENTS === 'on',
    onError: (error) => log.error({ err: error }, 'idle database connection'),
  })
  const reads = openReads(database, config.DATABASE_READ_URL, {
    max: config.DATABASE_POOL_SIZE,
    readTimeoutMs,
    isPooled: config.DATABASE_DIRECT_URL !== undefined,
    hasNamedStatements: config.DATABASE_NAMED_STATEMENTS === 'on',
    onError: (error) => log.error({ err: error }, 'idle connection to the replica'),
  })
  const disk = await watchDisk({ dir: config.OKOLITSA_DATA_DIR, limits: diskLimits(config), log })
  let web: Awaited<ReturnType<typeof createHttpApp>> | undefined
  const platform: Platform = {
    config,
    database,
    reads: reads.executor,
    clock: adapters.clock,
    log,
    disk,
    adapters,
    towns: createTownDirectory(),
    publicFiles: await publicFiles(adapters.storage('uploads'), config.OKOLITSA_DEMO),
    paymentCallbackUrl: paymentCallbackUrl(config),
    endStreams: (sessionId) => {
      web?.endStreams(sessionId)
      for (const part of parts) part.onSessionEnd?.(sessionId)
    },
    personalData: [...MODULES.flatMap(({ personalData }) => personalData ?? []), eventsOfPeople],
    sellersAt: (hostname) => {
      const { organizationId } = services.sites.resolve(hostname)
      return organizationId === null ? 'every' : [organizationId]
    },
    // modules are created before the pages
    pages: {
      invalidate: (siteUuid) => web?.pages.invalidate(siteUuid),
      invalidateSeller: (organizationId) => web?.pages.invalidateSeller(organizationId),
      invalidateMenu: (organizationId) => web?.pages.invalidateMenu(organizationId),
      invalidateProducts: (productIds) => web?.pages.invalidateProducts(productIds),
    },
  }
  const { services, parts } = await assemble<Platform, Services>(platform, MODULES)
  const work = createWork({
    database,
    events: EVENTS,
    subscribers: parts.flatMap((part) => part.subscribers ?? []),
    periodic: parts.flatMap((part) => part.periodic ?? []),
  })
  const dearWork = createDearWork(config.DEAR_CALLS_AT_ONCE)
  const emptyAreas = await watchEmptyAreas({
    contents: parts.flatMap(({ areaContent }) => areaContent ?? []),
    everyMs: config.NODE_ENV === 'test' ? null : EMPTY_AREAS_MS,
    log,
    onChange: () => web?.pages.invalidate(),
  })
  web = await createHttpApp({
    config,
    log,
    database,
    clock: adapters.clock,
    centreOf: (location) => platform.towns.extentOf(location)?.centre ?? null,
    services,
    emptyAreas: emptyAreas.current,
    sitemap: parts.flatMap(({ sitemap }) => sitemap ?? []),
    live: { hub, mayListen: joinLiveTopics(parts) },
    calls: [...parts.flatMap(({ calls = [] }) => calls), mounted(liveEndpoints, {})].flatMap((table) =>
      table({
        checkAnswers: config.NODE_ENV === 'test',
        dearWork,
        madeOnce: madeOnce(database.executor),
        refuseBlocked: services.identity.refuseBlocked,
        onForbidden: ({ name, endpoint }, { staffId }) =>
          services.audit
            .note(
              database.executor,
              { kind: 'staff', staffId },
              {
                kind: 'refusal',
                action: 'refused',
                entity: 'office_call',
                entityId: name,
                organizationId: null,
                facts: { call: name, permission: endpoint.permission },
              },
            )
            .catch((error: unknown) => log.error({ err: error, call: name }, 'a refusal was not written down')),
        // a call that cannot be written down is not made
        onVisit: ({ name, endpoint: { method } }, { staffId, sessionId }, isRefused) => {
          const entry = {
            action: 'callInVisit',
            entity: 'cabinet_visit',
            entityId: sessionId,
            organizationId: null,
          } as const
          const author = { kind: 'staff', staffId } as const
          const isRead = method === 'GET' || method === 'HEAD'
          return isRefused || isRead
            ? services.audit.note(database.executor, author, {
                ...{ ...entry, kind: isRefused ? 'refusal' : 'read' },
                facts: { call: name },
              })
            : services.audit.record(database.executor, author, [{ ...entry, before: null, after: { call: name } }])
        },
      }),
    ),
    valkey,
    gauges: [...parts.flatMap(({ gauges = [] }) => gauges), ...platformGauges({ work, disk, valkey })],
    // an external database has another disk
    mayWrite: () => config.DATABASE_URL !== undefined || disk.mayWrite(),
  })
  for (const part of parts) part.attach?.(web.app)
  const changes = await listenForInvalidations(database.sessions, {
    topics: TOPICS,
    // first, because a handler that reloads data must not read outdated rows
    invalidations: [
      ...CATALOGUE_TOPICS.map((topic) => on(topic, reads.invalidate)),
      ...parts.flatMap(({ invalidations = [] }) => invalidations),
      ...[sellersChanged, sellerStateChanged, menusChanged, toursChanged, contentChanged, plansChanged].map((topic) =>
        on(topic, emptyAreas.look),
      ),
      on(liveChanged, hub.changed),
    ],
    onFailure: (error) => log.error({ err: error }, 'forgetting what has changed'),
  })
  for (const part of parts) part.start?.()
  if (config.CLOCK_SHIFT_MS !== 0) await scheduleDelayedEvents(database.executor)
  const jobs = wanted === 'none' ? null : await startJobs({ database, work, log, hasPeriodic: wanted === 'all' })
  const { app: http } = web
  const { resolve, certificateOf } = services.sites
  const secureHosts =
    config.HTTPS_PORT === undefined
      ? null
      : createSecureHosts(http, {
          // an unknown name costs no query
          certificateOf: async (host) => (resolve(host).siteUuid === null ? null : certificateOf(host)),
          boundConnections: http.boundConnections,
        })
  return {
    http,
    work,
    services,
    database,
    listen: async () => {
      secureHosts?.listen({ port: config.HTTPS_PORT, host: config.HOST })
      const address = await http.listen({ port: config.PORT, host: config.HOST })
      await untilCalm(http)
      return address
    },
    close: async () => {
      disk.stop()
      emptyAreas.stop()
      secureHosts?.close()
      await http.close()
      for (const part of parts) part.close?.()
      await jobs?.stop()
      await changes.stop()
      valkey?.close()
      await reads.close()
      await database.close()
    },
  }
}
