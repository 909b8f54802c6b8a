import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PhotoFiles, PictureStore } from '../../modules/images/ports.ts'

/** Pictures in a folder. Keys are checked by the images module before they come here. */
export function createFilePictureStore(folder: string): PhotoFiles {
  return {
    read: (source) =>
      readFile(join(folder, source)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
        throw error
      }),
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
    async read(source) {
      for (const store of stores) {
        const found = await store.read(source)
        if (found) return found
      }
      return null
    },
  }
}
