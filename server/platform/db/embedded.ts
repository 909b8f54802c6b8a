import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { access, constants, mkdir, realpath, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartFailure } from '../config/start-failure.ts'
import type { Log } from '../log/log.ts'
import { choosePostgresRunner, type PostgresRunner } from './embedded-account.ts'
import { findPostgresBinaries } from './embedded-binaries.ts'
import { createCluster, resetPassword } from './embedded-cluster.ts'
import { embeddedDatabaseUrl, type Remembered, rememberedFile } from './embedded-database-url.ts'
import { processBirth, stopOrphans } from './embedded-recovery.ts'
import { freePort, launch, launchOnFreePort, socketFolderOf, waitUntilReady } from './embedded-server.ts'

const stopLimitMs = 3000

export interface EmbeddedOptions {
  /** Folder of all data; the cluster is `<dataDir>/postgres`, created on the first start. */
  dataDir: string
  log: Log
  /** For tests: no fsync, so a crash of the computer may corrupt the data. */
  disposable?: boolean
  /** For tests: the server survives a kill of this process, like where `setpriv` is missing. */
  outlivesParent?: boolean
  /** For tests: behaves as if user namespaces were forbidden. */
  withoutNamespaces?: boolean
  /** Called when the server ends unexpectedly. */
  onUnexpectedEnd?: (reason: string) => void
}

export interface EmbeddedPostgres {
  url: string
  pid: number
  /** See PostgresRunner. */
  kind: PostgresRunner['kind']
  /** Fast shutdown, which disconnects clients and keeps all committed data. A repeated call has no effect. */
  stop(): Promise<void>
}

/**
 * Starts the PostgreSQL that npm installed: creates the cluster on the first start, recovers from a killed run, finds a
 * free loopback port and waits until connections are accepted.
 * @throws StartFailure with one line in Russian: the folder is unwritable, in use, of another version, or the server
 * ended
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { log } = options
  const dataDir = await makeDataDir(options.dataDir)
  const file = rememberedFile(dataDir)
  const remembered = readRemembered(file)
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

  const socket = await socketFolderOf(runner.clusterDir)
  if (socket) state.socket = socket
  state.owner = { pid: process.pid, birth: processBirth(process.pid) }
  const server = await launchOnFreePort(async () => {
    state.port = await freePort(state.port)
    await remember(file, state)
    const launched = launch(runner, { port: state.port, socket, logFile, isDisposable: options.disposable === true })
    await waitUntilReady(launched, runner, logFile)
    return launched
  })
  log.debug({ port: state.port, pid: server.pid, kind: runner.kind }, 'embedded database is ready')
  return control(server, runner, state, options, () => remember(file, { ...state, owner: undefined }))
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
    url: embeddedDatabaseUrl(state),
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
    // absent on the first start; when it is lost later, the password is reset (resetPassword)
    return null
  }
}

/** Writes a file under a temporary name and renames it, so that a crash leaves the old file intact. */
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
