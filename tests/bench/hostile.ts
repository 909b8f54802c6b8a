import { parseArgs } from 'node:util'
import { CHAT_SOCKET_PATH } from '@okolitsa/contracts/chat/chat-socket-events.ts'
import pg from 'pg'
import { manyCustomers } from './checkout-scenario.ts'
import { hostileCalls, type KnownThings } from './hostile-calls.ts'
import {
  closeAgents,
  databaseCpuSeconds,
  nothingYet,
  type Outcome,
  p,
  restlessly,
  send,
  steadily,
} from './hostile-load.ts'
import { startShop } from './shop.ts'
import { post } from './sign-in.ts'

/**
 * Measures the effect of a hostile client (one network and one account at its full rate limit) on ordinary visitors:
 * `node tests/bench/hostile.ts`. Sends every call of the API document for some seconds, then the ten most expensive
 * ones for a minute each, then every frame of the chat. Prints the cost of each call and the latencies of the visitors.
 * The limits are the shop's defaults.
 *
 * --seconds 5     for each call          --long 60      for each of the most expensive
 * --pace 500      hostile requests per second: more than any rate limit
 * --only a,b      calls and frames whose names contain one of these         --scale small    the hand-written world
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    long: { type: 'string', default: '60' },
    pace: { type: 'string', default: '500' },
    only: { type: 'string' },
    scale: { type: 'string', default: '10000' },
    'data-dir': { type: 'string' },
  },
})
const seconds = Number(values.seconds)
const longSeconds = Number(values.long)

/** Requests per second of ordinary visitors, each from its own IP address. */
const ORDINARY_PER_SECOND = 20
const HOSTILE_AT_ONCE = 16
const pace = Number(values.pace)
const DEAREST = 10
/** Accounts per kind, used in turn, because a rate limit applies per minute and calls follow sooner. */
const ACCOUNTS = 12
/** Lowest seller number: sellers of the demo are clients of its bank by number. */
const FIRST_SELLER = 101
const FRAMES = ['identity', 'new-chat-message', 'update-chat-messages-status', 'typing', 'present', 'unknown']

const shop = await startShop(
  { scale: '10000', dataDir: values['data-dir'] ?? null, profileDir: null },
  {
    DEMO_SCALE: values.scale,
    RATE_LIMIT_PER_MINUTE: '1200',
    DEAR_CALLS_AT_ONCE: '4',
    CONNECTIONS_PER_NETWORK: '200',
  },
)
const database = new pg.Client({ connectionString: shop.databaseUrl })
await database.connect()
const one = async <Row>(text: string): Promise<Row> => (await database.query(text)).rows[0] as Row
const { pid } = await one<{ pid: number }>('select pg_backend_pid() as pid')
const things = await one<KnownThings>(`
  select l.product_id as "productId", p.slug as "productSlug", l.organization_id as "sellerId",
    (select organization_id from restaurant order by 1 limit 1) as "restaurantId",
    coalesce((select slug from product where organization_id = (select organization_id from restaurant order by 1 limit 1)
      order by id limit 1), 'none') as "dishSlug",
    (select id from category order by id limit 1) as "categoryId"
  from category_listing l join product p on p.id = l.product_id where l.category_id = 0
  order by l.popularity desc limit 1`)
const customers = (await manyCustomers({ shop, database }, ACCOUNTS)).map(({ token }) => token)
const sellers: string[] = []
for (let number = 0; number < ACCOUNTS; number += 1) {
  const subject = `client-${FIRST_SELLER + number}`
  const proof = await post<{ value: string }>(`${shop.emulatorsUrl}/dbo/proofs`, { subject })
  const address = `${shop.url}/v1/auth/by-external-token?externalToken=${encodeURIComponent(proof.value)}`
  sellers.push((await post<{ token: string }>(address, {})).token)
}
/** The account of an attack: a seller's for cabinet calls, otherwise a customer's. */
const accountFor = (name: string, nth: number) =>
  (/ \/v[12]\/(cabinet|constructor)/.test(name) ? sellers : customers)[nth % ACCOUNTS] as string

const place = 'regionId=77&city=%D0%9C%D0%BE%D1%81%D0%BA%D0%B2%D0%B0&latitude=55.75&longitude=37.61'
/** Requests of ordinary visitors, in order. */
const ORDINARY = [
  '/',
  `/api/v3/products/slug/${things.productSlug}?${place}`,
  `/api/v3/products?${place}`,
  '/api/v2/cart/list',
  `/api/v1/search/suggest?text=%D0%BC%D0%BE%D0%BB%D0%BE&${place}`,
  `/api/v3/farmers/id/${things.sellerId}?${place}`,
]
const visit = (outcome: Outcome) => (nth: number) =>
  send(
    shop.url,
    `127.${100 + (nth % 100)}.${(nth >> 4) % 250}.${1 + (nth % 250)}`,
    { method: 'GET', url: ORDINARY[nth % ORDINARY.length] as string, headers: { 'accept-encoding': 'br' } },
    outcome,
  )

interface Measured {
  readonly name: string
  readonly ordinary: Outcome
  readonly hostile: Outcome
  /** CPU time of the shop and of its database per answer that was not rate-limited, ms. */
  readonly shopMs: number
  readonly databaseMs: number
}

const cpu = async () => ({ shop: await shop.cpuSeconds(), database: await databaseCpuSeconds(pid) })
/** CPU time per second with ordinary visitors only. */
let idle = { shop: 0, database: 0 }
/** CPU time of a rate-limited request, ms. */
let refusalMs = 0

/** Cost of a load, with latencies of ordinary visitors. */
async function underLoad(name: string, load: (outcome: Outcome) => Promise<void>): Promise<Measured> {
  const [ordinary, hostile] = [nothingYet(), nothingYet()]
  const before = await cpu()
  const began = performance.now()
  const stop = steadily(ORDINARY_PER_SECOND, visit(ordinary))
  await load(hostile)
  await stop()
  const after = await cpu()
  const lasted = (performance.now() - began) / 1_000
  const refused = hostile.statuses.get(429) ?? 0
  const answered = Math.max(1, hostile.ms.length - refused)
  const spent = { shop: refused * refusalMs, database: 0 }
  const each = (of: 'shop' | 'database') =>
    Math.max(0, (1_000 * (after[of] - before[of] - idle[of] * lasted) - spent[of]) / answered)
  return { name, ordinary, hostile, shopMs: each('shop'), databaseMs: each('database') }
}

const statusesOf = ({ statuses }: Outcome) =>
  [...statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${status}×${count}`)
    .join(' ')
const ms = (value: number) => value.toFixed(1).padStart(8)
function print({ name, ordinary, hostile, shopMs, databaseMs }: Measured): void {
  const refused = (ordinary.statuses.get(429) ?? 0) + (ordinary.statuses.get(0) ?? 0)
  console.log(
    `${name.padEnd(70)}${ms(shopMs)}${ms(databaseMs)}${ms(p(ordinary, 0.5))}${ms(p(ordinary, 0.99))}${String(refused).padStart(6)}  ${statusesOf(hostile)}`,
  )
}
const head = () =>
  console.log(
    `${'call'.padEnd(70)}    shop      db     p50     p99  lost  answers (CPU ms a call; ms of ordinary ones)`,
  )

try {
  const rest = () => new Promise<void>((done) => setTimeout(done, seconds * 2_000))
  await underLoad('caches fill', rest)
  const alone = await underLoad('nothing beside them', rest)
  idle = { shop: alone.shopMs / (seconds * 2_000), database: alone.databaseMs / (seconds * 2_000) }
  refusalMs = await costOfRefusal()
  console.log(`A refusal for asking too often: ${refusalMs.toFixed(3)} ms of the shop`)
  head()
  print({ ...alone, shopMs: 0, databaseMs: 0 })
  const calls = hostileCalls(things, values.only ?? null)
  const attack = (call: (typeof calls)[number], nth: number, lasting: number) => {
    const token = accountFor(call.name, nth)
    return underLoad(call.name, (outcome) =>
      // a new network for each call, because a rate limit applies per minute
      restlessly({ atOnce: HOSTILE_AT_ONCE, perSecond: pace }, lasting, (sent) =>
        send(
          shop.url,
          `127.${1 + (nth % 90)}.${nth % 250}.1`,
          call.request(sent, { authorization: `Bearer ${token}` }),
          outcome,
        ),
      ),
    )
  }
  const measured: Measured[] = []
  for (const [nth, call] of calls.entries()) {
    measured.push(await attack(call, nth, seconds))
    print(measured.at(-1) as Measured)
  }
  console.log(`\nThe dearest ${DEAREST}, ${longSeconds} s each`)
  head()
  const dearest = measured.toSorted((a, b) => b.shopMs + b.databaseMs - a.shopMs - a.databaseMs).slice(0, DEAREST)
  for (const [nth, { name }] of dearest.entries()) {
    const call = calls.find((each) => each.name === name)
    if (call) print(await attack(call, calls.length + nth, longSeconds))
  }
  console.log('\nFrames of the chat')
  head()
  for (const [nth, frame] of FRAMES.entries())
    if (values.only === undefined || values.only.split(',').some((part) => frame.includes(part)))
      print(await underLoad(frame, (outcome) => flood(frame, customers[nth % ACCOUNTS] as string, outcome)))
  const all = measured.flatMap(({ ordinary }) => ordinary.ms)
  console.log(
    `\nOrdinary requests in all: ${all.length}, p99 ${p({ ms: all, statuses: new Map() }, 0.99).toFixed(1)} ms`,
  )
} finally {
  closeAgents()
  await database.end()
  await shop.stop()
}

/** CPU time of a request refused by the rate limit, ms. */
async function costOfRefusal(): Promise<number> {
  const url = '/api/v2/cart/list'
  const load = (outcome: Outcome) =>
    restlessly({ atOnce: HOSTILE_AT_ONCE, perSecond: 4 * pace }, seconds, () =>
      send(shop.url, '127.99.1.1', { method: 'GET', url, headers: {} }, outcome),
    )
  await load(nothingYet())
  const { shopMs, hostile } = await underLoad('refusals', load)
  const refused = hostile.statuses.get(429) ?? 0
  if (refused < hostile.ms.length) throw new Error('an allowance was not used up')
  return shopMs / refused
}

/** Sends one frame repeatedly over a socket; reopens the socket when it is closed. */
async function flood(frame: string, token: string, outcome: Outcome): Promise<void> {
  const endsAt = performance.now() + seconds * 1_000
  const body = JSON.stringify([
    frame,
    { clientType: 'customer', userId: 1, chatId: 1, upToMessageId: 1, status: 'read' },
  ])
  while (performance.now() < endsAt) {
    const socket = new WebSocket(`${shop.url.replace('http', 'ws')}${CHAT_SOCKET_PATH}?EIO=4&transport=websocket`)
    const closed = new Promise<void>((done) => {
      socket.onclose = () => done()
      socket.onerror = () => done()
    })
    let isAdmitted = false
    socket.onmessage = ({ data }) => {
      const text = String(data)
      if (text.startsWith('0')) socket.send(`40${JSON.stringify({ token, clientType: 'customer' })}`)
      else if (text.startsWith('40')) isAdmitted = true
      else if (text === '2') socket.send('3')
      else if (text.startsWith('43')) {
        outcome.ms.push(0)
        const status = text.includes('TOO_MANY_REQUESTS') ? 429 : 200
        outcome.statuses.set(status, (outcome.statuses.get(status) ?? 0) + 1)
      }
    }
    for (let id = 0; performance.now() < endsAt && socket.readyState <= WebSocket.OPEN; id += 1) {
      if (isAdmitted && socket.readyState === WebSocket.OPEN) socket.send(`42${id}${body}`)
      if (!isAdmitted || id % 20 === 0) await new Promise((done) => setTimeout(done, 5))
    }
    socket.close()
    await closed
  }
}
