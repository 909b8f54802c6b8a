import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { machineMs } from '@okolitsa/domain/clock/machine-clock.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { afterAll } from 'vitest'
import type { Adapters } from '../adapters/pick-adapters.ts'
import { createDiskStorage } from '../adapters/storage/disk-storage.ts'
import { INTEGRITY_SQL } from '../db/check-integrity.ts'
import { createTokens, NO_SESSION } from '../people/identity/tokens.ts'
import type { Database } from '../platform/db/client.ts'
import { withClockShift } from '../platform/db/connection-options.ts'
import { emit } from '../platform/db/outbox.ts'
import { testDatabase } from '../platform/db/testing.ts'
import type { EventMessage } from '../platform/events/event.ts'
import type { Services } from '../services.ts'
import { type TestApp, TOKEN_SECRET, testApp } from '../testing.ts'
import { openOutside } from './outside.data.ts'
import { believingBank, type Supply, siteOf, supplyOf } from './supply.data.ts'

/** 11:00 on a Saturday in Moscow. */
export const NOON = new Date('2026-11-21T08:00:00Z')
const PUBLIC_URL = 'http://shop.test'
/** True for a task that runs every minute. */
const isOften = ({ cron }: { cron: string }) => cron === '* * * * *'

export interface Answered {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever came
  readonly body: any
  readonly text: string
}
interface CallOptions {
  /** Id of the customer who makes the call. */
  readonly as?: number
  /** Seller whose own site is called; the marketplace by default. */
  readonly site?: number | null
  readonly body?: unknown
  readonly headers?: Record<string, string>
}
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/**
 * The whole shop on a separate database, with an emulated bank and cash register. Its data is written by the commands
 * of the modules and by calls of people.
 */
export interface World extends Supply, Pick<TestApp, 'app' | 'sent' | 'letters' | 'signIn'> {
  /** URL of the database, for another node of the shop. */
  readonly url: string
  readonly database: Database
  readonly services: Services
  readonly bank: FastifyInstance
  now(): Date
  moveClock(to: Date): void
  passMinutes(minutes: number): void

  /** Token of a signed-in customer. */
  tokenOf(customerId: number): Promise<string>

  call(method: Method, url: string, options?: CallOptions): Promise<Answered>
  /** The raw answer, for pictures. */
  raw(method: 'GET', url: string, as?: number): Promise<LightMyRequestResponse>
  /** Fills a seller's cart: product → steps. Returns the cart's id. */
  cart(customerId: number, organizationId: number, lines: Record<number, number>): Promise<string>
  /** Checks out by v3, by default with a new key. */
  checkout(
    as: number,
    cart: object | object[],
    more?: { key?: string; body?: object; site?: number | null },
  ): Promise<Answered>
  /** Emits events and waits until they are delivered to every subscriber. */
  publish(...events: EventMessage[]): Promise<void>
  /** Delivers the outbox, including delayed events, unless they are delayed again. */
  runOutbox(): Promise<void>
  /** Runs the tasks of every minute, or the named task. */
  runPeriodic(name?: string): Promise<void>
  /** Number of photos processed and stored, including deleted ones. */
  photosDrawn(): number
  /** Injects a fault of the bank. */
  fault(fail: string, times?: number): Promise<void>
  /** Presses a button on the bank's page of a QR link. */
  press(payload: string, action: 'pay' | 'decline'): Promise<void>
  bankOrders(): Promise<{ orderNumber: string; status: number; deposited: number; refunded: number }[]>
  /** Reads tables. Write with it only what no command and no call can write, and state the reason. */
  sql<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>
}

export interface WorldOptions {
  /** `events` = the job runner delivers events; otherwise the test does. */
  readonly jobs?: 'events' | 'none'
  readonly adapters?: Partial<Adapters>
  readonly settings?: Readonly<Record<string, string>>
  /** True = the shop accepts payments by link, too. */
  readonly hasLinks?: boolean
  /**
   * True = `shop_now()` also starts at the world's noon, for SQL that compares with today. It does not move with the
   * clock.
   */
  readonly isDatabaseAtNoon?: boolean
}

/** Opens the world of one test file; call it at the top of the file, it is closed after the last test. */
export async function openWorld({
  adapters,
  settings,
  hasLinks = false,
  jobs = 'none',
  isDatabaseAtNoon = false,
}: WorldOptions = {}): Promise<World> {
  // the run's own shift is in the machine's clock and in the URL; the last one in the URL wins
  const ownShiftMs = Number(process.env.OKOLITSA_TEST_SHIFT_MS ?? 0)
  const url = withClockShift(await testDatabase(), isDatabaseAtNoon ? NOON.getTime() - machineMs() + ownShiftMs : 0)
  let now = NOON
  const clock = () => now
  const outside = await openOutside({ clock, publicUrl: PUBLIC_URL, hasLinks })
  afterAll(outside.close)
  let drawn = 0
  const folder = await mkdtemp(join(tmpdir(), 'okolitsa-world-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  const photos = createDiskStorage(join(folder, 'photos'))
  const storage: Adapters['storage'] = (name) => ({
    ...(name === 'photos' ? photos : createDiskStorage(join(folder, name))),
    ...(name === 'photos' && {
      put: (key, photo) => {
        drawn += 1
        return photos.put(key, photo)
      },
    }),
  })
  const shop = await testApp(
    url,
    { clock, bank: believingBank, storage, ...outside.adapters, ...adapters },
    {
      PUBLIC_URL,
      PORT: String(outside.callbackPort),
      RATE_LIMIT_PER_MINUTE: '0',
      ...settings,
    },
    jobs,
  )
  const { app, sent, letters, signIn } = shop
  const { database, services, http } = app
  outside.answerBy(http)
  const { bank } = outside
  const tokens = createTokens({ secret: TOKEN_SECRET, clock })
  const known = new Map<number, { token: string; expiresAt: Date }>()

  const sql: World['sql'] = async (text, values) => (await database.pool.query(text, values)).rows
  const supply = supplyOf(app, clock)

  const tokenOf: World['tokenOf'] = async (customerId) => {
    const kept = known.get(customerId)
    if (kept && kept.expiresAt > now) return kept.token
    const [person] = await sql<{ phone: string }>('select phone from customer where id = $1', [customerId])
    const phone = person?.phone ?? '79160000000'
    const fresh = await tokens.access({ kind: 'customer', customerId, phone, groupId: 1, sessionId: NO_SESSION })
    known.set(customerId, fresh)
    return fresh.token
  }
  const inject = async (method: Method, url: string, { as, site, body, headers }: CallOptions) =>
    http.inject({
      method,
      url,
      headers: {
        ...(as && { authorization: `Bearer ${await tokenOf(as)}` }),
        ...(site && { host: siteOf(site) }),
        ...headers,
      },
      ...(body !== undefined && { payload: body as object }),
    })
  const deliver = async (events: readonly { id: number }[]) => {
    for (const { id } of events) await app.work.deliver(id)
  }
  const call: World['call'] = async (method, url, options = {}) => {
    const reply = await inject(method, url, options)
    const isJson = String(reply.headers['content-type']).includes('json')
    return { status: reply.statusCode, body: isJson && reply.body ? reply.json() : null, text: reply.body }
  }

  return {
    app,
    sent,
    letters,
    signIn,
    url,
    database,
    services,
    bank,
    now: clock,
    moveClock: (to) => {
      now = to
    },
    passMinutes: (minutes) => {
      now = new Date(now.getTime() + minutes * 60_000)
    },
    sql,
    ...supply,
    tokenOf,
    call,
    raw: (method, url, as) => inject(method, url, { ...(as && { as }) }),
    cart: async (as, organizationId, lines) => {
      const products = Object.entries(lines).map(([id, quantity]) => ({ productId: Number(id), quantity }))
      const place: Location = defaultLocation
      const { body, text } = await call('POST', '/api/v2/cart', { as, body: { organizationId, place, products } })
      if (!body?.cartId) throw new Error(text)
      return body.cartId
    },
    checkout: (as, cart, { key = randomUUID(), body, site } = {}) =>
      call('POST', '/api/v3/checkout', {
        as,
        ...(site && { site }),
        headers: { 'idempotency-key': key },
        body: { carts: Array.isArray(cart) ? cart : [cart], place: moscow, recipient, ...body },
      }),
    publish: async (...events) => {
      const [before] = await sql<{ last: number }>('select coalesce(max(id), 0)::int as last from outbox')
      for (const event of events) await emit(database.executor, event)
      const pending = 'select id from outbox where id > $1 and topic = any($2) and delivered_at is null order by id'
      await deliver(await sql<{ id: number }>(pending, [before?.last, events.map(({ topic }) => topic)]))
    },
    runOutbox: async () => {
      await app.work.deliverDue(now)
      await deliver(await sql<{ id: number }>('select id from outbox where delivered_at is null order by id'))
      await app.work.deliverDue(now)
    },
    runPeriodic: async (name) => {
      const tasks = app.work.periodic.filter((task) => (name === undefined ? isOften(task) : task.name === name))
      if (tasks.length === 0) throw new Error(`no periodic task is called «${name}»`)
      for (const task of tasks) await task.run()
    },
    photosDrawn: () => drawn,
    fault: async (fail, times) => {
      await bank.inject({ method: 'POST', url: '/control', payload: { fail, times } })
    },
    press: async (payload, action) => {
      await bank.inject({ method: 'POST', url: `${new URL(payload).pathname}/${action}` })
    },
    bankOrders: async () => (await bank.inject('/rbs/orders')).json().items,
  }
}

/** A delivery address with its recipient. */
export const moscow: Location = { ...defaultLocation, street: 'Тверская', house: '1' }
export const recipient = { name: 'Анна', phone: '79160000001' }

/** Problems found by the integrity check; an empty list in every test. */
export async function integrityProblemsOf(world: Pick<World, 'sql'>): Promise<string[]> {
  return (await world.sql<{ problem: string }>(INTEGRITY_SQL)).map(({ problem }) => problem)
}
