import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartFailure } from '../config/start-failure.ts'
import type { PostgresRunner } from './embedded-account.ts'
import { lastLine, openLog, serverEnvironment } from './embedded-log.ts'
import { isReady } from './embedded-recovery.ts'
import { disposableSettings, settings } from './embedded-settings.ts'

const startLimitMs = 60_000
/** What PostgreSQL says of a port that somebody took between our look and its start. */
const PORT_TAKEN = /could not create any TCP\/IP sockets/
const LAUNCHES = 3

/** Tries anew when somebody takes the port meanwhile. */
export async function launchOnFreePort(attempt: () => Promise<ChildProcess>): Promise<ChildProcess> {
  for (let launches = 1; ; launches += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (launches === LAUNCHES || !(error instanceof Error) || !PORT_TAKEN.test(error.message)) throw error
    }
  }
}

/** The longest path of a socket file, bytes: 103 on macOS, 107 on Linux. */
const SOCKET_PATH_BYTES = 103

/**
 * Where the server listens beside the loopback; '' = nowhere, on Windows and when the clone lies too deep. A query by a
 * socket file costs the shop a quarter less than by the loopback (decision 129).
 */
export const socketFolderOf = (clusterDir: string): string =>
  process.platform === 'win32' || Buffer.byteLength(`${clusterDir}/.s.PGSQL.65535`) > SOCKET_PATH_BYTES
    ? ''
    : clusterDir

/** Starts the server on the port; it takes a moment until it accepts connections. */
export function launch(runner: PostgresRunner, port: number, logFile: string, isDisposable: boolean): ChildProcess {
  const chosen = {
    ...settings,
    ...(isDisposable ? disposableSettings : {}),
    port: String(port),
    unix_socket_directories: socketFolderOf(runner.clusterDir),
  }
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

/** @throws StartFailure `databaseDidNotStart` when the server ends, or takes too long */
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

/** The wished port when it is free on loopback, otherwise one the system gives. */
export async function freePort(requested: number): Promise<number> {
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
