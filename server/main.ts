import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import { machineClock, machineMs } from '@okolitsa/domain/clock/machine-clock.ts'
import { officeCommands } from '@okolitsa/strings/ru/office-commands.ts'
import { startText } from '@okolitsa/strings/ru/start.ts'
import pg from 'pg'
import { OPEN_MESSAGE } from '../scripts/supervise.mjs'
import { createApp } from './app.ts'
import { ensureDemo, ensureDemoOwner, popularShopHosts } from './demo-world.ts'
import { seedOf } from './people/market/module.ts'
import { type Config, readConfig } from './platform/config/config.ts'
import { requireFreePort } from './platform/config/free-port.ts'
import { StartFailure } from './platform/config/start-failure.ts'
import { withClockShift } from './platform/db/connection-options.ts'
import { superviseEmbedded } from './platform/db/embedded-supervisor.ts'
import { hasTimeLimits, limitRole } from './platform/db/limit-role.ts'
import { migrate } from './platform/db/migrate.ts'
import { installLastResort } from './platform/log/last-resort.ts'
import { createLog, type Log } from './platform/log/log.ts'

// Buffers of the caches are long-lived, so V8 would treat all buffers made in the same place as long-lived: answers
// would stay until the next full collection, and cause one every four seconds
setFlagsFromString('--no-allocation-site-pretenuring')

/** Maximum time for open requests after Ctrl-C, ms; then the process exits anyway. */
const stopLimitMs = 8000

let log: Log | null = null
/** Stop functions of started parts, in order of stopping. */
const running: (() => Promise<void>)[] = []
let stopping: Promise<void> | null = null

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Stops all parts once, regardless of the number of signals (npm repeats Ctrl-C), and exits. */
function stop(exitCode: number): void {
  if (stopping !== null) return
  if (exitCode === 0) say(startText.stopping)
  // Connections that the database closes during shutdown are not logged.
  if (log !== null) log.level = 'fatal'
  setTimeout(() => process.exit(1), stopLimitMs).unref()
  stopping = (async () => {
    for (const stopOne of running) await stopOne().catch((error) => process.stderr.write(`${String(error)}\n`))
    if (exitCode === 0) say(startText.stopped)
    process.exit(exitCode)
  })()
}

/** Checks an external database before other parts use it. */
async function externalDatabase(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    await client.query('SELECT 1')
    return url
  } catch (error) {
    const { hostname, port } = new URL(url)
    const { message, code } = error as NodeJS.ErrnoException
    throw StartFailure.of('databaseUnreachable', {
      address: `${hostname}:${port || 5432}`,
      reason: message || code || String(error),
    })
  } finally {
    await client.end().catch(() => {})
  }
}

async function embeddedDatabase(config: Config, log: Log): Promise<string> {
  const database = await superviseEmbedded({
    dataDir: config.OKOLITSA_DATA_DIR,
    log,
    onMoved() {
      log.fatal('the database came back at another address: the shop has to start anew')
      stop(1)
    },
  })
  running.unshift(() => database.stop())
  return database.url
}

/**
 * Folder of the emulators' state, one per database, because a new database restarts the numbers of payments and
 * receipts.
 */
async function emulatorStateDirOf(databaseUrl: string, dataDir: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      `select system_identifier || '-' || oid as name
       from pg_control_system(), pg_database where datname = current_database()`,
    )
    return join(dataDir, 'emulators', rows[0]?.name ?? '')
  } finally {
    await client.end()
  }
}

/** Checks that the emulators can be started, before any slow step of the start. */
async function requireEmulators(config: Config): Promise<void> {
  // a production shop is installed without the emulators
  await import('@okolitsa/emulators/page.ts').catch((error: unknown) => {
    throw StartFailure.of('emulatorsNotInstalled', { names: config.EMULATED.join(', ') }, error)
  })
  await requireFreePort('EMULATORS_PORT', config.EMULATORS_PORT, config.HOST)
}

/** @returns the URL for people */
async function startEmulators(config: Config, databaseUrl: string, clock: Clock): Promise<string> {
  // imported on demand, because a production shop does not load the emulators
  const { createEmulators } = await import('@okolitsa/emulators/server.ts')
  const emulators = await createEmulators({
    port: config.EMULATORS_PORT,
    // on a public server anybody who opens the emulated bank could sign in as any seller
    host: config.NODE_ENV === 'production' ? '127.0.0.1' : config.HOST,
    publicUrl: config.EMULATORS_PUBLIC_URL,
    shopUrl: config.PUBLIC_URL,
    hasDemo: config.OKOLITSA_DEMO,
    now: () => clock().getTime(),
    stateDir: await emulatorStateDirOf(databaseUrl, config.OKOLITSA_DATA_DIR),
  })
  running.unshift(() => emulators.close())
  await emulators.listen()
  return config.EMULATORS_PUBLIC_URL
}

async function start(): Promise<void> {
  const config = readConfig(process.env)
  log = createLog({ level: config.LOG_LEVEL })
  installLastResort({ log, giveUp: () => stop(1) })
  await requireFreePort('PORT', config.PORT, config.HOST)
  if (config.EMULATED.length > 0) await requireEmulators(config)

  if (config.NODE_ENV === 'production' && config.OKOLITSA_DEMO) say(startText.demoInProduction)
  else if (config.NODE_ENV === 'production' && config.EMULATED.length > 0) {
    say(startText.emulatedInProduction(config.EMULATED.join(', ')))
  }
  if (config.DATABASE_URL === undefined) say(startText.startingDatabase)
  const directUrl = config.DATABASE_DIRECT_URL && (await externalDatabase(config.DATABASE_DIRECT_URL))
  if (directUrl !== undefined) await limitRole(directUrl)
  const databaseUrl = withClockShift(
    config.DATABASE_URL ? await externalDatabase(config.DATABASE_URL) : await embeddedDatabase(config, log),
    config.CLOCK_SHIFT_MS,
  )
  if (directUrl !== undefined && !(await hasTimeLimits(databaseUrl))) say(startText.noTimeLimits)
  // a second node may use the same external database
  if (config.DATABASE_URL !== undefined && config.S3 === null) say(startText.filesOnThisNodeOnly)
  const clock = machineClock(config.CLOCK_SHIFT_MS)
  await migrate(directUrl ?? databaseUrl)
  if (config.OKOLITSA_DEMO) {
    const announce = () => say(startText.loadingDemo)
    await ensureDemo(directUrl ?? databaseUrl, {
      scale: config.DEMO_SCALE,
      now: clock(),
      market: seedOf(config),
      hasHistory: config.DEMO_HISTORY && config.DEMO_SCALE === 'small',
      stateDir: () => emulatorStateDirOf(databaseUrl, config.OKOLITSA_DATA_DIR),
      photosDir: config.S3 === null ? join(config.OKOLITSA_DATA_DIR, 'photos') : null,
      announce,
    })
  }

  const emulatorsUrl = config.EMULATED.length > 0 ? await startEmulators(config, databaseUrl, clock) : null
  const app = await createApp({ config, databaseUrl, log })
  running.unshift(() => app.close())
  const address = await app.listen()
  if (stopping !== null) return
  // The supervisor (scripts/supervise.mjs) restarts a shop that was open once.
  process.send?.(OPEN_MESSAGE)

  const url = config.PORT === 0 ? address : config.PUBLIC_URL
  const began = Number(process.env.OKOLITSA_START_BEGAN) || performance.timeOrigin
  const isEmpty = !config.OKOLITSA_DEMO && config.NODE_ENV !== 'production'
  say(
    startText.summary({
      url,
      emulatorsUrl,
      shopUrls: (await popularShopHosts(databaseUrl, 3)).map((host) => url.replace('localhost', host)),
      dataDir: config.OKOLITSA_DATA_DIR,
      isEmpty,
      seconds: (machineMs() - began) / 1000,
    }),
  )
  if (config.OKOLITSA_DEMO) await ensureDemoOwner(app.services.office)
  const link = await app.services.office.firstStartLink()
  if (link?.token) say(officeCommands.firstLink(`${new URL(url).origin}/office/start/${link.token}`, isEmpty))
  else if (link) say(officeCommands.printedBefore(isEmpty))
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0))
// The parent process has ended, perhaps killed without sending a signal.
if (process.send) process.on('disconnect', () => stop(0))

try {
  await start()
} catch (error) {
  if (error instanceof StartFailure) process.stderr.write(`${error.message}\n`)
  else process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  stop(1)
}
