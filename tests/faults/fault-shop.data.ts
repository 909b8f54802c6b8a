import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, afterEach, expect } from 'vitest'
import type { Adapters } from '../../server/adapters/pick-adapters.ts'
import { type App, createApp } from '../../server/app.ts'
import { INTEGRITY_SQL } from '../../server/db/check-integrity.ts'
import { createTokens, NO_SESSION } from '../../server/people/identity/tokens.ts'
import { readConfig } from '../../server/platform/config/config.ts'
import { DATABASE_TIMEOUT_MS, testDatabase } from '../../server/platform/db/testing.ts'
import { ANNA, FARM } from '../../server/testing/two-farms.data.ts'
import { moscow, recipient } from '../../server/testing/world.data.ts'
import { seedMarket } from '../../server/testing.ts'
import { BEEF, fill, SELLER_TOKEN } from './fault-farms.data.ts'
import { type BankAccount, type FaultyBank, openFaultyBank } from './faulty-bank.data.ts'
import { type Moment, setTrap } from './trap.data.ts'

/** Start of the clock: a Saturday, eleven in Moscow. */
const START = new Date('2026-11-21T08:00:00Z')
const TOKEN_SECRET = 'token-secret-of-the-fault-tests-0123456789'
/** 300 г of beef with delivery, kopecks: the default order of the tests. */
export const TOTAL = 94_450

export interface Answered {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever came
  readonly body: any
  readonly text: string
}
type Method = 'GET' | 'POST' | 'PATCH'

/** One process of the shop. Without jobs its background work is run by hand. */
export interface ShopNode {
  readonly app: App
  call(method: Method, path: string, options?: { as?: number; body?: unknown; key?: string }): Promise<Answered>
  asSeller(method: Method, path: string, body?: unknown): Promise<Answered>
  /** Checks out a cart. */
  checkout(cartId: string, paymentMethod: string, key?: string, as?: number): Promise<Answered>
  /** Places an order of the customer Anna; returns its id. */
  place(paymentMethod: string, lines?: Record<number, number>): Promise<number>
  /** Calls the endpoint of the payment page. */
  payment(orderId: number): Promise<Answered['body']>
  cancel(orderId: number, as?: number): Promise<Answered>
  /** Advances an order as its seller. */
  send(orderId: number, ...steps: string[]): Promise<void>
  /** Delivers a notification of a bank from the letterbox. */
  notify(notification: string): Promise<Answered>
  /** Runs events and periodic tasks until none is due. */
  work(): Promise<void>
  close(): Promise<void>
}

/** All known data about an order in the books. Amounts in kopecks. */
export interface OrderAccount {
  readonly state: string
  readonly paymentStatus: string
  /** Payment attempts, oldest first, as «status amount». */
  readonly payments: string[]
  /** Refunds of the order, as «status amount». */
  readonly refunds: string[]
  readonly bank: BankAccount
  /** The order's money at gateways according to the ledger. */
  readonly ledger: number
  /** Total of its receipts. */
  readonly receipts: number
  /** Base units of its products by stock movement. */
  readonly stock: Readonly<Record<string, number>>
}

export interface NodeOptions {
  readonly jobs?: 'events' | 'none'
  readonly adapters?: Partial<Adapters>
  /** Another URL of the same database, with additional settings. */
  readonly databaseUrl?: string
  readonly settings?: Readonly<Record<string, string>>
}

export interface FaultShop {
  readonly bank: FaultyBank
  now(): Date
  passMinutes(minutes: number): void
  sql<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>
  /** URL of the shop's database, for a proxy. */
  readonly url: string
  openNode(options?: NodeOptions): Promise<ShopNode>
  /** Token of a signed-in customer. */
  tokenOf(customerId: number): Promise<string>
  /** Creates a cart with lines: product → steps. */
  cart(lines?: Record<number, number>, customerId?: number): Promise<string>
  accountOf(orderId: number): Promise<OrderAccount>
  /** Problems found by the integrity check. */
  problems(): Promise<string[]>
  /** Number of events of a topic about an order. */
  countEvents(orderId: number, topic: string): Promise<number>
  /** Stops transactions at a moment until `cut` terminates their connections. */
  trap(moment: Moment): Promise<{ cut(): Promise<void> }>
}

/** Opens a shop with its own database for a test file; its books are checked after every test. */
export async function faultShopOfFile(): Promise<FaultShop> {
  const url = await testDatabase()
  const watcher = new pg.Pool({ connectionString: url, max: 6 })
  // the database is dropped while clients are connected
  watcher.on('error', () => {})
  const sql: FaultShop['sql'] = async (text, values) => (await watcher.query(text, values)).rows
  let now = START
  const clock = () => now
  const bank = await openFaultyBank(clock)
  const dataDir = await mkdtemp(join(tmpdir(), 'okolitsa-faults-'))
  const environment = {
    NODE_ENV: 'test',
    OKOLITSA_DATA_DIR: dataDir,
    TOKEN_SECRET,
    LOG_LEVEL: 'silent',
    PORT: String(bank.letterboxPort),
    DATABASE_POOL_SIZE: '12',
    FIRST_ORDERS_UNPAID: '0',
    RATE_LIMIT_PER_MINUTE: '0',
    DEAR_CALLS_AT_ONCE: '0',
    CONNECTIONS_PER_NETWORK: '0',
  }
  const tokens = createTokens({ secret: TOKEN_SECRET, clock })
  const tokenOf = async (customerId: number) =>
    (await tokens.access({ kind: 'customer', customerId, phone: '79160000001', groupId: 1, sessionId: NO_SESSION }))
      .token
  const nodes = new Set<ShopNode>()

  const cart: FaultShop['cart'] = async (lines = { [BEEF]: 1 }, customerId = ANNA) => {
    const id = randomUUID()
    await sql('insert into cart (id, customer_id, organization_id, type, place) values ($1, $2, $3, $4, $5)', [
      id,
      customerId,
      FARM,
      'farmer',
      JSON.stringify(moscow),
    ])
    for (const [productId, quantity] of Object.entries(lines)) {
      await sql(
        'insert into cart_line (cart_id, product_id, quantity, seen_price) select $1, id, $3, price from product where id = $2',
        [id, Number(productId), quantity],
      )
    }
    return id
  }

  await seedMarket(url, START)
  const { gateways, register } = bank
  const openApp = ({ jobs = 'none', adapters, databaseUrl = url, settings }: NodeOptions) =>
    createApp({
      config: readConfig({ ...environment, ...settings }),
      databaseUrl,
      log: pino({ level: 'silent' }),
      jobs,
      databaseTimeoutMs: DATABASE_TIMEOUT_MS,
      adapters: {
        clock,
        channel: { send: async () => {} },
        mail: null,
        carrier: null,
        // an unreachable carrier would use up the timeout that a case controls
        shipments: null,
        gateways,
        register,
        ...adapters,
      },
    })
  const first = await openApp({})
  await fill(first, clock)
  await first.close()

  const openNode: FaultShop['openNode'] = async (options = {}) => {
    const app = await openApp(options)
    const send = async (method: Method, path: string, token: string | null, body?: unknown, key?: string) => {
      const reply = await app.http.inject({
        method,
        url: path,
        headers: { ...(token && { authorization: `Bearer ${token}` }), ...(key && { 'idempotency-key': key }) },
        ...(body !== undefined && { payload: body as object }),
      })
      const isJson = String(reply.headers['content-type']).includes('json')
      return { status: reply.statusCode, body: isJson ? reply.json() : null, text: reply.body }
    }
    const call: ShopNode['call'] = async (method, path, { as, body, key } = {}) =>
      send(method, path, as ? await tokenOf(as) : null, body, key)
    const asSeller: ShopNode['asSeller'] = (method, path, body) => send(method, path, SELLER_TOKEN, body)
    const checkout: ShopNode['checkout'] = async (cartId, paymentMethod, key = randomUUID(), as = ANNA) => {
      const { body: ways } = await call('GET', `/api/v1/shipping-methods/${FARM}`, { as })
      const courier = ways.items.find((way: { methodCode: string }) => way.methodCode === 'courier')
      const carts = [{ cartId, methodCode: 'courier', date: courier.dates[0].date, paymentMethod }]
      return call('POST', '/api/v3/checkout', { as, key, body: { carts, place: moscow, recipient } })
    }
    const node: ShopNode = {
      app,
      call,
      asSeller,
      checkout,
      place: async (paymentMethod, lines) => {
        const { body, text } = await checkout(await cart(lines), paymentMethod)
        if (body?.orders?.length !== 1) throw new Error(text)
        return body.orders[0].orderId
      },
      payment: async (orderId) => (await call('GET', `/api/v1/checkout/payment/status/${orderId}`, { as: ANNA })).body,
      cancel: (orderId, as = ANNA) =>
        call('PATCH', `/api/v1/orders/${orderId}/cancel`, { as, body: { reason: 'передумала' } }),
      send: async (orderId, ...steps) => {
        for (const to of steps) {
          // weighed products are shipped with the ordered weight, so that the order needs no change
          if (to === 'onTheRoad')
            await sql(
              'update order_line set picked_amount = ordered_amount where order_id = $1 and is_weight and picked_amount is null',
              [orderId],
            )
          const { status, text } = await asSeller('POST', `/v1/cabinet/orders/${orderId}/moves`, {
            to,
            isEarlyMeant: true,
          })
          if (status !== 200) throw new Error(text)
        }
      },
      notify: (notification) => send('GET', notification, null),
      work: async () => {
        await app.work.deliverDue(now)
        await app.work.runPeriodic()
        await app.work.deliverDue(now)
      },
      close: async () => {
        nodes.delete(node)
        await app.close()
      },
    }
    nodes.add(node)
    return node
  }

  const accountOf: FaultShop['accountOf'] = async (orderId) => {
    const [order] = await sql<Omit<OrderAccount, 'bank'>>(
      `select state, payment_status as "paymentStatus",
         array(select status || ' ' || amount from payment where order_id = $1 order by attempt) as payments,
         array(select refund.status || ' ' || refund.amount from refund join payment on payment.id = payment_id
           where order_id = $1 order by refund.created_at, refund.id) as refunds,
         coalesce((select sum(amount) from ledger_line join ledger_entry on ledger_entry.id = entry_id
           where order_id = $1 and account = 'gateway'), 0)::int as ledger,
         coalesce((select told from receipt_money where order_id = $1), 0)::int as receipts,
         coalesce((select jsonb_object_agg(hold.state, hold.amount) from (
           select stock_hold.state, sum(amount)::int as amount from stock_hold
             join order_line on order_line.id = order_line_id
            where order_id = $1 group by stock_hold.state) as hold), '{}') as stock
       from shop_order where id = $1`,
      [orderId],
    )
    if (!order) throw new Error(`no order ${orderId}`)
    return { ...order, bank: await bank.accountOf(orderId) }
  }

  const problems = async () => (await sql<{ problem: string }>(INTEGRITY_SQL)).map(({ problem }) => problem)
  afterEach(async () => {
    await bank.mend()
    await sql('delete from cart')
    const [worker] = [...nodes]
    await worker?.work()
    expect(await problems()).toEqual([])
  })
  afterAll(async () => {
    for (const node of nodes) await node.close()
    await bank.close()
    await watcher.end()
    await rm(dataDir, { recursive: true, force: true })
  })
  return {
    url,
    bank,
    now: clock,
    passMinutes: (minutes) => {
      now = new Date(now.getTime() + minutes * 60_000)
    },
    sql,
    openNode,
    tokenOf,
    cart,
    accountOf,
    problems,
    countEvents: async (orderId, topic) =>
      (await sql(`select from outbox where topic = $2 and payload ->> 'orderId' = $1`, [String(orderId), topic]))
        .length,
    trap: (moment) => setTrap(url, moment),
  }
}
