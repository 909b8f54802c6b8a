import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { embeddedDatabaseUrlIn } from '@okolitsa/server/platform/db/embedded-database-url.ts'
import { readPostmasterPid } from '@okolitsa/server/platform/db/embedded-recovery.ts'
import pg from 'pg'
import { say } from './crash-report.ts'

const START_LIMIT_MS = 300_000
const MAIN = fileURLToPath(new URL('../../server/main.ts', import.meta.url))
export const SERVICE_SECRET = 'the-service-secret-of-the-attack-0123456789'

/** A shop with demo data to attack, in its own process, with its own database and ports. */
export interface AttackShop {
  readonly url: string
  readonly port: number
  readonly emulatorsUrl: string
  /** Exit code after an unexpected exit; null = running. */
  ended(): number | null
  /** A connection from outside the shop. */
  watcher(): Promise<pg.Client>
  /** Process id of the shop's PostgreSQL server; null = none. */
  databasePid(): number | null
  isReady(): Promise<boolean>
  untilReady(limitMs: number): Promise<number>
  /** Number of unhandled rejections and exceptions. */
  unheard(): Promise<number>
  stop(): Promise<void>
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as { port: number }
  await new Promise((resolve) => probe.close(resolve))
  return port
}

export async function openAttackShop(dataDir: string, settings: Record<string, string> = {}): Promise<AttackShop> {
  const [port, emulatorsPort] = [await freePort(), await freePort()]
  const url = `http://localhost:${port}`
  const child: ChildProcess = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'development',
      OKOLITSA_DATA_DIR: dataDir,
      LOG_LEVEL: 'fatal',
      RATE_LIMIT_PER_MINUTE: '0',
      DEAR_CALLS_AT_ONCE: '0',
      CONNECTIONS_PER_NETWORK: '0',
      // with the default limit a busy machine would refuse the whole attack
      MAX_EVENT_LOOP_DELAY_MS: '0',
      HOST: '127.0.0.1',
      PORT: String(port),
      EMULATORS_PORT: String(emulatorsPort),
      SERVICE_SECRET,
      ...settings,
    },
    // the channel closes when the attacker exits, even after a crash
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const isReady = () =>
    fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
      ({ ok }) => ok,
      () => false,
    )
  const isOpen = () =>
    fetch(`${url}/healthz`, { signal: AbortSignal.timeout(5_000) }).then(
      ({ ok }) => ok,
      () => false,
    )
  const until = async (is: () => Promise<boolean>, limitMs: number) => {
    const began = performance.now()
    while (!(await is())) {
      if (child.exitCode !== null) throw new Error(`the shop ended with ${child.exitCode}`)
      if (performance.now() - began > limitMs) throw new Error('it took too long')
      await pause(50)
    }
    return Math.round(performance.now() - began)
  }
  say(`the shop opens in ${dataDir}`)
  await until(isOpen, START_LIMIT_MS)
  return {
    url,
    port,
    emulatorsUrl: `http://localhost:${emulatorsPort}`,
    ended: () => child.exitCode,
    watcher: async () => {
      const client = new pg.Client(await embeddedDatabaseUrlIn(dataDir))
      client.on('error', () => {})
      await client.connect()
      return client
    },
    databasePid: () => readPostmasterPid(join(dataDir, 'postgres', 'postmaster.pid')),
    isReady,
    untilReady: (limitMs) => until(isReady, limitMs),
    unheard: async () => {
      const text = await (await fetch(`${url}/metrics`)).text()
      return Number(/^unheard_errors (\d+)$/m.exec(text)?.[1] ?? Number.NaN)
    },
    stop: async () => {
      if (child.exitCode !== null) return
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await gone
    },
  }
}
