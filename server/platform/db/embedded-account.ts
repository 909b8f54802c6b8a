import { type SpawnOptions, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, chownSync, cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { PostgresBinaries } from './embedded-binaries.ts'

/**
 * How PostgreSQL programs are run on this computer.
 * - `plain`: as the current user.
 * - `namespace`: we are root, which PostgreSQL refuses. A user namespace shows our own uid 0 to the server as an
 *   ordinary account, while files stay root's: a clone under a closed /root works as it is.
 * - `account`: we are root and namespaces are forbidden. The server runs as an unprivileged account, and its programs
 *   and data are placed where that account can reach them.
 */
export interface PostgresRunner {
  kind: 'plain' | 'namespace' | 'account'
  binaries: PostgresBinaries
  clusterDir: string
  /** Returns the program and options for `spawn`. */
  command(program: string, args: readonly string[]): { file: string; args: string[]; options: SpawnOptions }
  /** Makes the server's account the owner of our files, unless it is already. */
  giveOwnership(path: string): void
}

export interface RunnerOptions {
  binaries: PostgresBinaries
  clusterDir: string
  /** True = the server stops when our process is killed (Linux with `setpriv` only). */
  diesWithParent: boolean
  /** For tests: skips the user namespace. */
  withoutNamespaces?: boolean
}

interface Account {
  name: string
  uid: number
  gid: number
}

export function choosePostgresRunner(options: RunnerOptions): PostgresRunner {
  const { binaries, clusterDir } = options
  const prefix = options.diesWithParent ? parentDeathPrefix() : []
  const wrap = (program: string, args: readonly string[], outer: string[]) => {
    const [file = program, ...rest] = [...outer, ...prefix, program, ...args]
    return { file, args: rest }
  }
  if (process.getuid?.() !== 0) {
    return {
      kind: 'plain',
      binaries,
      clusterDir,
      command: (program, args) => ({ ...wrap(program, args, []), options: {} }),
      giveOwnership: () => {},
    }
  }

  const accounts = unprivilegedAccounts()
  const shown = accounts[0]
  if (shown !== undefined && options.withoutNamespaces !== true) {
    const outer = ['unshare', '--user', `--map-user=${shown.uid}`, `--map-group=${shown.gid}`]
    if (namespaceWorks(outer, binaries.postgres, dirname(clusterDir))) {
      return {
        kind: 'namespace',
        binaries,
        clusterDir,
        command: (program, args) => ({ ...wrap(program, args, outer), options: {} }),
        giveOwnership: (path) => own(path, { uid: 0, gid: 0 }),
      }
    }
  }

  const account = shown ?? makeAccount()
  const reachable = moveWithinReach(binaries, clusterDir, account)
  return {
    kind: 'account',
    ...reachable,
    command: (program, args) => ({
      ...wrap(program, args, []),
      options: { uid: account.uid, gid: account.gid, cwd: reachable.binaries.root },
    }),
    giveOwnership: (path) => own(path, account),
  }
}

/** `setpriv` has the kernel stop the server (a fast shutdown) when its parent process ends. */
function parentDeathPrefix(): string[] {
  if (process.platform !== 'linux') return []
  const prefix = ['setpriv', '--pdeathsig', 'INT']
  return succeeds([...prefix, 'true']) ? prefix : []
}

/**
 * Accounts that may run the server, best first. `initdb` needs the uid to have a name, so only known accounts are
 * listed.
 */
function unprivilegedAccounts(): Account[] {
  if (!existsSync('/etc/passwd')) return []
  const known = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid = '', gid = '']) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ name, uid, gid }) => name !== '' && uid > 0 && Number.isInteger(uid) && Number.isInteger(gid))
  const rank = ({ name, uid }: Account): number => {
    if (name === 'postgres') return 0
    if (uid >= 1000 && name !== 'nobody') return 1
    return name === 'nobody' ? 2 : 3
  }
  return known.sort((one, other) => rank(one) - rank(other))
}

function makeAccount(): Account {
  succeeds(['useradd', '--system', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres'])
  const made = unprivilegedAccounts()[0]
  if (made === undefined) throw new Error('no unprivileged account to run PostgreSQL as, and useradd failed')
  return made
}

function namespaceWorks(outer: readonly string[], postgres: string, dataParent: string): boolean {
  return succeeds([...outer, 'sh', '-c', 'test -w "$1" && exec "$0" --version', postgres, dataParent])
}

/** Copies the programs to, and chooses the data folder in, a place that the account can open. */
function moveWithinReach(binaries: PostgresBinaries, clusterDir: string, account: Account) {
  const as = { uid: account.uid, gid: account.gid, cwd: '/' }
  const house = writableHouse()
  let reachable = binaries
  if (!succeeds([binaries.postgres, '--version'], as)) {
    const root = join(house, `postgresql-${binaries.version}`)
    if (!existsSync(join(root, 'bin'))) {
      const unfinished = `${root}.${process.pid}`
      cpSync(binaries.root, unfinished, { recursive: true, verbatimSymlinks: true })
      chmodSync(unfinished, 0o755)
      succeeds(['mv', '-T', unfinished, root])
    }
    const moved = (file: string) => join(root, file.slice(binaries.root.length))
    reachable = { ...binaries, root, postgres: moved(binaries.postgres), initdb: moved(binaries.initdb) }
  }
  if (succeeds(['test', '-x', dirname(clusterDir)], as)) return { binaries: reachable, clusterDir }
  // one cluster per data folder: the name is derived from the path, so clones do not share a database
  const name = createHash('sha256').update(clusterDir).digest('hex').slice(0, 16)
  const moved = join(house, name, 'postgres')
  mkdirSync(dirname(moved), { recursive: true, mode: 0o755 })
  own(dirname(moved), account)
  return { binaries: reachable, clusterDir: moved }
}

function writableHouse(): string {
  for (const house of ['/var/lib/okolitsa', join(tmpdir(), 'okolitsa')]) {
    try {
      mkdirSync(house, { recursive: true, mode: 0o755 })
      return house
    } catch {
      // A read-only /var (some containers): try the temporary folder.
    }
  }
  throw new Error('no folder for the database that an unprivileged account can reach')
}

function own(path: string, { uid, gid }: { uid: number; gid: number }): void {
  if (!existsSync(path) || lstatSync(path).uid === uid) return
  const entries = lstatSync(path).isDirectory() ? readdirSync(path, { recursive: true }) : []
  for (const entry of entries) chownSync(join(path, String(entry)), uid, gid)
  chownSync(path, uid, gid)
}

function succeeds(command: readonly string[], options: { uid?: number; gid?: number; cwd?: string } = {}): boolean {
  const [file = '', ...args] = command
  return spawnSync(file, args, { stdio: 'ignore', ...options }).status === 0
}
