import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import pg from 'pg'
import { manyCustomers } from './checkout-scenario.ts'
import type { Workbench } from './scenario.ts'
import { startShop } from './shop.ts'
import { cloneCart, openTemplateCarts, type TemplateCart } from './template-carts.ts'

/*
 * Measures orders without a limit to compare with: `node tests/bench/orders-load.ts`. First 50 customers per second
 * order one product, each at a random moment, without waiting for the others; then 16 customers order at 48 sellers
 * continuously.
 */
const HOT_PER_SECOND = 50
const RESTLESS = 16
/** Maximum number of continuous orders per second of load. */
const CARTS_PER_SECOND = 400

interface Press {
  readonly token: string
  readonly body: string
}

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '8' }, 'data-dir': { type: 'string' } } })
const seconds = Number(values.seconds)
const shop = await startShop({
  scale: '10000',
  seconds,
  only: null,
  dataDir: values['data-dir'] ?? null,
  isForTheRecord: false,
  profileDir: null,
})
const database = new pg.Client({ connectionString: shop.databaseUrl })
await database.connect()
const bench = { shop, database, seconds } as unknown as Workbench

function bodyOf({ methodCode, tradePlaceId, date }: TemplateCart, cartId: string): string {
  const isPickup = methodCode === 'pickup'
  return JSON.stringify({
    carts: [{ cartId, methodCode, date, paymentMethod: 'cashondelivery', ...(isPickup && { tradePlaceId }) }],
    ...(!isPickup && { place: { ...defaultLocation, street: 'Arbat', house: '1', precision: 'house' } }),
    recipient: { name: 'Anna', phone: '79010000001' },
  })
}

/**
 * Carts spread over these sellers. Consecutive ones belong to different customers and sellers: orders of one customer
 * are serialized, and real customers do not order at 17 sellers within a second.
 */
async function presses(templates: readonly TemplateCart[], amount: number): Promise<Press[]> {
  await database.query('delete from cart where customer_id is not null')
  const customers = await manyCustomers(bench, Math.ceil(amount / templates.length))
  const owners = customers.map(({ customerId }) => customerId)
  const carts: string[][] = []
  for (const { cartId } of templates) carts.push(await cloneCart(bench, cartId, owners))
  return templates.flatMap((_, round) =>
    customers.map(({ token }, index) => {
      const number = (index + round) % templates.length
      return { token, body: bodyOf(templates[number] as TemplateCart, carts[number]?.[index] ?? '') }
    }),
  )
}

async function order({ token, body }: Press): Promise<boolean> {
  const reply = await fetch(`${shop.url}/api/v3/checkout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    body,
  })
  await reply.arrayBuffer()
  return reply.status === 201
}

/** Runs a load and prints its results; `take` returns the duration of each order, ms. */
async function measure(name: string, load: () => Promise<{ times: number[]; refused: number }>): Promise<void> {
  const cpu = await shop.cpuSeconds()
  const began = performance.now()
  const { times, refused } = await load()
  const spent = (performance.now() - began) / 1_000
  const perOrder = ((await shop.cpuSeconds()) - cpu) / times.length
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
  const figures = [`${Math.round(times.length / spent)} orders/s`, `p50 ${at(0.5)} ms`, `p99 ${at(0.99)} ms`]
  console.log(`${name}: ${[...figures, `CPU ${Math.round(perOrder * 1e6)} µs`, `refused ${refused}`].join(', ')}`)
}

async function hotProduct(all: readonly Press[]): Promise<{ times: number[]; refused: number }> {
  const began = performance.now()
  let refused = 0
  const times = await Promise.all(
    all.map(async (press, index) => {
      const due = began + (index * 1_000) / HOT_PER_SECOND
      await sleep(Math.max(0, due - performance.now()))
      if (!(await order(press))) refused += 1
      return performance.now() - due
    }),
  )
  return { times, refused }
}

async function restless(all: readonly Press[]): Promise<{ times: number[]; refused: number }> {
  const ends = performance.now() + seconds * 1_000
  const left = [...all]
  const times: number[] = []
  let refused = 0
  const orderOn = async () => {
    for (let press = left.pop(); press && performance.now() < ends; press = left.pop()) {
      const began = performance.now()
      if (!(await order(press))) refused += 1
      times.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: RESTLESS }, orderOn))
  return { times, refused }
}

try {
  const templates = await openTemplateCarts(bench)
  const warm = await presses(templates, 200)
  await restless(warm)
  const hot = await presses(templates.slice(0, 1), HOT_PER_SECOND * seconds)
  await measure(`${HOT_PER_SECOND} customers a second at one product`, () => hotProduct(hot))
  await sleep(3_000)
  const many = await presses(templates, CARTS_PER_SECOND * seconds)
  await measure(`${RESTLESS} customers without rest at ${templates.length} sellers`, () => restless(many))
} finally {
  await database.end()
  await shop.stop()
}
process.exit()
