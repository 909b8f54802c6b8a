import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { access, constants, mkdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartFailure } from '../config/start-failure.ts'
import type { Log } from '../log/log.ts'
import { choosePostgresRunner, type PostgresRunner } from './embedded-account.ts'
import { findPostgresBinaries } from './embedded-binaries.ts'
import { isReady, processBirth, stopOrphans } from './embedded-recovery.ts'

const superuser = 'okolitsa'
const startLimitMs = 60_000
const stopLimitMs = 3000
const logFileLimitBytes = 10 * 1024 * 1024

export interface EmbeddedOptions {
  /** folder of all data; the cluster takes `<dataDir>/postgres` (made on the first start) */
  dataDir: string
  log: Log
  /** for tests: no fsync at all, a crash of the computer may spoil the data */
  disposable?: boolean
  /** for tests: leave the server running when this process is killed, as happens where `setpriv` is missing */
  outlivesParent?: boolean
  /** for tests: behave as where user namespaces are forbidden */
  withoutNamespaces?: boolean
  /** called when the server ends without being asked to */
  onUnexpectedEnd?: (reason: string) => void
}

export interface EmbeddedPostgres {
  /** address of the default database, ready for `pg` */
  url: string
  pid: number
  /** how the server is run: see PostgresRunner */
  kind: PostgresRunner['kind']
  /** Fast shutdown: disconnects everybody, keeps everything committed. Calling it again is harmless. */
  stop(): Promise<void>
}

/** What must survive between starts beside the cluster itself. */
interface Remembered {
  port: number
  password: string
  /** the process that runs the server, and the moment it began */
  owner?: { pid: number; birth: string | null }
}

/** Settings of the server. Sizes suit a laptop; a real shop sets DATABASE_URL and tunes its own. */
const settings: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  // A socket path is limited to 107 bytes, and a clone may lie deep: loopback only.
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  random_page_cost: '1.1',
  synchronous_commit: 'on',
  // Compiling costs more than it saves on queries of a millisecond.
  jit: 'off',
  // Parallel workers need /dev/shm (64 MB in a default container) and take the cores away from other requests.
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  logging_collector: 'off',
  password_encryption: 'scram-sha-256',
}

const disposableSettings: Record<string, string> = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  shared_buffers: '128MB',
  // as many test files at once as the computer has cores, each with a shop or two
  max_connections: '500',
}

/**
 * Starts the PostgreSQL that came from npm: creates the cluster on the first start, recovers from a killed run,
 * finds a free loopback port and waits until connections are accepted.
 * @throws StartFailure with one Russian line: the folder is unwritable, in use, of another version, or the server died
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { log } = options
  const dataDir = await makeDataDir(options.dataDir)
  const rememberedFile = join(dataDir, 'postgres.json')
  const remembered = readRemembered(rememberedFile)
  refuseSecondOwner(dataDir, remembered)

  const runner = choosePostgresRunner({
    binaries: await findPostgresBinaries(),
    clusterDir: join(dataDir, 'postgres'),
    diesWithParent: options.outlivesParent !== true,
    withoutNamespaces: options.withoutNamespaces === true,
  })
  const logFile = join(dataDir, 'postgres.log')
  const stopped = await stopOrphans(runner.clusterDir)
  if (stopped.length > 0) log.warn({ pids: stopped }, 'stopped a database left by a killed run')

  const state: Remembered = { port: remembered?.port ?? 0, password: remembered?.password ?? newPassword() }
  const isNew = !existsSync(join(runner.clusterDir, 'PG_VERSION'))
  if (isNew) await createCluster(runner, state.password, logFile, options.disposable === true)
  const found = readFileSync(join(runner.clusterDir, 'PG_VERSION'), 'utf8').trim()
  const { major } = runner.binaries
  if (found !== major) {
    throw StartFailure.of('databaseVersion', { path: runner.clusterDir, found, needed: major })
  }
  runner.giveOwnership(runner.clusterDir)
  if (!isNew && remembered === null) await resetPassword(runner, state.password, logFile)

  state.owner = { pid: process.pid, birth: processBirth(process.pid) }
  const server = await launchOnFreePort(async () => {
    state.port = await freePort(state.port)
    await remember(rememberedFile, state)
    const launched = launch(runner, state.port, logFile, options.disposable === true)
    await waitUntilReady(launched, runner, logFile)
    return launched
  })
  log.debug({ port: state.port, pid: server.pid, kind: runner.kind }, 'embedded database is ready')
  return control(server, runner, state, options, () =>
    remember(rememberedFile, { port: state.port, password: state.password }),
  )
}

function control(
  server: ChildProcess,
  runner: PostgresRunner,
  state: Remembered,
  options: EmbeddedOptions,
  giveUp: () => Promise<void>,
): EmbeddedPostgres {
  let isStopping = false
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const stopWithProcess = () => server.kill('SIGINT')
  process.once('exit', stopWithProcess)
  server.once('exit', (code, signal) => {
    process.off('exit', stopWithProcess)
    if (!isStopping) options.onUnexpectedEnd?.(signal ?? `exit code ${code}`)
  })
  return {
    url: `postgres://${superuser}:${state.password}@127.0.0.1:${state.port}/postgres`,
    pid: server.pid ?? 0,
    kind: runner.kind,
    async stop() {
      isStopping = true
      if (server.exitCode === null && server.signalCode === null) {
        server.kill('SIGINT')
        const timer = setTimeout(() => server.kill('SIGQUIT'), stopLimitMs)
        await ended
        clearTimeout(timer)
      }
      await giveUp()
    },
  }
}

async function makeDataDir(path: string): Promise<string> {
  try {
    await mkdir(path, { recursive: true })
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK)
    return await realpath(path)
  } catch (error) {
    throw StartFailure.of('dataDirUnwritable', { path }, error)
  }
}

function readRemembered(file: string): Remembered | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Remembered
  } catch {
    // Absent on the first start, or lost while the cluster is not: the password is then set anew (resetPassword).
    return null
  }
}

/** Written beside and renamed: a crash in the middle leaves the old file whole. */
async function remember(file: string, state: Remembered): Promise<void> {
  await writeFile(`${file}.new`, JSON.stringify(state), { mode: 0o600 })
  await rename(`${file}.new`, file)
}

function refuseSecondOwner(dataDir: string, remembered: Remembered | null): void {
  const owner = remembered?.owner
  if (owner === undefined || owner.pid === process.pid || owner.birth === null) return
  if (processBirth(owner.pid) === owner.birth) {
    throw StartFailure.of('alreadyRunning', { path: dataDir, pid: owner.pid })
  }
}

const newPassword = (): string => randomBytes(18).toString('hex')

async function createCluster(runner: PostgresRunner, password: string, logFile: string, isDisposable: boolean) {
  // Made beside and renamed, so that an interrupted first start leaves no half-made cluster.
  const unfinished = `${runner.clusterDir}.unfinished`
  const passwordFile = join(dirname(runner.clusterDir), 'postgres.password')
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  await writeFile(passwordFile, password, { mode: 0o600 })
  runner.giveOwnership(unfinished)
  runner.giveOwnership(passwordFile)
  try {
    const args = [
      `--pgdata=${unfinished}`,
      `--username=${superuser}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // Trigram search on Cyrillic needs a UTF-8 character type; byte order keeps indexes independent of the system.
      '--locale=C.UTF-8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      ...(isDisposable ? ['--no-sync'] : []),
    ]
    const code = await run(runner, runner.binaries.initdb, args, logFile)
    if (code !== 0) {
      throw StartFailure.of('databaseDidNotStart', { reason: `initdb: ${await lastLine(logFile)}`, path: logFile })
    }
    await rename(unfinished, runner.clusterDir)
  } finally {
    await rm(passwordFile, { force: true })
  }
}

/** Sets the password in single-user mode: the way in when the file that kept it is gone. */
async function resetPassword(runner: PostgresRunner, password: string, logFile: string): Promise<void> {
  const sql = `ALTER ROLE ${superuser} PASSWORD '${password}';\n`
  const code = await run(
    runner,
    runner.binaries.postgres,
    ['--single', '-D', runner.clusterDir, 'postgres'],
    logFile,
    sql,
  )
  if (code !== 0) {
    throw StartFailure.of('databaseDidNotStart', { reason: await lastLine(logFile), path: logFile })
  }
}

/** Runs a PostgreSQL program to its end. @returns its exit code, null when it could not be run */
async function run(runner: PostgresRunner, program: string, args: string[], logFile: string, input = '') {
  const log = openLog(logFile)
  const { file, args: full, options } = runner.command(program, args)
  const child = spawn(file, full, { ...options, env: serverEnvironment(), stdio: ['pipe', log, log] })
  closeSync(log)
  child.stdin?.on('error', () => {})
  child.stdin?.end(input)
  return new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null))
    child.once('exit', resolve)
  })
}

/** What PostgreSQL says of a port that somebody took between our look and its start. */
const PORT_TAKEN = /could not create any TCP\/IP sockets/
const LAUNCHES = 3

async function launchOnFreePort(attempt: () => Promise<ChildProcess>): Promise<ChildProcess> {
  for (let launches = 1; ; launches += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (launches === LAUNCHES || !(error instanceof Error) || !PORT_TAKEN.test(error.message)) throw error
    }
  }
}

function launch(runner: PostgresRunner, port: number, logFile: string, isDisposable: boolean): ChildProcess {
  const chosen = { ...settings, ...(isDisposable ? disposableSettings : {}), port: String(port) }
  const flags = Object.entries(chosen).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = openLog(logFile)
  const { file, args, options } = runner.command(runner.binaries.postgres, ['-D', runner.clusterDir, ...flags])
  // A process group of its own: Ctrl-C reaches us first, and we stop the server after the last request.
  const server = spawn(file, args, {
    ...options,
    env: serverEnvironment(),
    stdio: ['ignore', log, log],
    detached: true,
  })
  closeSync(log)
  return server
}

async function waitUntilReady(server: ChildProcess, runner: PostgresRunner, logFile: string): Promise<void> {
  let spawnError: Error | undefined
  server.once('error', (error) => {
    spawnError = error
  })
  const deadline = performance.now() + startLimitMs
  const pidFile = join(runner.clusterDir, 'postmaster.pid')
  while (!isReady(pidFile)) {
    const isDead = spawnError !== undefined || server.exitCode !== null || server.signalCode !== null
    if (isDead || performance.now() > deadline) {
      server.kill('SIGQUIT')
      const reason = spawnError?.message ?? (await lastLine(logFile))
      throw StartFailure.of('databaseDidNotStart', { reason, path: logFile })
    }
    await sleep(10)
  }
}

/** PostgreSQL reads PG… variables and the locale of its caller; ours must not bend it. */
function serverEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG|NODE_|npm_)/.test(name))
  return { ...Object.fromEntries(kept), LC_ALL: 'C' }
}

function openLog(file: string): number {
  if (existsSync(file) && statSync(file).size > logFileLimitBytes) writeFileSync(file, '')
  return openSync(file, 'a', 0o600)
}

async function lastLine(file: string): Promise<string> {
  const lines = (await readFile(file, 'utf8').catch(() => '')).trim().split('\n')
  const telling = lines.filter((line) => /FATAL|PANIC|ERROR|error:|could not/i.test(line)).at(-1)
  return (telling ?? lines.at(-1) ?? '').slice(0, 300)
}

/** The wished port when it is free on loopback, otherwise one the system gives. */
async function freePort(requested: number): Promise<number> {
  const attempt = (port: number) =>
    new Promise<number | null>((resolve) => {
      const probe = createServer()
      probe.once('error', () => resolve(null))
      probe.listen(port, '127.0.0.1', () => {
        const address = probe.address()
        probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : null))
      })
    })
  const port = (await attempt(requested)) ?? (await attempt(0))
  if (port === null) throw new Error('no free port on the loopback')
  return port
}
