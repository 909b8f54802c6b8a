import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PictureStore } from '../../modules/images/ports.ts'

/** Pictures in a folder. Keys are checked by the images module before they come here. */
export function createFilePictureStore(folder: string): PictureStore {
  return {
    read: (source) =>
      readFile(join(folder, source)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
        throw error
      }),
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
