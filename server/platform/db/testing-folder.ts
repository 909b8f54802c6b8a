import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Memory that looks like a disk (Linux). A container has 64 MB of it unless it was given more. */
const MEMORY = '/dev/shm'
const PREFIX = 'okolitsa-cluster-'
/** A run keeps some 250 MB there; what is asked for leaves room for the run itself. */
const ROOM_BYTES = 4 * 1024 ** 3

/**
 * A new folder for the throw-away cluster of a test run, in memory where there is room. A database has fourteen hundred
 * files, and every test file makes one and drops it: a disk looks for a free place among those that were just deleted,
 * which takes longer than many a test.
 */
export async function makeTestingFolder(): Promise<string> {
  const parent = (await hasRoom()) ? MEMORY : tmpdir()
  await removeLeft(parent)
  return mkdtemp(join(parent, `${PREFIX}${process.pid}-`))
}

async function hasRoom(): Promise<boolean> {
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }))
  return bavail * bsize > ROOM_BYTES && process.availableMemory() > ROOM_BYTES
}

/** Removes the folders of runs that were killed: they would fill the memory until the computer is restarted. */
export async function removeLeft(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const [, pid] = new RegExp(`^${PREFIX}(\\d+)-`).exec(name) ?? []
    // a folder of another user is theirs to remove
    if (pid && !isRunning(Number(pid))) await rm(join(parent, name), { recursive: true, force: true }).catch(() => {})
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM'
  }
}
