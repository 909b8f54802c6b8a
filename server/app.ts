import { join } from 'node:path'
import { api } from '@okolitsa/contracts/api.ts'
import type { Endpoints } from '@okolitsa/contracts/kernel/endpoint.ts'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { createTownBook } from './adapters/geo/gazetteer/town-book.ts'
import { paymentCallbackUrl } from './adapters/payments/payment-gateways.ts'
import { type Adapters, pickAdapters } from './adapters/pick-adapters.ts'
import { publicFiles } from './adapters/storage/public-files.ts'
import { createIntegrityWatch } from './db/integrity-watch.ts'
import { createCabinetModule } from './desks/cabinet/index.ts'
import { createCatalogModule } from './discovery/catalog/index.ts'
import { createReadModelsModule } from './discovery/read-models/index.ts'
import { createAnalyticsModule } from './engagement/analytics/index.ts'
import { createNotificationsModule } from './engagement/notifications/index.ts'
import { createTelephonyModule } from './engagement/telephony/index.ts'
import { EVENTS } from './events.ts'
import { createDeliveryModule } from './fulfilment/delivery/index.ts'
import { createGeoModule } from './fulfilment/geo/index.ts'
import { createStockModule } from './fulfilment/stock/index.ts'
import { createHttpApp } from './http-app.ts'
import { createFiscalModule } from './money/fiscal/index.ts'
import { createLedgerModule } from './money/ledger/index.ts'
import { createPaymentsModule } from './money/payments/index.ts'
import { listenToNodes } from './node-signals.ts'
import { createAuditModule } from './people/audit/index.ts'
import { createIdentityModule } from './people/identity/index.ts'
import { createStaffModule } from './people/staff/index.ts'
import type { Config } from './platform/config/config.ts'
import { openDatabase } from './platform/db/client.ts'
import { diskLimits, watchDisk } from './platform/disk/disk-watch.ts'
import type { Subscriber } from './platform/events/event.ts'
import { type ApiCall, apiCalls } from './platform/http/api.ts'
import type { Handlers } from './platform/http/handler.ts'
import { scheduleDelayedEvents } from './platform/jobs/delayed-events.ts'
import { startJobs } from './platform/jobs/runner.ts'
import { createWork, type PeriodicTask, type Work } from './platform/jobs/work.ts'
import { unheardErrors } from './platform/log/last-resort.ts'
import { createLiveHub } from './platform/realtime/live-hub.ts'
import { createSitesModule } from './publishing/sites/index.ts'
import { createCartModule } from './sales/cart/index.ts'
import { createCheckoutModule } from './sales/checkout/index.ts'
import { createLoyaltyModule } from './sales/loyalty/index.ts'
import { createOrderLifecycle, createOrdersModule } from './sales/orders/index.ts'
import { createDrawingProcesses, createImagesModule, createPhotoArchive } from './supply/images/index.ts'
import { createSellersModule } from './supply/sellers/index.ts'

export type { Adapters }

export interface App {
  /** For tests: `inject` answers without a socket. */
  readonly http: FastifyInstance
  /** For tests that work the outbox and the periodic tasks by hand. */
  readonly work: Work
  /** Starts to listen; answers the address. */
  listen(): Promise<string>
  close(): Promise<void>
}

const BYTES_IN_MEGABYTE = 1024 * 1024
/** The composition root: joins modules with one another and with the adapters that were picked. */
export async function createApp(options: {
  config: Config
  databaseUrl: string
  log: Logger
  adapters?: Partial<Adapters>
  /** Who works behind the requests: `events` leaves the periodic tasks to the caller, `none` everything. */
  jobs?: 'all' | 'events' | 'none'
  /** How long the database is waited for, ms; for tests. */
  databasePatienceMs?: number
}): Promise<App> {
  const { config, databaseUrl, log, jobs: wanted = 'all' } = options
  const adapters = { ...pickAdapters(config, log), ...options.adapters }
  const database = openDatabase(databaseUrl, {
    max: config.DATABASE_POOL_SIZE,
    patienceMs: options.databasePatienceMs,
    onError: (error) => log.error({ err: error }, 'idle database connection'),
  })
  const isProduction = config.NODE_ENV === 'production'

  const calls: ApiCall[] = []
  const subscribers: Subscriber[] = []
  const periodic: PeriodicTask[] = []
  const mount = <T extends Endpoints>(table: T, handlers: Handlers<T>) =>
    calls.push(...apiCalls(table, handlers, { checkAnswers: !isProduction && config.NODE_ENV === 'test' }))

  // --- modules, lower ones first -------------------------------------------------------------------------------
  const disk = await watchDisk({ dir: config.OKOLITSA_DATA_DIR, limits: diskLimits(config), log })
  const drawing = createDrawingProcesses()
  const images = createImagesModule({
    ...publicFiles(adapters.storage('uploads'), config.OKOLITSA_DEMO),
    drawing,
    cacheDir: join(config.OKOLITSA_DATA_DIR, 'cache', 'images'),
    cacheMaxBytes: config.IMAGE_CACHE_MAX_MB * BYTES_IN_MEGABYTE,
    mayWrite: disk.mayCache,
    log,
  })
  mount(api.images, {})
  mount(api.files, {})

  const { clock } = adapters
  const loyalty = createLoyaltyModule({ database, clock })
  mount(api.loyalty, loyalty.handlers)
  subscribers.push(...loyalty.subscribers)

  const identity = createIdentityModule({
    database,
    channel: adapters.channel,
    clock: adapters.clock,
    log,
    tokenSecret: config.TOKEN_SECRET,
    serviceSecret: config.SERVICE_SECRET,
    integrationToken: config.INTEGRATION_TOKEN,
    codesPerHour: config.CODES_PER_HOUR,
    siteHost: new URL(config.PUBLIC_URL).hostname,
    bonusesOf: loyalty.bonusesOf,
  })
  mount(api.identity, identity.handlers)
  periodic.push(...identity.periodic)

  mount(api.geo, createGeoModule({ places: adapters.places }).handlers)
  const events = createAnalyticsModule({ executor: database.executor, clock, log })
  mount(api.events, events.handlers)
  periodic.push(...events.periodic)

  const readModels = createReadModelsModule(database)
  periodic.push(...readModels.periodic)
  const supply = { audit: createAuditModule(), readModels: readModels.service }
  const sellers = createSellersModule({ executor: database.executor, clock, ...supply })
  const towns = createTownBook()
  const delivery = createDeliveryModule({
    executor: database.executor,
    clock,
    sellers,
    carrier: adapters.carrier,
    settlements: towns,
    // sites are read with the sellers behind them, so they come later; no call comes before both
    shippingCityOf: (organizationId) => sites.shippingCityOf({ organizationId }),
    log,
  })
  mount(api.delivery, delivery.handlers)
  const staff = createStaffModule({
    database,
    bank: adapters.bank,
    clock,
    tokenSecret: config.TOKEN_SECRET,
    sellerOf: sellers.sellerOf,
  })
  mount(api.staff, staff.handlers)
  periodic.push(...staff.periodic)
  const telephony = createTelephonyModule({
    database,
    clock,
    telephony: adapters.telephony,
    supportPhone: config.SUPPORT_PHONE ?? null,
  })
  mount(api.telephony, telephony.handlers)
  periodic.push(...telephony.periodic)
  const catalog = createCatalogModule({ executor: database.executor, clock, delivery, sellers })
  mount(api.catalog, catalog.handlers)

  const stock = createStockModule(database)
  const lifecycle = createOrderLifecycle({ stock, clock, delivery })
  const payments = createPaymentsModule({
    database,
    orders: lifecycle,
    gateways: adapters.gateways,
    clock,
    stages: config.RBS_STAGES,
    publicUrl: config.PUBLIC_URL,
    callbackUrl: paymentCallbackUrl(config),
    log,
  })
  mount(api.payments, payments.handlers)
  subscribers.push(...payments.subscribers)
  const fiscal = createFiscalModule({ database, register: adapters.register, clock, log })
  const orders = createOrdersModule({
    database,
    clock,
    lifecycle,
    stock,
    payments,
    loyalty: loyalty.service,
    catalog,
    delivery,
    photos: createPhotoArchive({ files: adapters.storage('photos'), drawing }),
    receiptsOf: fiscal.receiptsOf,
    publicUrl: config.PUBLIC_URL,
  })
  mount(api.orders, orders.handlers)
  mount(api.orderChanges, orders.changeHandlers)
  mount(api.cabinet, createCabinetModule({ executor: database.executor, clock, orders }).handlers)
  const cart = createCartModule({
    executor: database.executor,
    inTransaction: database.inTransaction,
    clock,
    catalog,
    delivery,
    loyalty: loyalty.service,
    linesOfOrder: orders.linesOfOrder,
    mainAddressOf: identity.mainAddressOf,
  })
  mount(api.cart, cart.handlers)
  const checkout = createCheckoutModule({
    database,
    clock,
    firstOrders: { unpaid: config.FIRST_ORDERS_UNPAID, stockPercent: config.FIRST_ORDERS_STOCK_PERCENT },
    carts: cart.service,
    catalog,
    delivery,
    loyalty: loyalty.service,
    orders: lifecycle,
    payments,
  })
  mount(api.checkout, checkout.handlers)
  const expire = async () => void (await stock.expire(clock()))
  subscribers.push(...orders.subscribers)
  periodic.push(...loyalty.periodic, ...orders.periodic, ...payments.periodic, ...cart.periodic, ...checkout.periodic)
  periodic.push({ name: 'expire-stock-holds', cron: '* * * * *', run: expire })

  const notifications = createNotificationsModule({
    database,
    messages: adapters.channel,
    mail: adapters.mail,
    clock,
    publicUrl: config.PUBLIC_URL,
    log,
  })
  mount(api.notifications, notifications.handlers)

  const ledger = createLedgerModule({ database, clock })
  subscribers.push(...notifications.subscribers, ...ledger.subscribers, ...fiscal.subscribers)
  const catchUp = async () => {
    await ledger.catchUp()
    await fiscal.catchUp()
  }
  const integrity = createIntegrityWatch({ database, catchUp, log })
  periodic.push(...fiscal.periodic, integrity.task)

  // --- nouns that are owed: named and typed, answering 501 -----------------------------------------------------
  mount(api.chat, {})
  mount(api.content, {})
  mount(api.favorites, {})
  mount(api.recipes, {})
  mount(api.restaurants, {})
  mount(api.reviews, {})
  mount(api.sites, {})
  mount(api.subscription, {})
  mount(api.tours, {})

  const sites = await createSitesModule({
    executor: database.executor,
    now: () => performance.now(),
    hasDevelopmentHosts: config.OKOLITSA_DEMO,
    sellerOf: sellers.sellerOf,
    towns,
    onFailure: (error) => log.error({ err: error }, 'reading sites'),
  })

  const work = createWork({ database, events: EVENTS, subscribers, periodic })
  mount(api.live, {})
  const live = {
    hub: createLiveHub(),
    mayListen: { cart: cart.mayListen, notifications: notifications.mayListen, ...orders.liveTopics },
  }
  const { app, invalidatePages, endStreams } = await createHttpApp({
    config,
    log,
    gauges: [
      { name: 'client_errors', help: 'Errors told by browsers since the start', read: events.countErrors },
      { name: 'integrity_problems', help: 'What the nightly look at the books found', read: integrity.problems },
      {
        name: 'unheard_errors',
        help: 'Rejections and exceptions that nobody expected: each is a bug',
        read: unheardErrors,
      },
      { name: 'outbox_overdue', help: 'Events not delivered an hour after they were due', read: work.countOverdue },
      { name: 'dead_letters', help: 'Events that a subscriber did not get in a day of tries', read: work.countDead },
      { name: 'disk_free_bytes', help: 'Free room where the data lies', read: disk.freeBytes },
      { name: 'image_cache_bytes', help: 'Ready pictures on disk', read: images.cacheBytes },
      { name: 'pictures_waiting', help: 'Pictures that wait to be drawn', read: images.waiting },
      { name: 'sign_in_codes_of_hour', help: 'Codes of strangers and apps within an hour', read: identity.codesOfHour },
    ],
    database,
    calls,
    identity,
    staff,
    images,
    sites,
    live,
    clock,
    publicPages: catalog.publicPages,
    // an outside database lies on a disk of its own
    mayWrite: () => config.DATABASE_URL !== undefined || disk.mayWrite(),
  })
  const forgetSites = () => {
    sites.forget()
    invalidatePages()
  }
  const signals = await listenToNodes({
    database,
    log,
    ended: identity.ended,
    endStreams,
    onSellers: sellers.forget,
    onSites: forgetSites,
    onLive: live.hub.changed,
  })
  if (config.CLOCK_SHIFT_MS !== 0) await scheduleDelayedEvents(database.executor)
  const jobs = wanted === 'none' ? null : await startJobs({ database, work, log, hasPeriodic: wanted === 'all' })
  return {
    http: app,
    work,
    listen: () => app.listen({ port: config.PORT, host: config.HOST }),
    close: async () => {
      disk.stop()
      await app.close()
      drawing.close()
      await jobs?.stop()
      await signals.stop()
      await database.close()
    },
  }
}
