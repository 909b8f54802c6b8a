import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A memory file system (Linux). A container has 64 MB of it by default. */
const MEMORY = '/dev/shm'
const PREFIX = 'okolitsa-cluster-'
/** Required free memory, bytes: a run uses some 250 MB there, and the run's processes need the remainder. */
const ROOM_BYTES = 4 * 1024 ** 3

/**
 * Creates a folder for the temporary cluster of a test run, in memory when there is enough. Each test file creates and
 * drops a database of 1,400 files, which on a disk takes longer than many tests.
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

/** Removes the folders of killed runs, which would occupy the memory until a restart of the computer. */
export async function removeLeft(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const [, pid] = new RegExp(`^${PREFIX}(\\d+)-`).exec(name) ?? []
    // a folder of another user cannot be removed
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
