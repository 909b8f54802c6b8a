import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'

export interface DiskWatch {
  freeBytes(): number | null
  /** False when space is scarce: caches stop growing. */
  mayCache(): boolean
  /** False when the remaining space is reserved for the database, which stops on a full disk. */
  mayWrite(): boolean
  look(): Promise<void>
  stop(): void
}

export interface DiskLimits {
  /** Free bytes below which caches are no longer written. */
  readonly scarce: number
  /** Free bytes below which no writes are accepted. */
  readonly full: number
}

const BYTES_IN_MEGABYTE = 1024 * 1024

/** Limits from the settings; none in tests, which must not depend on the machine's disk. */
export const diskLimits = (config: Pick<Config, 'DISK_SCARCE_MB' | 'DISK_FULL_MB' | 'NODE_ENV'>): DiskLimits =>
  config.NODE_ENV === 'test'
    ? { scarce: 0, full: 0 }
    : { scarce: config.DISK_SCARCE_MB * BYTES_IN_MEGABYTE, full: config.DISK_FULL_MB * BYTES_IN_MEGABYTE }

const EVERY_MS = 60_000
/** Interval of checks when space is scarce, ms. */
const EVERY_MS_WHEN_SCARCE = 5_000

/** Checks the free space of the disk that contains `dir`, immediately and then every minute. */
export async function watchDisk(options: {
  dir: string
  limits: DiskLimits
  log: Pick<Logger, 'error' | 'info' | 'warn'>
  /** Reads the free bytes of the disk; `statfs` by default. */
  free?: (dir: string) => Promise<number>
}): Promise<DiskWatch> {
  const { dir, limits, log, free = freeBytesOf } = options
  let bytes: number | null = null
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  const levelOf = (left: number | null) =>
    left === null || left >= limits.scarce ? 'enough' : left >= limits.full ? 'scarce' : 'full'

  async function look(): Promise<void> {
    const before = levelOf(bytes)
    try {
      bytes = await free(dir)
    } catch (error) {
      // an unknown free space must not stop writes
      bytes = null
      log.warn({ err: error, dir }, 'free room of the disk')
    }
    const now = levelOf(bytes)
    if (now === before) return
    if (now === 'enough') log.info({ dir, bytes }, 'the disk has room again')
    else if (now === 'scarce') log.error({ dir, bytes }, 'the disk fills up: caches are no longer written')
    else log.error({ dir, bytes }, 'the disk is nearly full: nothing new is taken in')
  }

  function lookAgain(): void {
    if (isStopped) return
    const wait = levelOf(bytes) === 'enough' ? EVERY_MS : EVERY_MS_WHEN_SCARCE
    timer = setTimeout(() => {
      look().then(lookAgain, lookAgain)
    }, wait)
    timer.unref()
  }

  await look()
  lookAgain()
  return {
    freeBytes: () => bytes,
    mayCache: () => levelOf(bytes) === 'enough',
    mayWrite: () => levelOf(bytes) !== 'full',
    look,
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

/** Bytes that an unprivileged process may still write. */
export async function freeBytesOf(dir: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(dir)
    return bavail * bsize
  } catch (error) {
    // the folder is created with the first file
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || dirname(dir) === dir) throw error
    return freeBytesOf(dirname(dir))
  }
}
