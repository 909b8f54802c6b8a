import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { machineClock } from '@okolitsa/domain/clock/machine-clock.ts'
import { LRUCache } from 'lru-cache'
import type { PictureFormat } from './draw.ts'

/**
 * A picture cache: a few pictures in memory, the others on disk, both limited. The key is the file's name (see
 * `keyOf`).
 */
export interface PictureCache {
  get(key: string): Promise<Buffer | null>
  /** A picture cached in memory; undefined = only on disk, or not cached. */
  inMemory(key: string): Buffer | undefined
  put(key: string, picture: Buffer): Promise<void>
  bytesOnDisk(): number
  /** Resolved after the files of earlier runs have been counted. */
  readonly counted: Promise<void>
}

export interface PictureCacheOptions {
  readonly dir: string
  readonly maxBytes: number
  readonly memoryBytes?: number
  /** False = the disk is nearly full: existing files are read, and no file is added. */
  readonly mayWrite?: () => boolean
  /** Called when a picture cannot be stored; the picture is served nevertheless. */
  readonly onFailure: (error: unknown) => void
}

const MEMORY_BYTES = 64 * 1024 * 1024
const KEPT = /^[\da-f]{40}\.(?:webp|avif|jpg)$/

/** The key of a picture. @param what all properties that distinguish the picture */
export const keyOf = (what: string, format: PictureFormat): string =>
  `${createHash('sha1').update(what).digest('hex')}.${format}`

/** Creates a cache. @param options.dir may be shared with another process, each with a separate limit */
export function createPictureCache(options: PictureCacheOptions): PictureCache {
  const { dir, maxBytes, memoryBytes = MEMORY_BYTES, mayWrite = () => true, onFailure } = options
  const fileOf = (key: string) => join(dir, key.slice(0, 2), key)
  const memory = new LRUCache<string, Buffer>({
    maxSize: Math.max(memoryBytes, 1),
    sizeCalculation: ({ length }) => length,
  })
  const remove = (key: string) => void rm(fileOf(key), { force: true }).catch(onFailure)
  /** Keys of files on disk, for eviction; the values are unused. */
  const disk = new LRUCache<string, true>({
    maxSize: maxBytes,
    dispose: (_, key, reason) => {
      if (reason === 'evict') remove(key)
    },
  })
  let isCounted = false
  const counted = countFiles(dir)
    .then((files) => {
      // added least recently used first, so that those files are evicted first
      for (const { key, bytes } of files) {
        if (bytes > maxBytes) remove(key)
        else if (!disk.get(key)) disk.set(key, true, { size: bytes })
      }
    })
    .catch(onFailure)
    .then(() => {
      isCounted = true
    })

  return {
    counted,
    bytesOnDisk: () => disk.calculatedSize,
    inMemory: (key) => memory.get(key),
    async get(key) {
      const known = memory.get(key)
      if (known) return known
      // after the count is complete, missing files need no disk access
      if (isCounted && !disk.get(key)) return null
      const file = fileOf(key)
      const picture = await readFile(file).catch(() => null)
      if (!picture) {
        disk.delete(key)
        return null
      }
      memory.set(key, picture)
      // the next run sorts files by this time of the machine's clock
      const now = machineClock()()
      await utimes(file, now, now).catch(() => undefined)
      return picture
    },
    async put(key, picture) {
      memory.set(key, picture)
      if (!mayWrite() || picture.length > maxBytes) return
      const file = fileOf(key)
      // written to a draft and renamed, so that an interrupted process leaves no partial picture
      const draft = `${file}.${randomUUID()}.draft`
      try {
        await mkdir(dirname(file), { recursive: true })
        await writeFile(draft, picture)
        await rename(draft, file)
        disk.set(key, true, { size: picture.length })
      } catch (error) {
        onFailure(error)
        await rm(draft, { force: true }).catch(() => undefined)
      }
    },
  }
}

/** Files of earlier runs, least recently used first. Deletes unfinished drafts. */
async function countFiles(dir: string): Promise<{ key: string; bytes: number }[]> {
  const found: { key: string; bytes: number; usedAt: number }[] = []
  const folders = await readdir(dir).catch(() => [])
  for (const folder of folders) {
    const names = await readdir(join(dir, folder)).catch(() => [])
    for (const name of names) {
      const file = join(dir, folder, name)
      const facts = await stat(file).catch(() => null)
      if (facts && KEPT.test(name)) found.push({ key: name, bytes: facts.size, usedAt: facts.mtimeMs })
      else if (facts && isForgotten(name, facts.mtimeMs)) await rm(file, { force: true }).catch(() => undefined)
    }
  }
  return found.sort((one, other) => one.usedAt - other.usedAt)
}

/** Maximum time for writing a draft, ms. */
const DRAFT_LIFE_MS = 60_000
const isForgotten = (name: string, changedAt: number) =>
  name.endsWith('.draft') && changedAt < performance.timeOrigin + performance.now() - DRAFT_LIFE_MS
