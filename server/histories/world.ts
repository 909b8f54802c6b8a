import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Endpoint } from '@okolitsa/contracts/kernel/endpoint.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import pg from 'pg'
import { type App, createApp } from '../app.ts'
import { createTokens } from '../modules/identity/tokens.ts'
import { readConfig } from '../platform/config/config.ts'
import { createLog } from '../platform/log/log.ts'
import { type Bank, createBank } from './bank.ts'
import { createRegister } from './register.ts'

/** A Saturday, eleven in Moscow: every history begins then. */
const START = new Date('2026-11-21T08:00:00Z')
const TOKEN_SECRET = 'token-secret-of-the-histories-0123456789'

/** Farms of every history. Their goods and shoppers are new each time, so histories share nothing that is counted. */
export const FARMS = [101, 102] as const

const farm = (id: number) => `
insert into organization (id, type, slug, title, small_image, image, city, region, region_code, latitude, longitude,
  time_zone, legal_name, legal_address, tin, ien, hue)
values (${id}, 'farmer', 'farm-${id}', 'Farm ${id}', 'f', 'f', 'Town', 'Region', '77', 55.7, 37.6, 'Europe/Moscow', 'IP',
  'Address', '7701234567', '1027700132195', 100);
insert into shipping_rate (organization_id, title, price, min_order_sum, free_delivery_sum, is_default)
  values (${id}, 'Courier', 29900, 50000, 500000, true);
insert into shipping_area (shipping_rate_id, kind) select id, 'country' from shipping_rate where organization_id = ${id};
insert into staff_account (organization_id, bank_subject, name) values (${id}, 'farm-${id}', 'Seller');
insert into staff_token (token_hash, staff_id, created_at, expires_at)
  select sha256('token-of-${id}'), id, '2026-01-01', '2030-01-01' from staff_account where organization_id = ${id};
insert into organization_payment_method (organization_id, code)
  values (${id}, 'sbp'), (${id}, 'rbs'), (${id}, 'cashondelivery');`

const WORLD = `
insert into region (code, name, time_zone) values ('77', 'Moscow', 'Europe/Moscow') on conflict do nothing;
insert into category (id, url_key, title, image) values (11, 'food', 'Food', 'c/11');
${FARMS.map(farm).join('\n')}`

/** A product of one history. */
export interface Goods {
  readonly id: number
  readonly farm: (typeof FARMS)[number]
  /** Kopecks of one sale step. */
  readonly price: number
  /** Base units in one step: grams for weight goods, 1 for pieces. */
  readonly step: number
  readonly isWeight: boolean
  /** Base units on the shelf at the beginning; null = unlimited. */
  readonly onHand: number | null
}

export interface Answered {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: histories look into whatever came
  readonly body: any
}

/** The running shop with a bank inside the process and hands instead of a clock. */
export interface World {
  readonly bank: Bank
  now(): Date
  passMinutes(minutes: number): void
  call(customerId: number, method: Endpoint['method'], path: string, body?: unknown, key?: string): Promise<Answered>
  /** Calls the cabinet as somebody who works at the farm. */
  callAsSeller(farm: number, method: Endpoint['method'], path: string, body?: unknown): Promise<Answered>
  sql<Row>(text: string, values?: unknown[]): Promise<Row[]>
  /** Outbox and periodic tasks, once. What fails for the bank's sake is tried again by the next call. */
  work(): Promise<void>
  /** Cuts every database connection of the shop, whatever it is doing. */
  cutConnections(): Promise<void>
  /** New shoppers with `bonuses` kopecks each, new goods, and the clock at its beginning. */
  begin(): Promise<{ shoppers: number[]; goods: Goods[] }>
  /** What the shop logged as errors since it was asked last. */
  complaints(): string[]
  close(): Promise<void>
}

const SHELF = [
  { price: 64_550, step: 300, isWeight: true, steps: 8 },
  { price: 52_000, step: 1, isWeight: false, steps: 3 },
  { price: 31_990, step: 1, isWeight: false, steps: null },
] as const
/** Goods come farm by farm. */
export const GOODS_OF_FARM = SHELF.length
const SHOPPERS = 2
/** Given to every shopper at the beginning of a history, kopecks. */
export const GIFT = 30_000

export async function openWorld(databaseUrl: string): Promise<World> {
  let now = START
  let calls = 0
  const complaints: string[] = []
  const clock = () => now
  const bank = createBank(clock)
  const dataDir = await mkdtemp(join(tmpdir(), 'okolitsa-histories-'))
  const config = readConfig({ NODE_ENV: 'test', OKOLITSA_DATA_DIR: dataDir, TOKEN_SECRET, LOG_LEVEL: 'silent' })
  const watcher = new pg.Pool({ connectionString: databaseUrl, max: 2, application_name: 'watcher' })
  await watcher.query(WORLD)
  const app: App = await createApp({
    config,
    databaseUrl,
    log: createLog({ level: 'error', destination: { write: (line: string) => complaints.push(line) } }),
    jobs: 'none',
    adapters: {
      clock,
      channel: { send: async () => {} },
      mail: null,
      register: createRegister(),
      carrier: null,
      bank: null,
      telephony: null,
      gateways: { sbp: bank.gateway(false), rbs: bank.gateway(true) },
    },
  })
  const tokens = createTokens({ secret: TOKEN_SECRET, clock })
  const sql: World['sql'] = async (text, values) => (await watcher.query(text, values)).rows

  const send = async (token: string, method: Endpoint['method'], path: string, body?: unknown, key?: string) => {
    calls += 1
    const reply = await app.http.inject({
      method,
      // everybody calls from home: one address for all would be too many calls from it
      remoteAddress: `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`,
      url: path,
      headers: { authorization: `Bearer ${token}`, ...(key && { 'idempotency-key': key }) },
      ...(body !== undefined && { payload: body as object }),
    })
    return { status: reply.statusCode, body: reply.body ? reply.json() : null }
  }

  return {
    bank,
    now: clock,
    passMinutes: (minutes) => {
      now = new Date(now.getTime() + minutes * 60_000)
    },
    call: async (customerId, method, path, body, key) => {
      const customer = { kind: 'customer', customerId, phone: '79170000000', groupId: 1 } as const
      const { token } = await tokens.access(customer)
      return send(token, method, path, body, key)
    },
    callAsSeller: (farmId, method, path, body) => send(`token-of-${farmId}`, method, path, body),
    sql,
    work: async () => {
      await app.work.deliverDue(now)
      await app.work.runPeriodic()
      await app.work.deliverDue(now)
    },
    cutConnections: async () => {
      await watcher.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and application_name <> 'watcher' and pid <> pg_backend_pid()`,
      )
    },
    begin: async () => {
      now = START
      const shoppers = await sql<{ id: number }>(
        `insert into customer (phone, group_id)
         select (79100000000 + (select count(*) from customer) + n)::text, 1 from generate_series(1, $1) as n returning id`,
        [SHOPPERS],
      )
      await sql(
        `insert into bonus_entry (customer_id, kind, amount, at) select id, 'accrued', $2, $3 from unnest($1::int[]) as id`,
        [shoppers.map(({ id }) => id), GIFT, START],
      )
      const goods: Goods[] = []
      for (const farmId of FARMS) {
        for (const { price, step, isWeight, steps } of SHELF) {
          const tag = randomUUID().slice(0, 13)
          const [row] = await sql<{ id: number }>(
            `insert into product (organization_id, category_id, slug, sku, title, unit, measure, is_weight, price, image)
             values ($1, 11, $2, $2, 'Goods', $3, $4, $5, $6, 'p') returning id`,
            [farmId, tag, isWeight ? 'г' : 'шт', step, isWeight, price],
          )
          if (!row) throw new Error('no product')
          const onHand = steps === null ? null : steps * step
          await sql('insert into stock (product_id, kind, on_hand) values ($1, $2, $3)', [
            row.id,
            onHand === null ? 'unlimited' : 'counted',
            onHand ?? 0,
          ])
          goods.push({ id: row.id, farm: farmId, price, step, isWeight, onHand })
        }
      }
      return { shoppers: shoppers.map(({ id }) => id), goods }
    },
    complaints: () => complaints.splice(0),
    close: async () => {
      await app.close()
      await watcher.end()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Where everything is brought. */
export const PLACE = { ...defaultLocation, street: 'Tverskaya', house: '1' }
