/** What a lock says of one package. */
export interface LockEntry {
  version?: string
  link?: boolean
  resolved?: string
  optional?: boolean
  devOptional?: boolean
  peer?: boolean
  dependencies?: Record<string, string>
}
export type Extent = 'shop' | 'everything'

/** Installs when node_modules does not hold what the work needs. */
export function ensureInstalled(extent: Extent): Promise<void>

/** Installs the sources of committed files. */
export function ensureAssets(): Promise<void>

/** Whether every wanted package is there in its version. */
export function holds(present: Record<string, LockEntry>, wanted: Map<string, LockEntry>): boolean

/** The entries of the lock that the work needs. */
export function neededBy(lock: Record<string, LockEntry>, extent: Extent): Map<string, LockEntry>

/** Runs a program to its end and gives its exit code. */
export function runIn(
  cwd: string,
  file: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  shell?: boolean,
): Promise<number>
