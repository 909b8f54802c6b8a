import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PhotoFiles, PictureStore } from '../../modules/images/ports.ts'

/** A file that is not there is an answer, not a failure. */
function orNull(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'ENAMETOOLONG') return null
  throw error
}

/** Pictures in a folder. Keys are checked by the images module before they come here. */
export function createFilePictureStore(folder: string): PhotoFiles & PictureStore {
  return {
    has: async (source) => (await stat(join(folder, source)).catch(orNull))?.isFile() ?? false,
    read: (source) => readFile(join(folder, source)).catch(orNull),
    write: async (key, bytes) => {
      const file = join(folder, key)
      await mkdir(dirname(file), { recursive: true })
      // written aside and renamed: a killed process leaves no half a picture
      const draft = `${file}.${process.pid}.draft`
      await writeFile(draft, bytes)
      await rename(draft, file)
    },
    remove: (key) => rm(join(folder, key), { force: true }),
  }
}

/** Asks stores one after another: uploads first, then the demo's pictures. */
export function firstOf(...stores: readonly PictureStore[]): PictureStore {
  return {
    async has(source) {
      for (const store of stores) if (await store.has(source)) return true
      return false
    },
    async read(source) {
      for (const store of stores) {
        const found = await store.read(source)
        if (found) return found
      }
      return null
    },
  }
}
