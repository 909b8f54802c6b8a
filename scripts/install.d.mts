/** Entry of a package in the lock. */
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

/** Installs when node_modules lacks packages that the work needs. */
export function ensureInstalled(extent: Extent): Promise<void>

/** Installs the sources of committed files. */
export function ensureAssets(): Promise<void>

/** True when every wanted package is installed in its version. */
export function holds(present: Record<string, LockEntry>, wanted: Map<string, LockEntry>): boolean

/** The entries of the lock that the work needs. */
export function neededBy(lock: Record<string, LockEntry>, extent: Extent): Map<string, LockEntry>

/** Runs a program to its end and returns its exit code. */
export function runIn(
  cwd: string,
  file: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  shell?: boolean,
): Promise<number>
