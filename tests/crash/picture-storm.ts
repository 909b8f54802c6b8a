/**
 * Requests many uncached pictures from many IP addresses while readers open pages and use calls; prints the latencies
 * of the readers with and without the load. By hand, after a build: `node tests/crash/picture-storm.ts [seconds]` (30
 * by default).
 */
import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { placeShots } from '@okolitsa/demo/pictures/places/all-shots.ts'
import { IMAGE_SIZES } from '@okolitsa/domain/images/image-size.ts'
import { freePort } from './crash-shop.ts'

const MAIN = fileURLToPath(new URL('../../server/main.ts', import.meta.url))
const SECONDS = Number(process.argv[2] ?? 30)
/** Concurrent picture requests. */
const STORM = 100
/** Pause of a picture client between two requests, ms. */
const STRIKER_PAUSE_MS = 20
/** One reader's pause between two pages, ms. */
const READER_PAUSE_MS = 50
const READERS = 3
/** The largest sizes are the most expensive. */
const DEAREST = IMAGE_SIZES.filter(({ width }) => width >= 800)
const PAGES = [
  '/',
  '/farmers',
  '/farmers/101',
  '/category/molochnoe-i-syr',
  '/search-result?q=сыр',
  '/api/v3/products?size=20',
  '/api/v2/categories/products',
  '/healthz',
  '/readyz',
]

const say = (line: string) => process.stdout.write(`${line}\n`)
const stranger = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`

/** Sends a request; returns its duration in milliseconds and the status; 0 = no answer. */
function ask(port: number, path: string, signal?: AbortSignal): Promise<{ status: number; ms: number }> {
  const began = performance.now()
  return new Promise((resolve) => {
    const done = (status: number) => resolve({ status, ms: performance.now() - began })
    const options = { host: '127.0.0.1', port, path: encodeURI(path), agent: false, ...(signal && { signal }) }
    get({ ...options, headers: { 'x-forwarded-for': stranger() } }, (answer: IncomingMessage) => {
      answer.resume()
      answer.once('end', () => done(Number(answer.statusCode)))
      answer.once('error', () => done(0))
    }).once('error', () => done(0))
  })
}

interface Seen {
  readonly times: number[]
  readonly statuses: Map<number, number>
}
const count = (seen: Seen, { status, ms }: { status: number; ms: number }) => {
  seen.times.push(ms)
  seen.statuses.set(status, (seen.statuses.get(status) ?? 0) + 1)
}
function report(name: string, { times, statuses }: Seen): number {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
  const codes = [...statuses].map(([status, often]) => `${often} × ${status || 'no answer'}`).join(', ')
  say(`${name}: ${times.length} asked; ${codes}; median ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms`)
  return at(0.99)
}

async function read(port: number, until: AbortSignal): Promise<Seen> {
  const seen: Seen = { times: [], statuses: new Map() }
  const reader = async () => {
    while (!until.aborted) {
      count(seen, await ask(port, PAGES[randomInt(PAGES.length)] as string))
      await pause(READER_PAUSE_MS)
    }
  }
  await Promise.all(Array.from({ length: READERS }, reader))
  return seen
}

/** Paths of the most expensive pictures. */
const pictures = (): string[] =>
  [...placeShots().keys()].flatMap((source) =>
    DEAREST.flatMap(({ width, height }) =>
      ['', '/merge'].map((merge) => `/api/v1/img${merge}/b2c/${width}/${height}/resize/${source}`),
    ),
  )

/** Requests each picture until it arrives, repeating refused requests. */
async function storm(port: number, until: AbortSignal): Promise<Seen> {
  const seen: Seen = { times: [], statuses: new Map() }
  const left = pictures()
  const striker = async () => {
    while (!until.aborted && left.length > 0) {
      const [path] = left.splice(randomInt(left.length), 1)
      if (path === undefined) return
      const answer = await ask(port, path)
      count(seen, answer)
      if (answer.status !== 200) left.push(path)
      await pause(STRIKER_PAUSE_MS)
    }
  }
  await Promise.all(Array.from({ length: STORM }, striker))
  say(`${left.length} pictures not drawn yet`)
  return seen
}

const memory = async (pid: number) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8').catch(() => ''))?.[1]) / 1024)

const dataDir = await mkdtemp(join(tmpdir(), 'okolitsa-storm-'))
const [port, emulatorsPort] = [await freePort(), await freePort()]
const shop = spawn(process.execPath, [MAIN], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_ENV: 'production',
    OKOLITSA_DEMO: '1',
    LOG_LEVEL: 'fatal',
    TOKEN_SECRET: 'the-secret-of-the-picture-storm-0123456789',
    SERVICE_SECRET: 'the-service-secret-of-the-storm-0123456789',
    // the clients have many IP addresses, each far below every limit
    TRUSTED_PROXIES: '127.0.0.1',
    OKOLITSA_DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: String(port),
    EMULATORS_PORT: String(emulatorsPort),
  },
})
try {
  while ((await ask(port, '/readyz')).status !== 200) {
    if (shop.exitCode !== null) throw new Error(`the shop ended with ${shop.exitCode}`)
    await pause(200)
  }
  for (const page of PAGES) await ask(port, page)
  report('quiet', await read(port, AbortSignal.timeout((SECONDS * 1_000) / 3)))
  const before = await memory(Number(shop.pid))
  const until = AbortSignal.timeout(SECONDS * 1_000)
  const [readers, strangers] = await Promise.all([read(port, until), storm(port, until)])
  report('strangers’ pictures', strangers)
  const p99 = report('pages in the storm', readers)
  say(`memory of the server: ${before} → ${await memory(Number(shop.pid))} MB`)
  const failed = [...readers.statuses.keys()].filter((status) => status !== 200)
  if (p99 >= 1_000 || failed.length > 0) process.exitCode = 1
} finally {
  shop.kill('SIGTERM')
  await new Promise((resolve) => shop.once('exit', resolve))
  await rm(dataDir, { recursive: true, force: true })
}
