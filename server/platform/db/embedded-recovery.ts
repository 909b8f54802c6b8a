import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Maximum duration of a fast shutdown, ms. It disconnects clients and writes a checkpoint, which may take seconds on a
 * slow disk.
 */
const fastShutdownMs = 10_000
const pollMs = 20

/**
 * Stops PostgreSQL processes that a killed process left running on the data folder, and removes stale pid and socket
 * files, so that the next server can start. A clean folder is unchanged.
 * @returns pids of the stopped processes
 */
export async function stopOrphans(clusterDir: string): Promise<number[]> {
  if (!existsSync(clusterDir)) return []
  const folder = realpathSync(clusterDir)
  const pidFile = join(folder, 'postmaster.pid')
  const found = findServers(folder)
  const postmaster = readPostmasterPid(pidFile)
  const leader = postmaster !== null && found.includes(postmaster) ? postmaster : null

  if (leader !== null) {
    signal([leader], 'SIGINT')
    await waitForEnd(folder, fastShutdownMs)
  }
  // without a postmaster only orphaned workers are left, which retain the shared memory and would block the start
  for (const kind of ['SIGQUIT', 'SIGKILL'] as const) {
    const rest = findServers(folder)
    if (rest.length === 0) break
    signal(rest, kind)
    await waitForEnd(folder, 2000)
  }
  // the recorded pid was reused by another program, so no server of this folder has it
  for (const file of readdirSync(folder))
    if (file === 'postmaster.pid' || file.startsWith('.s.PGSQL.')) rmSync(join(folder, file), { force: true })
  return found
}

export function readPostmasterPid(pidFile: string): number | null {
  try {
    const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
    return Number.isInteger(pid) && pid > 1 ? pid : null
  } catch {
    return null
  }
}

/**
 * True when the server accepts connections (a replica: for reading). The eighth line of postmaster.pid contains the
 * state, which pg_ctl reads, too.
 */
export function isReady(pidFile: string): boolean {
  try {
    return /^(ready|standby)$/.test(readFileSync(pidFile, 'utf8').split('\n')[7]?.trim() ?? '')
  } catch {
    return false
  }
}

/** True when there is a process with this pid, which may be another program. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Start time of this process, which distinguishes it from a later one with the same pid.
 * @returns null when there is no such process or the system does not report it
 */
export function processBirth(pid: number): string | null {
  try {
    if (process.platform === 'linux') {
      // The program's name is in brackets and may contain spaces; the start time is the 20th field after it.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')
      // a dead process that its parent has not reaped yet (a container without an init) is still listed
      return fields?.[0] === 'Z' ? null : (fields?.[19] ?? null)
    }
    if (process.platform === 'win32') return isAlive(pid) ? 'alive' : null
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null
  } catch {
    return null
  }
}

/** PostgreSQL processes that use this data folder: the postmaster and its workers. */
function findServers(folder: string): number[] {
  if (process.platform === 'linux') {
    return readdirSync('/proc')
      .map(Number)
      .filter((pid) => Number.isInteger(pid) && pid !== process.pid && worksIn(pid, folder))
  }
  const pid = readPostmasterPid(join(folder, 'postmaster.pid'))
  return pid !== null && isAlive(pid) && commandOf(pid).includes('postgres') ? [pid] : []
}

/**
 * True when a PostgreSQL process uses the data folder: it is the working directory, and the name or command line starts
 * with «postgres».
 */
function worksIn(pid: number, folder: string): boolean {
  try {
    if (readlinkSync(`/proc/${pid}/cwd`) !== folder) return false
    return readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres')
  } catch {
    return false
  }
}

function commandOf(pid: number): string {
  try {
    if (process.platform === 'win32') {
      return execFileSync('tasklist', ['/fi', `PID eq ${pid}`, '/fo', 'csv', '/nh'], { encoding: 'utf8' })
    }
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

function signal(pids: readonly number[], kind: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, kind)
    } catch {
      // the process ended before the signal, as intended
    }
  }
}

async function waitForEnd(folder: string, limitMs: number): Promise<void> {
  const deadline = performance.now() + limitMs
  while (performance.now() < deadline && findServers(folder).length > 0) await sleep(pollMs)
}
