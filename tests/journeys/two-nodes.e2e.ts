import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { INTEGRITY_SQL } from '@okolitsa/server/db/check-integrity.ts'
import { createTokens, NO_SESSION } from '@okolitsa/server/people/identity/tokens.ts'
import { withClockShift } from '@okolitsa/server/platform/db/connection-options.ts'
import { startEmbedded } from '@okolitsa/server/platform/db/embedded.ts'
import { createLog } from '@okolitsa/server/platform/log/log.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { freePort } from '../crash/crash-shop.ts'
import { CUSTOMER_IDS, FARM, fillCart, PRODUCTS, SELLER_TOKEN, WORLD } from '../crash/crash-world.ts'
import { type Balancer, openBalancer } from './plain-balancer.ts'

const ORDERS_EACH = 5
const PAGE = `/farmers/${FARM}`
const MAIN = fileURLToPath(new URL('../../server/main.ts', import.meta.url))
const shiftMs = Number(process.env.OKOLITSA_TEST_SHIFT_MS)
const tokens = createTokens({ secret: inject('tokenSecret'), clock: () => new Date() })
const bearerOf = async (customerId: number) =>
  (await tokens.access({ kind: 'customer', customerId, phone: '79170000000', groupId: 1, sessionId: NO_SESSION })).token

interface ShopNode {
  readonly url: string
  kill(): Promise<void>
}

let dataDir: string
let postgres: Awaited<ReturnType<typeof startEmbedded>>
let sql: pg.Pool
let nodes: readonly ShopNode[]
let balancer: Balancer

/** Starts one process of the shop over the shared database; prints its output when it does not start. */
async function openNode(name: string): Promise<ShopNode> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child: ChildProcess = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      HOME: process.env.HOME,
      OKOLITSA_DEMO: '0',
      LOG_LEVEL: 'fatal',
      RATE_LIMIT_PER_MINUTE: '0',
      DEAR_CALLS_AT_ONCE: '0',
      CONNECTIONS_PER_NETWORK: '0',
      FIRST_ORDERS_UNPAID: '0',
      MAX_EVENT_LOOP_DELAY_MS: '0',
      OKOLITSA_DATA_DIR: join(dataDir, name),
      DATABASE_URL: postgres.url,
      HOST: '127.0.0.1',
      PORT: String(port),
      EMULATORS_PORT: String(await freePort()),
      TOKEN_SECRET: inject('tokenSecret'),
      ...(shiftMs !== 0 && { OKOLITSA_NOW: new Date().toISOString() }),
    },
    // the channel ends the node with the tests, even when they were killed
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let output = ''
  child.stderr?.on('data', (part) => {
    output += part
  })
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`the node ended with ${child.exitCode}: ${output}`)
    await pause(50)
  }
  return {
    url,
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await gone
    },
  }
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'okolitsa-nodes-'))
  postgres = await startEmbedded({ dataDir, log: createLog({ level: 'warn' }), disposable: true })
  // both start concurrently: one waits for the other's migrations
  nodes = await Promise.all(['one', 'two'].map(openNode))
  sql = new pg.Pool({ connectionString: withClockShift(postgres.url, shiftMs), max: 10 })
  // an ended pool closes its connections a moment later, possibly after the server
  sql.on('error', () => undefined)
  sql.on('connect', (client) => client.on('error', () => undefined))
  await sql.query(WORLD)
  await sql.query('select refresh_product_cards(null)')
  balancer = await openBalancer(nodes.map(({ url }) => url))
})
afterAll(async () => {
  await balancer?.close()
  await Promise.all((nodes ?? []).map(({ kill }) => kill()))
  await sql?.end()
  await postgres?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

/**
 * Repeats until a complete answer arrives, as pages do: a balancer answers 502 for a node that died with the request.
 */
async function ask(
  path: string,
  init: RequestInit = {},
  shop = balancer.url,
): Promise<{ status: number; text: string }> {
  for (;;) {
    try {
      const answer = await fetch(shop + path, init)
      const text = await answer.text()
      if (answer.status !== 502) return { status: answer.status, text }
    } catch {
      // the connection ended within the answer
    }
    await pause(50)
  }
}

const json = async (method: string, bearer: string, body: unknown, headers = {}): Promise<RequestInit> => ({
  method,
  headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

/** Repeats the checkout with one key until the result is known. */
async function order(customerId: number): Promise<number> {
  const cartId = await fillCart(sql, customerId)
  const bearer = await bearerOf(customerId)
  const ways = await ask(`/api/v1/shipping-methods/${FARM}`, { headers: { authorization: `Bearer ${bearer}` } })
  const courier = JSON.parse(ways.text).items.find(({ methodCode }: { methodCode: string }) => methodCode === 'courier')
  const place = { ...defaultLocation, street: 'Tverskaya', house: '1' }
  const carts = [{ cartId, methodCode: 'courier', date: courier.dates[0].date, paymentMethod: 'cashondelivery' }]
  const body = { carts, place, recipient: { name: 'Anna', phone: '79160000001' } }
  const { status, text } = await ask(
    '/api/v3/checkout',
    await json('POST', bearer, body, { 'idempotency-key': randomUUID() }),
  )
  expect(status, text).toBe(201)
  return JSON.parse(text).orders[0].orderId
}

/** Renames the farm as its seller. */
async function rename(title: string, shop: string): Promise<void> {
  const { status, text } = await ask(
    `/v1/cabinet/sellers/${FARM}/company`,
    await json('PATCH', SELLER_TOKEN, { title }),
    shop,
  )
  expect(status, text).toBe(200)
}
/** Changes a product's price as its seller, roubles. */
async function sellFor(price: number, shop: string): Promise<void> {
  const { status, text } = await ask(
    '/v1/cabinet/goods/changes',
    await json('POST', SELLER_TOKEN, { changes: [{ id: PRODUCTS[1], price }] }),
    shop,
  )
  expect(status, text).toBe(200)
}
const farmAt = async (shop: string) => (await ask(PAGE, {}, shop)).text

test('no order is lost or duplicated, and no page is outdated, when one of two nodes is killed under load', async () => {
  const [one, two] = nodes as [ShopNode, ShopNode]
  for (const { url } of nodes) await expect.poll(() => farmAt(url)).toContain('>Farm<')
  // sooner than the cached page expires
  for (const price of [137, 100]) {
    await sellFor(price, one.url)
    await expect
      .poll(() => farmAt(two.url), { timeout: 15_000, interval: 20 })
      .toMatch(new RegExp(`(?<!\\d)${price}\\s₽`))
  }
  const acknowledged: number[] = []
  let isOver = false
  const customers = Promise.all(
    CUSTOMER_IDS.map(async (customerId) => {
      for (let number = 0; number < ORDERS_EACH; number += 1) acknowledged.push(await order(customerId))
    }),
  ).finally(() => {
    isOver = true
  })
  let read = 0
  const readers = [PAGE, '/farmers'].map(async (path) => {
    for (; !isOver; read += 1) expect((await ask(path)).status).toBe(200)
  })
  await expect.poll(() => acknowledged.length).toBeGreaterThan(CUSTOMER_IDS.length)
  await rename('Луг за рекой', one.url)
  await one.kill()
  // sooner than the cached page expires, which takes half a minute
  await expect.poll(() => farmAt(two.url), { timeout: 15_000, interval: 20 }).toContain('>Луг за рекой<')
  await Promise.all([customers, ...readers])
  expect(read).toBeGreaterThan(0)

  const { rows } = await sql.query<{ id: number }>('select id from shop_order order by id')
  expect(rows.map(({ id }) => Number(id))).toEqual(acknowledged.map(Number).toSorted((a, b) => a - b))
  expect((await sql.query(INTEGRITY_SQL)).rows).toEqual([])

  await rename('Заречье', balancer.url)
  await expect.poll(() => farmAt(balancer.url), { timeout: 15_000, interval: 20 }).toContain('>Заречье<')
})
