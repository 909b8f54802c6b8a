import { fileURLToPath } from 'node:url'
import type { PictureStore } from '../../supply/images/ports.ts'
import { createDiskStorage } from './disk-storage.ts'
import { picturesOf } from './picture-stores.ts'

/** Folder with the drawings of the starter data. */
export const STARTER_PICTURES = fileURLToPath(new URL('../../starter/pictures/', import.meta.url))
const DRAWING = /^(food|tiles)\/[\w-]+\.webp$/

/** Drawings of categories, cuisines and recipe sections, and signs of new sellers. */
export function createStarterPictures(): PictureStore {
  const files = picturesOf(createDiskStorage(STARTER_PICTURES))
  return {
    has: async (source) => DRAWING.test(source) && files.has(source),
    read: async (source) => (DRAWING.test(source) ? files.read(source) : null),
  }
}
