import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { manyCustomers } from './checkout-scenario.ts'
import { encodedPlaces } from './places.ts'
import { startShop } from './shop.ts'
import { percentile, seededRandom, zipf } from './traffic.ts'

/**
 * Measures the server's memory under mixed load: `node tests/bench/soak.ts --minutes=60 --per-second=20`. Prints a row
 * every five minutes and one after ten idle minutes (`--rest`, minutes).
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    'per-second': { type: 'string', default: '20' },
    rest: { type: 'string', default: '10' },
  },
})
const minutes = Number(values.minutes)
const perSecond = Number(values['per-second'])
/** Minutes between two rows of the report. */
const ROW_MINUTES = minutes >= 20 ? 5 : 1
const MINUTE_MS = 60_000

const shop = await startShop({
  scale: '10000',
  seconds: 1,
  only: null,
  dataDir: null,
  isForTheRecord: false,
  profileDir: null,
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => shop.stop().then(() => process.exit(1)))
const database = new pg.Client({ connectionString: shop.databaseUrl })
await database.connect()
const customers = await manyCustomers({ shop, database }, 200)

const random = seededRandom(20_261_129)
const drawn = <T>(items: readonly T[]) => {
  const draw = zipf(items.length, random)
  return () => items[draw()] as T
}
const column = async (sql: string) => (await database.query<{ value: string }>(sql)).rows.map(({ value }) => value)
const place = drawn(encodedPlaces())
const customer = drawn(customers)
const category = drawn(
  await column(`select c.url_key as value from category_listing l join category c on c.id = l.category_id
    group by c.id order by count(*) desc, c.id`),
)
const product = drawn(
  await column(`select '/category/' || c.url_key || '/' || p.slug as value from category_listing l
      join product p on p.id = l.product_id join category c on c.id = p.category_id
     where l.category_id = 0 order by l.popularity desc, p.id limit 5000`),
)
const slug = drawn(await column('select slug as value from product order by id limit 5000'))
const farm = drawn(await column('select id::text as value from organization order by id limit 500'))
const words = drawn(
  await column(
    `select distinct lower(split_part(title, ' ', 1)) as value from product where length(title) > 6 limit 400`,
  ),
)

type Kind = readonly [name: string, share: number, ask: () => Promise<Response>]
const page = (path: string) =>
  fetch(shop.url + path, {
    headers: { accept: 'text/html', 'accept-encoding': 'br', cookie: `location=${place()}` },
    redirect: 'manual',
  })
const call = (path: string, init: RequestInit = {}) =>
  fetch(shop.url + path, { ...init, headers: { authorization: `Bearer ${customer().token}`, ...init.headers } })
const kinds: readonly Kind[] = [
  ['product page', 20, () => page(product())],
  ['category page', 15, () => page(`/category/${category()}`)],
  ['farm page', 8, () => page(`/farmers/${farm()}`)],
  ['lists of sellers', 6, () => page(drawn(['/farmers', '/restaurants', '/tours', '/'])())],
  ['search page', 8, () => page(`/search-result?text=${encodeURIComponent(words())}`)],
  ['list call', 18, () => call(`/api/v3/products?size=12&sorting=popularity&location=${place()}`)],
  ['product call', 10, () => call(`/api/v3/products/slug/${slug()}?location=${place()}`)],
  [
    'search call',
    8,
    () => call(`/api/v3/products?substring=${encodeURIComponent(words())}&size=12&location=${place()}`),
  ],
  ['carts call', 5, () => call('/api/v2/cart/list')],
  ['orders call', 2, () => call('/api/v3/orders?page=1&perPage=6')],
]
const wheel = kinds.flatMap((kind) => Array.from({ length: kind[1] }, () => kind))

let times: number[] = []
let statuses: Record<string, number> = {}
async function one(): Promise<void> {
  const [name, , ask] = wheel[Math.floor(random() * wheel.length)] as Kind
  const began = performance.now()
  const outcome = await ask().then(
    async (reply) => {
      await reply.arrayBuffer()
      return reply.status < 400 ? 'answered' : `${name} ${reply.status}`
    },
    () => `${name} failed`,
  )
  times.push(performance.now() - began)
  statuses[outcome] = (statuses[outcome] ?? 0) + 1
}

const row = async (label: string) => {
  times.sort((a, b) => a - b)
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)].map((time) => time.toFixed(0))
  const cells = [label, `${(await shop.memoryMb()).toFixed(0)} MB`, times.length, `${p50} / ${p99} ms`]
  console.log(`| ${cells.join(' | ')} | ${JSON.stringify(statuses)} |`)
  times = []
  statuses = {}
}

console.log('| minute | RSS | requests | p50 / p99 | answers |\n|---|---:|---:|---:|---|')
await row('0')
const startedAt = performance.now()
const underWay = new Set<Promise<void>>()
for (let sent = 0; sent < minutes * 60 * perSecond; sent++) {
  const due = startedAt + (sent / perSecond) * 1_000
  if (due > performance.now()) await sleep(due - performance.now())
  const request = one().finally(() => underWay.delete(request))
  underWay.add(request)
  const isRowDue = sent > 0 && sent % (ROW_MINUTES * 60 * perSecond) === 0
  if (isRowDue) await row(String(sent / 60 / perSecond))
}
await Promise.all(underWay)
await row(String(minutes))
await sleep(Number(values.rest) * MINUTE_MS)
await row(`${values.rest} quiet minutes later`)
await database.end()
await shop.stop()
process.exit()
