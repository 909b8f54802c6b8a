import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { FISCAL_EMULATOR_PATH } from '@okolitsa/emulators/fiscal/credentials.ts'
import { RBS_EMULATOR_CREDENTIALS } from '@okolitsa/emulators/rbs/credentials.ts'
import { createEmulators } from '@okolitsa/emulators/server.ts'
import { embeddedDatabaseUrlIn } from '@okolitsa/server/platform/db/embedded-database-url.ts'
import { readPostmasterPid } from '@okolitsa/server/platform/db/embedded-recovery.ts'
import pg from 'pg'
import { type BankWire, openBankWire } from './bank-wire.ts'

/** Time limit of a start, ms; only detects a hang: on a busy machine a start takes a minute. */
const START_LIMIT_MS = 300_000
const MAIN = fileURLToPath(new URL('../../server/main.ts', import.meta.url))
export const TOKEN_SECRET = 'the-secret-of-the-crash-test-0123456789'

/** Returns a free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}

function killIfAlive(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // the connection ended with the shop
  }
}

export interface CrashShop {
  readonly shopUrl: string
  readonly bankUrl: string
  /** Traffic between the shop and the bank. */
  readonly wire: BankWire
  /** Starts the shop with its database and waits until it answers. */
  start(): Promise<void>
  /**
   * Kills the shop with SIGKILL, so that it cannot finish work. Without `withDatabase` the database then stops
   * automatically.
   */
  kill(withDatabase?: boolean): Promise<void>
  database(): Promise<pg.Pool>
  close(): Promise<void>
}

/** The shop as a child process over its own data folder; the bank runs outside and preserves its state. */
export async function openCrashShop(dataDir: string): Promise<CrashShop> {
  const [port, ownEmulatorsPort, bankPort] = [await freePort(), await freePort(), await freePort()]
  const shopUrl = `http://127.0.0.1:${port}`
  const bankUrl = `http://127.0.0.1:${bankPort}`
  const bank = await createEmulators({ port: bankPort, host: '127.0.0.1', publicUrl: bankUrl, now: Date.now })
  await bank.listen()
  const wire = await openBankWire(bankUrl)
  const { username, password, callbackKey } = RBS_EMULATOR_CREDENTIALS
  const environment = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_ENV: 'development',
    // the shop is started a hundred times
    NODE_COMPILE_CACHE: join(dataDir, 'compiled'),
    OKOLITSA_DEMO: '0',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'fatal',
    RATE_LIMIT_PER_MINUTE: '0',
    DEAR_CALLS_AT_ONCE: '0',
    CONNECTIONS_PER_NETWORK: '0',
    // one customer orders more than the limit of a new customer
    FIRST_ORDERS_UNPAID: '0',
    OKOLITSA_DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: String(port),
    EMULATORS_PORT: String(ownEmulatorsPort),
    PUBLIC_URL: shopUrl,
    TOKEN_SECRET,
    SBP_MODE: 'live',
    SBP_BASE_URL: wire.url,
    SBP_USERNAME: username,
    SBP_PASSWORD: password,
    RBS_CALLBACK_KEY: callbackKey,
    RBS_MODE: 'live',
    RBS_BASE_URL: wire.url,
    RBS_USERNAME: username,
    RBS_PASSWORD: password,
    FISCAL_MODE: 'emulator',
    FISCAL_BASE_URL: `${wire.url}${FISCAL_EMULATOR_PATH}`,
  }
  let child: ChildProcess | null = null

  const isReady = () =>
    fetch(`${shopUrl}/readyz`, { signal: AbortSignal.timeout(1_000) }).then(
      (response) => response.ok,
      () => false,
    )
  const kill = async (withDatabase = false) => {
    const dying = child
    child = null
    if (!dying || dying.exitCode !== null) return
    const gone = new Promise((resolve) => dying.once('exit', resolve))
    const leader = withDatabase ? readPostmasterPid(join(dataDir, 'postgres', 'postmaster.pid')) : null
    // the shop is killed first, so that it does not report the loss of its database
    dying.kill('SIGKILL')
    if (leader !== null) killIfAlive(leader)
    await gone
  }
  return {
    shopUrl,
    bankUrl,
    wire,
    async start() {
      child = spawn(process.execPath, [MAIN], { env: environment, stdio: ['ignore', 'ignore', 'inherit'] })
      const deadline = Date.now() + START_LIMIT_MS
      while (!(await isReady())) {
        if (child.exitCode !== null) throw new Error(`the shop ended with ${child.exitCode}`)
        if (Date.now() > deadline) throw new Error('the shop did not start in time')
        await pause(25)
      }
    },
    kill,
    async database() {
      const pool = new pg.Pool({ connectionString: await embeddedDatabaseUrlIn(dataDir) })
      // the database ends with the shop, so the error of the connection is expected
      pool.on('error', () => {})
      return pool
    },
    async close() {
      await kill()
      await wire.close()
      await bank.close()
    },
  }
}
