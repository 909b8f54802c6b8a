import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { type BuiltCall, builtCalls, chanceOf, faultOf, fuzzed } from '../faults/fuzz-calls.data.ts'
import { ask, complain, signIn } from './attack-requests.ts'
import { type AttackShop, SERVICE_SECRET } from './attack-shop.ts'
import { problem, say } from './crash-report.ts'

const ASKERS = 24
const DRIPPERS = 300
/** Interval between two kills of the database, ms. */
const BETWEEN_DEATHS_MS = 3_000
const LOOKED_AT = 2_000

/** Sends valid and invalid requests of every implemented call, from two seeds. */
export async function attackByFuzz(shop: AttackShop, times: number): Promise<void> {
  const token = await signIn(shop, '79165557001').catch(() => 'none')
  const actors = [
    {},
    { authorization: `Bearer ${token}` },
    { authorization: 'Bearer broken' },
    { 'x-service-secret': SERVICE_SECRET },
  ]
  for (const seed of [20_261_122, 77]) {
    const chance = chanceOf(seed)
    let asked = 0
    let slowest = 0
    for (const call of builtCalls()) {
      for (let time = 0; time < times; time += 1) {
        const { url, method, headers, payload } = fuzzed(call, actors, chance)
        const hasBody = payload !== undefined && method !== 'GET' && method !== 'HEAD'
        const answer = await ask(shop.url + url, { method, headers, ...(hasBody && { body: payload }) })
        asked += 1
        slowest = Math.max(slowest, answer?.ms ?? 0)
        const fault =
          answer === null
            ? 'no answer'
            : faultOf({ ...answer, ...(method === 'HEAD' && { type: 'application/problem+json', body: '{}' }) })
        if (fault && method !== 'HEAD')
          problem(`${call.name}: ${fault} — ${url.slice(0, 200)} ${payload?.slice(0, 200)}`)
      }
    }
    say(`fuzz, seed ${seed}: ${asked} requests, slowest ${Math.round(slowest)} ms`)
  }
}

const PAGES = ['/', '/category/syry', '/farmers', '/search-result?query=%D1%81%D1%8B%D1%80', '/cart']

interface Askers {
  /** Resolves after the last answer. */
  stop(): Promise<string>
}

/** Many concurrent clients that read and write lists, pages and every other call until they are stopped. */
async function startAskers(shop: AttackShop, phone: string): Promise<Askers> {
  const calls = builtCalls()
  const token = await signIn(shop, phone).catch(() => 'none')
  const actors = [{}, { authorization: `Bearer ${token}` }, { 'x-service-secret': SERVICE_SECRET }]
  const reached = new Set<string>()
  let isOver = false
  let asked = 0
  const asker = async (own: number) => {
    const chance = chanceOf(own)
    for (let turn = own; !isOver; turn += 1) {
      if (turn % 3 === 0) {
        const path = `/api/v3/products?categoryIds=${1 + (turn % 60)}&size=12&from=${turn % 30}`
        complain(path, await ask(shop.url + path))
      } else if (turn % 3 === 1) {
        const path = `${PAGES[turn % PAGES.length]}${turn % 2 ? '' : `?page=${turn}`}`
        complain(path, await ask(shop.url + path))
      } else {
        // every call in turn, so that none is missed
        const call = calls[(own * 7 + Math.floor(turn / 3)) % calls.length] as BuiltCall
        const { url, method, headers, payload } = fuzzed(call, actors, chance)
        complain(
          call.name,
          await ask(shop.url + url, { method, headers, ...(payload !== undefined && { body: payload }) }),
        )
        reached.add(call.name)
      }
      asked += 1
    }
  }
  const all = Promise.all(Array.from({ length: ASKERS }, (_, own) => asker(own))).catch((error: unknown) =>
    problem(`an asker broke: ${error instanceof Error ? error.stack : String(error)}`),
  )
  return {
    stop: async () => {
      isOver = true
      await all
      return `${asked} requests, ${reached.size} of ${calls.length} calls among them`
    },
  }
}

/** Cuts connections of the shop under load. */
export async function attackByCuts(shop: AttackShop, watcher: pg.Client, most: number): Promise<void> {
  const askers = await startAskers(shop, '79165557003')
  let ended = 0
  while (ended < most && shop.ended() === null) {
    const { rowCount } = await watcher.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    )
    ended += rowCount ?? 0
    await pause(60)
  }
  say(`cuts: ${ended} connections, ${await askers.stop()}`)
}

/** Another client takes all connections of the database. */
export async function attackByCrowd(shop: AttackShop, open: () => Promise<pg.Client>): Promise<void> {
  const held: pg.Client[] = []
  const takeAll = async () => {
    for (;;) {
      const client = await open().catch(() => null)
      if (client === null) return
      held.push(client)
    }
  }
  await takeAll()
  // cuts the shop's own connections, so that it loses them
  await held[0]?.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = '' and pid <> all($1)`,
    [held.map((client) => (client as unknown as { processID: number }).processID)],
  )
  await takeAll()
  const paths = Array.from({ length: 60 }, (_, n) => `/api/v3/products?categoryIds=${n + 1}&from=${n}`)
  await Promise.all(paths.map(async (path) => complain(path, await ask(shop.url + path))))
  const page = '/category/moloko?page=77'
  complain(page, await ask(shop.url + page))
  say(`crowd: ${held.length} places taken; ready while they were: ${await shop.isReady()}`)
  await Promise.all(held.map((client) => client.end().catch(() => {})))
  say(`ready again after ${await shop.untilReady(60_000)} ms`)
}

/** Kills PostgreSQL repeatedly, idle and under load, and measures the time until the shop answers again. */
export async function attackByDeath(shop: AttackShop, times: number): Promise<void> {
  for (const load of ['quiet', 'load']) {
    const askers = load === 'load' ? await startAskers(shop, '79165557004') : null
    const took: number[] = []
    for (let time = 0; time < times; time += 1) {
      const ms = await timeOfDeath(shop)
      if (ms === null) break
      took.push(ms)
      await pause(BETWEEN_DEATHS_MS)
    }
    const meanwhile = (await askers?.stop()) ?? 'nobody else asks'
    const sorted = took.toSorted((one, other) => one - other)
    say(
      `database killed ${times} times (${meanwhile}): it answers again after ${sorted[Math.floor(times / 2)]} ms in the middle, ${sorted.at(-1)} at worst (${took.join(', ')})`,
    )
  }
}

/** Time from the kill until the shop reads from a new database, ms; null = it did not recover. */
async function timeOfDeath(shop: AttackShop): Promise<number | null> {
  const killed = shop.databasePid()
  if (killed === null) {
    problem('no database to kill')
    return null
  }
  const began = performance.now()
  process.kill(killed, 'SIGKILL')
  for (let asked = 0; ; asked += 1) {
    const path = `/api/v3/products?categoryIds=${1 + (asked % 40)}&from=${asked % 97}`
    const answer = await ask(shop.url + path)
    complain(path, answer)
    // the dying server may still answer, and its pid file exists until the next start
    const now = shop.databasePid()
    if (answer?.status === 200 && now !== null && now !== killed && (await shop.isReady()))
      return Math.round(performance.now() - began)
    if (shop.ended() !== null || performance.now() - began > 120_000) {
      problem(shop.ended() === null ? 'the database did not come back' : `the shop ended with ${shop.ended()}`)
      return null
    }
  }
}

/** Sends bodies slowly in small parts, while ordinary requests continue. */
export async function attackByDrops(shop: AttackShop): Promise<void> {
  const sockets: Socket[] = []
  let open = 0
  for (let one = 0; one < DRIPPERS; one += 1) {
    const socket = connect(shop.port, '127.0.0.1', () => {
      socket.write(
        'POST /api/v2/cart HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n',
      )
    })
    open += 1
    socket.on('error', () => {})
    socket.on('close', () => {
      open -= 1
    })
    socket.resume()
    sockets.push(socket)
  }
  const drops = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write(' ')
  }, 5_000)
  const latencies: number[] = []
  const began = performance.now()
  while (open > 0 && performance.now() - began < 90_000) {
    const answer = await ask(`${shop.url}/api/v3/products?categoryIds=1&from=${latencies.length}`)
    complain('beside slow bodies', answer)
    latencies.push(answer?.ms ?? 60_000)
    await pause(100)
  }
  clearInterval(drops)
  if (open > 0) problem(`${open} slow bodies were not cut`)
  latencies.sort((a, b) => a - b)
  const median = Math.round(latencies[Math.floor(latencies.length / 2)] ?? 0)
  say(
    `slow bodies: ${DRIPPERS} cut after ${Math.round((performance.now() - began) / 1000)} s; ordinary requests ${median} ms in the middle`,
  )
  for (const socket of sockets) socket.destroy()
}

/** Sends malformed HTTP requests and invalid hosts. */
export async function attackEarly(shop: AttackShop): Promise<void> {
  const raw = (text: string) =>
    new Promise<string>((resolve) => {
      const socket = connect(shop.port, '127.0.0.1', () => socket.write(text))
      let received = ''
      socket.on('data', (part) => {
        received = (received + part).slice(0, LOOKED_AT)
      })
      socket.on('error', () => {})
      socket.on('close', () => resolve(received))
      socket.setTimeout(20_000, () => socket.destroy())
    })
  const get = (path: string, host = 'localhost') => `GET ${path} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`
  const attempts: [string, string, number][] = [
    ['an unreadable address', get('/api/v1/%zz'), 400],
    ['an unreadable page', get('/%c0%af'), 404],
    ['a long name', get(`/api/v3/products/slug/${'x'.repeat(600)}`), 404],
    ['a long head', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`, 400],
    ['no HTTP', 'HELO\r\n\r\n', 400],
    ['a host with a quote', get('/', 'localhost:"><x'), 400],
    ['a host with credentials', get('/', 'localhost:80@evil.example'), 400],
  ]
  for (const [what, text, status] of attempts) {
    const answer = await raw(text)
    const got = Number(answer.slice(9, 12))
    if (got !== status) problem(`${what}: ${got} instead of ${status}`)
    if (/FST_ERR|Bad Request"|is not a valid/.test(answer)) problem(`${what}: words of a library`)
  }
  say(`early errors: ${attempts.length} kinds answered`)
}

/** Fills the disk with `fill` and empties it with `empty` while the shop works. */
export async function attackByFullDisk(
  shop: AttackShop,
  fill: () => Promise<void>,
  empty: () => Promise<void>,
): Promise<void> {
  const write = () =>
    ask(`${shop.url}/api/v1/auth/code`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ phone: '79165557002' }),
    })
  await fill()
  const began = performance.now()
  while (await shop.isReady()) {
    if (performance.now() - began > 90_000) return problem('a full disk was not noticed')
    await pause(500)
  }
  const noticed = Math.round((performance.now() - began) / 1000)
  const refused = await write()
  if (refused?.status !== 429 || !refused.body.includes('WRITES_PAUSED'))
    problem(`a write on a full disk: ${refused?.status}`)
  for (const path of ['/', '/api/v3/products?categoryIds=1', '/farmers']) {
    const answer = await ask(shop.url + path)
    if (answer?.status !== 200) problem(`reading ${path} on a full disk: ${answer?.status}`)
  }
  await empty()
  const ms = await shop.untilReady(90_000)
  const taken = await write()
  if (taken?.status !== 200) problem(`a write after there was room again: ${taken?.status} ${taken?.body}`)
  say(
    `full disk: noticed after ${noticed} s, writes refused, reading went on; open again ${Math.round(ms / 1000)} s after there was room`,
  )
}
