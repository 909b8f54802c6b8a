import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { type AddressInfo, createServer, type ListenOptions } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartFailure } from '../config/start-failure.ts'
import type { PostgresRunner } from './embedded-account.ts'
import { lastLine, openLog, serverEnvironment } from './embedded-log.ts'
import { isReady } from './embedded-recovery.ts'
import { disposableSettings, settings } from './embedded-settings.ts'

const startLimitMs = 60_000
/** PostgreSQL's message when the port was taken between our check and its start. */
const PORT_TAKEN = /could not create any TCP\/IP sockets/
const LAUNCHES = 3

/** Starts the server, and retries when its port is taken in the meantime. */
export async function launchOnFreePort(attempt: () => Promise<ChildProcess>): Promise<ChildProcess> {
  for (let launches = 1; ; launches += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (launches === LAUNCHES || !(error instanceof Error) || !PORT_TAKEN.test(error.message)) throw error
    }
  }
}

/** Maximum length of a socket file's path, bytes: 103 on macOS, 107 on Linux. */
const SOCKET_PATH_BYTES = 103

/**
 * Folder of the server's socket file. A query through it takes the shop a quarter less time than over the loopback.
 * @returns '' = none: on Windows, when the path is too long, or on a disk without sockets (one that a virtual machine
 * shares with its host), where the server would refuse to start
 */
export async function socketFolderOf(clusterDir: string): Promise<string> {
  if (process.platform === 'win32') return ''
  if (Buffer.byteLength(`${clusterDir}/.s.PGSQL.65535`) > SOCKET_PATH_BYTES) return ''
  const probe = join(clusterDir, '.s.probe')
  await rm(probe, { force: true }).catch(() => undefined)
  return (await listensAt(probe)) === null ? '' : clusterDir
}

interface LaunchOptions {
  readonly port: number
  /** Folder of the socket file; '' = none. */
  readonly socket: string
  readonly logFile: string
  readonly isDisposable: boolean
}

/** Starts the server on the port; it accepts connections a moment later. */
export function launch(runner: PostgresRunner, options: LaunchOptions): ChildProcess {
  const { port, socket, logFile, isDisposable } = options
  const chosen = {
    ...settings,
    ...(isDisposable ? disposableSettings : {}),
    port: String(port),
    unix_socket_directories: socket,
  }
  const flags = Object.entries(chosen).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = openLog(logFile)
  const command = runner.command(runner.binaries.postgres, ['-D', runner.clusterDir, ...flags])
  // a separate process group, so that Ctrl-C reaches only this process, which stops the server after the last request
  const server = spawn(command.file, command.args, {
    ...command.options,
    env: serverEnvironment(),
    stdio: ['ignore', log, log],
    detached: true,
  })
  closeSync(log)
  return server
}

/** @throws StartFailure `databaseDidNotStart` when the server ends or takes too long */
export async function waitUntilReady(server: ChildProcess, runner: PostgresRunner, logFile: string): Promise<void> {
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

/** The requested port when it is free on the loopback, otherwise a port chosen by the system. */
export async function freePort(requested: number): Promise<number> {
  const address =
    (await listensAt({ port: requested, host: '127.0.0.1' })) ?? (await listensAt({ port: 0, host: '127.0.0.1' }))
  if (address === null || typeof address === 'string') throw new Error('no free port on the loopback')
  return address.port
}

/** Address of a trial listener on a socket path or a port; null = listening failed. */
function listensAt(where: string | ListenOptions): Promise<AddressInfo | string | null> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(null))
    probe.listen(where, () => {
      const address = probe.address()
      probe.close(() => resolve(address))
    })
  })
}
