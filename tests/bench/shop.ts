import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { embeddedDatabaseUrlIn } from '@okolitsa/server/platform/db/embedded-database-url.ts'
import type { BenchOptions } from './options.ts'
import { startOutsideWorld } from './outside-world.ts'

/** The real server over its own embedded database, as `npm start` runs it in production. */
export interface Shop {
  readonly url: string
  readonly emulatorsUrl: string
  readonly databaseUrl: string
  /** Settings of the server, for a second server over the same database. */
  readonly environment: Readonly<Record<string, string>>
  /** CPU time of the server process since its start, seconds. */
  cpuSeconds(): Promise<number>
  /** Memory of the server process, MB. */
  memoryMb(): Promise<number>
  stop(): Promise<void>
}

const METRICS_TOKEN = randomBytes(32).toString('hex')

/** Time limit of the start, ms: a million products take minutes to load. */
const START_LIMIT_MS = 30 * 60_000

/** @param settings overrides of the bench's settings */
export async function startShop(
  options: Pick<BenchOptions, 'dataDir' | 'scale' | 'profileDir'> & Partial<BenchOptions>,
  settings: Readonly<Record<string, string>> = {},
): Promise<Shop> {
  const dataDir = resolve(options.dataDir ?? (await mkdtemp(join(tmpdir(), 'okolitsa-bench-'))))
  const [port, emulatorsPort] = await Promise.all([freePort(), freePort()])
  const url = `http://127.0.0.1:${port}`
  const world = await startOutsideWorld(emulatorsPort, url)
  const emulatorsUrl = world.url
  const environment = {
    NODE_ENV: 'production',
    METRICS_TOKEN,
    FIRST_ORDERS_UNPAID: '0',
    OKOLITSA_DEMO: '1',
    DEMO_SCALE: options.scale,
    OKOLITSA_DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: String(port),
    // the shop's own emulators are unused
    EMULATORS_PORT: '0',
    PUBLIC_URL: url,
    EMULATORS_PUBLIC_URL: emulatorsUrl,
    LOG_LEVEL: 'warn',
    TOKEN_SECRET: randomBytes(32).toString('hex'),
    SERVICE_SECRET: randomBytes(32).toString('hex'),
    // a limit too high to refuse a request, while the limiter still processes every request
    RATE_LIMIT_PER_MINUTE: '1000000000',
    // one IP address sends all requests
    DEAR_CALLS_AT_ONCE: '0',
    CONNECTIONS_PER_NETWORK: '0',
    ...settings,
  }
  const flags = options.profileDir ? ['--cpu-prof', `--cpu-prof-dir=${resolve(options.profileDir)}`] : []
  const server = spawn(process.execPath, [...flags, resolve(import.meta.dirname, '../../server/main.ts')], {
    env: { ...process.env, ...environment },
    // the channel stops the server when this process ends
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const stop = async () => {
    if (server.exitCode === null && server.kill('SIGTERM')) await once(server, 'exit')
    world.stop()
    if (options.dataDir === null) await rm(dataDir, { recursive: true, force: true })
  }
  async function metric(name: string): Promise<number> {
    const reply = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
    const [, value] = new RegExp(`^${name} ([\\d.e+-]+)`, 'm').exec(await reply.text()) ?? []
    if (!Number.isFinite(Number(value ?? 'none'))) throw new Error(`metrics name no ${name} (status ${reply.status})`)
    return Number(value)
  }
  const cpuSeconds = async () => (await cpuByKernel(server.pid)) ?? (await metric('process_cpu_seconds_total'))
  const memoryMb = async () => (await metric('process_resident_memory_bytes')) / 2 ** 20
  try {
    await untilReady(server, `${url}/readyz`)
    return {
      url,
      emulatorsUrl,
      environment,
      databaseUrl: await embeddedDatabaseUrlIn(dataDir),
      cpuSeconds,
      memoryMb,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Ticks per second of Linux's process clock, on all known machines. */
const TICKS = 100

/** CPU time from the kernel; null = the file does not exist. The metric has the same value and costs the shop 9 ms. */
async function cpuByKernel(pid: number | undefined): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  if (stat === null) return null
  // the program's name, in brackets, may contain spaces; user and system time are the 14th and 15th field
  const [, , , , , , , , , , , user, system] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(user) + Number(system)) / TICKS
}

async function untilReady(server: ChildProcess, url: string): Promise<void> {
  const endsAt = Date.now() + START_LIMIT_MS
  while (Date.now() < endsAt) {
    if (server.exitCode !== null) throw new Error('the shop did not start: see its last lines above')
    const reply = await fetch(url).catch(() => null)
    if (reply?.ok) return
    await sleep(200)
  }
  throw new Error('the shop is not ready after half an hour')
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  return port
}
