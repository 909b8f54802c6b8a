import type { FileStorage, PictureStore } from '../../supply/images/ports.ts'

export function picturesOf(storage: Pick<FileStorage, 'get' | 'stat'>): PictureStore {
  return {
    has: async (source) => (await storage.stat(source)) !== null,
    read: (source) => storage.get(source),
  }
}

/** Queries stores one after another: uploads first, then pictures of the repository. */
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
