import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cartEndpoints } from '@okolitsa/contracts/cart/cart.endpoints.ts'
import { checkoutEndpoints } from '@okolitsa/contracts/checkout/checkout.endpoints.ts'
import { loyaltyEndpoints } from '@okolitsa/contracts/loyalty/loyalty.endpoints.ts'
import { orderChangesEndpoints } from '@okolitsa/contracts/orders/order-changes.endpoints.ts'
import { ordersEndpoints } from '@okolitsa/contracts/orders/orders.endpoints.ts'
import { paymentsEndpoints } from '@okolitsa/contracts/payments/payments.endpoints.ts'
import type { FirstOrderLimits } from '@okolitsa/domain/checkout/first-orders.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import { FISCAL_EMULATOR_CREDENTIALS, FISCAL_EMULATOR_PATH } from '@okolitsa/emulators/fiscal/credentials.ts'
import { fiscalEmulator } from '@okolitsa/emulators/fiscal/fiscal-emulator.ts'
import { MONETA_EMULATOR } from '@okolitsa/emulators/moneta/credentials.ts'
import { monetaEmulator } from '@okolitsa/emulators/moneta/moneta-emulator.ts'
import { RBS_EMULATOR_CREDENTIALS } from '@okolitsa/emulators/rbs/credentials.ts'
import { rbsEmulator } from '@okolitsa/emulators/rbs/rbs-emulator.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify'
import { pino } from 'pino'
import { createAtolRegister } from '../../adapters/fiscal/atol-register.ts'
import { createMonetaGateway } from '../../adapters/payments/moneta.ts'
import { createRbsGateway } from '../../adapters/payments/rbs.ts'
import { createDiskStorage } from '../../adapters/storage/disk-storage.ts'
import { INTEGRITY_SQL } from '../../db/check-integrity.ts'
import { createCatalogModule } from '../../discovery/catalog/index.ts'
import { createReadModelsModule } from '../../discovery/read-models/index.ts'
import { EVENTS } from '../../events.ts'
import { createDeliveryModule } from '../../fulfilment/delivery/index.ts'
import type { Carrier } from '../../fulfilment/delivery/ports.ts'
import { createStockModule } from '../../fulfilment/stock/index.ts'
import type { StockService } from '../../fulfilment/stock/ports.ts'
import { createFiscalModule, type FiscalModule } from '../../money/fiscal/index.ts'
import { createLedgerModule, type LedgerModule } from '../../money/ledger/index.ts'
import { createPaymentsModule, type PaymentsModule } from '../../money/payments/index.ts'
import { createAuditModule } from '../../people/audit/index.ts'
import { type Database, openDatabase } from '../../platform/db/client.ts'
import { DATABASE_TIMEOUT_MS } from '../../platform/db/testing.ts'
import { apiCalls } from '../../platform/http/api.ts'
import { testServer } from '../../platform/http/testing.ts'
import { createWork } from '../../platform/jobs/work.ts'
import { createDrawingProcesses, createPhotoArchive, type Drawing } from '../../supply/images/index.ts'
import { createSellersModule } from '../../supply/sellers/index.ts'
import { createCartModule } from '../cart/index.ts'
import { createLoyaltyModule, type LoyaltyModule } from '../loyalty/index.ts'
import { createOrderLifecycle } from '../order-lifecycle/index.ts'
import { createOrdersModule, type OrdersModule } from '../orders/index.ts'
import { createCheckoutModule } from './index.ts'

/** Events that wait for their moment come at once. */
const END_OF_TIME = new Date('2100-01-01')

/** A small world with fixed ids: two farms near Moscow and a few customers. */
export const FARM = 101
export const OTHER_FARM = 102
/** 645,50 ₽ for 300 г, 3 000 г on the shelf. */
export const CHEESE = 1
/** 180 ₽, unlimited. */
export const EGGS = 2
/** 300 ₽, 250 ₽ today; the last one. */
export const HONEY = 3
/** Of the other farm, 900 ₽, unlimited. */
export const HAM = 4
export const ANNA = 1001
export const BORIS = 1002
export const PICKUP = 71
const OTHER_PICKUP = 72
/** A Saturday, eleven in Moscow. */
const START = new Date('2026-11-21T08:00:00Z')
/** Longer than any answer of an emulator takes on a crowded machine. */
const LONG_MS = 60_000
/** The first day both farms deliver and hand over. */
export const DAY = '2026-11-23'

export const moscow: Location = { ...defaultLocation, street: 'Тверская', house: '1' }
export const recipient = { name: 'Анна', phone: '79160000001' }

const farm = (id: number, pickup: number) => `
insert into organization (id, type, slug, title, small_image, image, city, region, region_code, latitude, longitude,
  time_zone, legal_name, legal_address, tin, ien, hue, phone, has_telephony)
values (${id}, 'farmer', 'farm-${id}', 'Farm ${id}', 'f/${id}', 'f/${id}', 'Town', 'Region', '77', 55.7, 37.6,
  'Europe/Moscow', 'IP', 'Address', '7701234567', '1027700132195', 100, '74950000000', true);
insert into shipping_rate (organization_id, title, price, min_order_sum, free_delivery_sum, is_default)
values (${id}, 'Courier', 29900, 50000, 500000, true);
insert into shipping_area (shipping_rate_id, kind, region_code)
  select id, 'region', '77' from shipping_rate where organization_id = ${id};
insert into trade_place (id, organization_id, title, address, city, region_code, latitude, longitude, hours)
  overriding system value
  values (${pickup}, ${id}, 'Stall', 'Street 1', 'Москва', '77', 55.7, 37.6,
    '[{"weekdays": [1,2,3,4,5,6,7], "from": "10:00", "to": "18:00"}]');
insert into organization_payment_method (organization_id, code)
  values (${id}, 'sbp'), (${id}, 'rbs'), (${id}, 'cashondelivery'), (${id}, 'paybylink');`

const product = (id: number, organizationId: number, unit: string, measure: number, price: number, stock: string) => `
insert into product (id, organization_id, category_id, slug, sku, title, unit, measure, is_weight, price, image, hue)
values (${id}, ${organizationId}, 11, 'product-${id}', 'sku-${id}', 'Product ${id}', '${unit}', ${measure},
  ${unit !== 'шт'}, ${price}, 'p/${id}', 90);
insert into stock (product_id, kind, on_hand) values (${id}, ${stock});`

export const WORLD = `
insert into region (code, name, time_zone) values ('77', 'Москва', 'Europe/Moscow') on conflict do nothing;
insert into customer (id, phone, group_id) overriding system value
  values (${ANNA}, '79160000001', 1), (${BORIS}, '79160000002', 1);
insert into customer (id, phone, group_id) overriding system value
  select id, '7917' || lpad(id::text, 7, '0'), 1 from generate_series(2001, 2060) as id;
insert into category (id, url_key, title, image) values (11, 'food', 'Food', 'c/11');
${farm(FARM, PICKUP)}${farm(OTHER_FARM, OTHER_PICKUP)}
${product(CHEESE, FARM, 'г', 300, 64_550, `'counted', 3000`)}
${product(EGGS, FARM, 'шт', 10, 18_000, `'unlimited', 0`)}
${product(HONEY, FARM, 'шт', 1, 30_000, `'counted', 1`)}
insert into special_price (product_id, price, valid) values (${HONEY}, 25000, '[2026-11-01,2026-12-01)');
${product(HAM, OTHER_FARM, 'шт', 1, 90_000, `'unlimited', 0`)}`

export interface Answered {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever came
  readonly body: any
  readonly text: string
}
interface CallOptions {
  readonly as?: number
  readonly site?: number
  readonly body?: unknown
  readonly headers?: Record<string, string>
}

export interface CheckoutShop {
  readonly database: Database
  readonly payments: PaymentsModule
  readonly stock: StockService
  readonly orders: OrdersModule
  readonly loyalty: LoyaltyModule
  readonly ledger: LedgerModule
  readonly fiscal: FiscalModule
  readonly bank: FastifyInstance
  /** Photos that were decoded, kept or not. */
  picturesDrawn(): number
  call(method: 'GET' | 'POST' | 'PATCH', url: string, options?: CallOptions): Promise<Answered>
  /** The answer as it went over the wire, for pictures. */
  raw(method: 'GET', url: string, as?: number): Promise<LightMyRequestResponse>
  sql<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>
  /** A new cart of a customer; lines are product → steps. */
  cart(customerId: number, organizationId: number, lines: Record<number, number>): Promise<string>
  /** Checks one cart out as v3 does; fresh key unless given. */
  checkout(
    as: number,
    cart: object | object[],
    more?: { key?: string; body?: object; site?: number | null },
  ): Promise<Answered>
  /** Delivers what the outbox holds until nothing is left. */
  runOutbox(): Promise<void>
  runPeriodic(): Promise<void>
  passMinutes(minutes: number): void
  /** Tells the bank to misbehave. */
  fault(fail: string, times?: number): Promise<void>
  /** Presses a button on the bank's page of a QR link. */
  press(payload: string, action: 'pay' | 'decline'): Promise<void>
  bankOrders(): Promise<{ orderNumber: string; status: number; deposited: number; refunded: number }[]>
  close(): Promise<void>
}

/** Checkout, orders, payments and stock over a real database with the real neighbours and an emulated bank. */
export async function openCheckoutShop(
  url: string,
  {
    carrier = null,
    hasLinks = false,
    firstOrders,
  }: { readonly carrier?: Carrier | null; readonly hasLinks?: boolean; readonly firstOrders?: FirstOrderLimits } = {},
): Promise<CheckoutShop> {
  const database = openDatabase(url, { timeoutMs: DATABASE_TIMEOUT_MS })
  const { executor, inTransaction } = database
  let now = START
  const clock = () => now
  await database.pool.query(WORLD)

  const log = pino({ level: 'silent' })
  const { http, mount } = await testServer()
  // the bank calls back through a real socket
  const relay = fastify({ forceCloseConnections: true })
  relay.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_: unknown, body: string) => body,
  )
  relay.all('/*', async ({ method, url: path, body, headers }, reply) => {
    const type = { 'content-type': headers['content-type'] ?? 'text/plain' }
    const form = typeof body === 'string' && { payload: body, headers: type }
    const answer = await http.inject({ method: method as 'GET' | 'POST', url: path, ...form })
    const media = String(answer.headers['content-type'] ?? 'text/plain')
    return reply.code(answer.statusCode).type(media).send(answer.body)
  })
  const callbackUrl = await relay.listen({ port: 0, host: '127.0.0.1' })

  const bank = fastify({ forceCloseConnections: true })
  const bankNow = () => now.getTime()
  await bank.register(rbsEmulator, { publicUrl: 'http://bank.test', now: bankNow })
  const calls = `${callbackUrl}/api/v1/payments/payanyway`
  await bank.register(monetaEmulator, { payUrl: `${calls}/callback`, checkUrl: `${calls}/check`, now: bankNow })
  await bank.register(fiscalEmulator, { publicUrl: 'http://register.test', now: bankNow })
  const baseUrl = await bank.listen({ port: 0, host: '127.0.0.1' })
  const acquirer = { baseUrl, ...RBS_EMULATOR_CREDENTIALS, timeoutMs: LONG_MS }
  const moneta = {
    ...MONETA_EMULATOR,
    assistantUrl: 'http://moneta.test',
    serviceUrl: baseUrl + MONETA_EMULATOR.servicePath,
    timeoutMs: LONG_MS,
    clock,
  }

  const readModels = createReadModelsModule(database).service
  const sellers = createSellersModule({ executor, clock, audit: createAuditModule(), readModels })
  const delivery = createDeliveryModule({ executor, clock, sellers, carrier })
  const catalog = createCatalogModule({ executor, clock, delivery, sellers })
  const stock = createStockModule(database)
  const loyalty = createLoyaltyModule({ database, clock })
  const lifecycle = createOrderLifecycle({ stock, clock, delivery })
  const cards = createRbsGateway(acquirer)
  const gateways = {
    sbp: createRbsGateway({ ...acquirer, hasHolds: false }),
    rbs: cards,
    ...(hasLinks && { paybylink: cards }),
    payanyway: createMonetaGateway({ ...moneta, form: 'page' }),
    paw: createMonetaGateway({ ...moneta, form: 'widget' }),
  }
  const publicUrl = 'http://shop.test'
  const payments = createPaymentsModule({
    database,
    orders: lifecycle,
    gateways,
    clock,
    stages: 'auto',
    publicUrl,
    callbackUrl,
    log,
  })
  const register = createAtolRegister({
    ...FISCAL_EMULATOR_CREDENTIALS,
    baseUrl: baseUrl + FISCAL_EMULATOR_PATH,
    company: { tin: '7700000016', email: 'receipts@shop.test', taxSystem: 'osn', paymentAddress: publicUrl },
    clock,
    timeoutMs: LONG_MS,
  })
  const fiscal = createFiscalModule({ database, register, clock, log })
  const ledger = createLedgerModule({ database, clock })
  const processes = createDrawingProcesses()
  let picturesDrawn = 0
  const drawing: Drawing = {
    ...processes,
    run: (task) => {
      picturesDrawn++
      return processes.run(task)
    },
  }
  const photoFolder = await mkdtemp(join(tmpdir(), 'okolitsa-photos-'))
  const orders = createOrdersModule({
    database,
    clock,
    lifecycle,
    payments,
    loyalty: loyalty.service,
    catalog,
    delivery,
    photos: createPhotoArchive({ files: createDiskStorage(photoFolder), drawing }),
    receiptsOf: fiscal.receiptsOf,
    publicUrl,
  })
  const cart = createCartModule({
    executor,
    inTransaction,
    clock,
    catalog,
    delivery,
    loyalty: loyalty.service,
    orders,
    identity: { mainAddressOf: async () => null },
  })
  const checkout = createCheckoutModule({
    database,
    clock,
    ...(firstOrders && { firstOrders }),
    carts: cart.service,
    catalog,
    delivery,
    loyalty: loyalty.service,
    orders: lifecycle,
    payments,
  })
  mount([
    ...apiCalls(checkoutEndpoints, checkout.handlers, { checkAnswers: true }),
    ...apiCalls(ordersEndpoints, orders.handlers, { checkAnswers: true }),
    ...apiCalls(orderChangesEndpoints, orders.changeHandlers, { checkAnswers: true }),
    ...apiCalls(paymentsEndpoints, payments.handlers, { checkAnswers: true }),
    ...apiCalls(cartEndpoints, cart.handlers, { checkAnswers: true }),
    ...apiCalls(loyaltyEndpoints, loyalty.handlers, { checkAnswers: true }),
  ])

  const sql: CheckoutShop['sql'] = async (text, values) => (await database.pool.query(text, values)).rows
  const call: CheckoutShop['call'] = async (method, path, { as, site, body, headers } = {}) => {
    const response = await http.inject({
      method,
      url: path,
      headers: { ...headers, ...(as && { 'x-customer': String(as) }), ...(site && { 'x-site': String(site) }) },
      ...(body !== undefined && { payload: body as object }),
    })
    const isJson = String(response.headers['content-type']).includes('json')
    return { status: response.statusCode, body: isJson && response.body ? response.json() : null, text: response.body }
  }
  const work = createWork({
    database,
    events: EVENTS,
    subscribers: [...payments.subscribers, ...loyalty.subscribers, ...ledger.subscribers, ...fiscal.subscribers],
    periodic: [],
  })
  const runOutbox = () => work.deliverDue(END_OF_TIME)
  return {
    database,
    payments,
    stock,
    orders,
    loyalty,
    ledger,
    fiscal,
    bank,
    call,
    raw: async (method, url, as) => http.inject({ method, url, headers: { ...(as && { 'x-customer': String(as) }) } }),
    sql,
    runOutbox,
    cart: async (customerId, organizationId, lines) => {
      const id = randomUUID()
      await sql('insert into cart (id, customer_id, organization_id, type, place) values ($1, $2, $3, $4, $5)', [
        id,
        customerId,
        organizationId,
        'farmer',
        JSON.stringify(defaultLocation),
      ])
      for (const [productId, quantity] of Object.entries(lines)) {
        await sql(
          `insert into cart_line (cart_id, product_id, quantity, seen_price)
           select $1, id, $3, case id when ${HONEY} then 25000 else price end from product where id = $2`,
          [id, Number(productId), quantity],
        )
      }
      return id
    },
    checkout: (as, cart, { key = randomUUID(), body, site } = {}) =>
      call('POST', '/api/v3/checkout', {
        as,
        ...(site && { site }),
        headers: { 'idempotency-key': key },
        body: { carts: Array.isArray(cart) ? cart : [cart], place: moscow, recipient, ...body },
      }),
    picturesDrawn: () => picturesDrawn,
    runPeriodic: async () => {
      for (const task of [...payments.periodic, ...orders.periodic]) await task.run()
      await stock.expire(now)
    },
    passMinutes: (minutes) => {
      now = new Date(now.getTime() + minutes * 60_000)
    },
    fault: async (fail, times) => {
      await bank.inject({ method: 'POST', url: '/control', payload: { fail, times } })
    },
    press: async (payload, action) => {
      await bank.inject({ method: 'POST', url: `${new URL(payload).pathname}/${action}` })
    },
    bankOrders: async () => (await bank.inject('/rbs/orders')).json().items,
    close: async () => {
      drawing.close()
      await http.close()
      await relay.close()
      await bank.close()
      await database.close()
      await rm(photoFolder, { recursive: true, force: true })
    },
  }
}

/** Problems found by the integrity check; must stay empty. */
export async function integrityProblemsOf(shop: Pick<CheckoutShop, 'sql'>): Promise<string[]> {
  return (await shop.sql<{ problem: string }>(INTEGRITY_SQL)).map(({ problem }) => problem)
}
