import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { contentTypeOf } from '@okolitsa/domain/files/content-type.ts'
import type { FileFacts, FileStorage } from '../../supply/images/ports.ts'

/** Returns null for a missing file, which is no failure. */
function orNull(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'ENAMETOOLONG') return null
  throw error
}

/** Files in a folder of this machine; other nodes have no access to them. */
export function createDiskStorage(folder: string): FileStorage {
  const fileOf = (key: string): string | null => (contentTypeOf(key) === null ? null : join(folder, key))

  async function factsOf(key: string): Promise<FileFacts | null> {
    const [contentType, file] = [contentTypeOf(key), fileOf(key)]
    const facts = file === null ? null : await stat(file).catch(orNull)
    return facts?.isFile() && contentType ? { key, bytes: facts.size, contentType } : null
  }

  return {
    async put(key, bytes) {
      const file = fileOf(key)
      if (file === null) throw new TypeError(`no key of a file: ${key}`)
      await mkdir(dirname(file), { recursive: true })
      // written under a temporary name and renamed, so that a killed process leaves no partial file
      const draft = `${file}.${randomUUID()}.draft`
      try {
        await writeFile(draft, bytes)
        await rename(draft, file)
      } catch (error) {
        await rm(draft, { force: true }).catch(() => undefined)
        throw error
      }
    },
    async get(key) {
      const file = fileOf(key)
      return file === null ? null : readFile(file).catch(orNull)
    },
    stat: factsOf,
    async delete(key) {
      const file = fileOf(key)
      if (file !== null) await rm(file, { force: true })
    },
    async *list(prefix) {
      const found = (await readdir(folder, { recursive: true, withFileTypes: true }).catch(orNull)) ?? []
      for (const entry of found) {
        const key = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')
        const facts = entry.isFile() && key.startsWith(prefix) ? await factsOf(key) : null
        if (facts) yield facts
      }
    },
  }
}
