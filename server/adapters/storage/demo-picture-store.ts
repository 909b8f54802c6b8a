import { fileURLToPath } from 'node:url'
import { demoMarketplace } from '@okolitsa/demo/marketplace.ts'
import { LANDSCAPE_KINDS, landscape } from '@okolitsa/demo/pictures/landscape.ts'
import type { PictureStore } from '../../modules/images/ports.ts'
import { createFilePictureStore } from './file-picture-store.ts'

const LANDSCAPE = /^land\/(\d+)\.svg$/

/** The demo's pictures: drawn food from files, farm landscapes drawn from the seller's id. */
export function createDemoPictureStore(): PictureStore {
  const files = createFilePictureStore(fileURLToPath(new URL('../../../demo/pictures/', import.meta.url)))
  const scenes = new Map(demoMarketplace.organizations.map(({ id, landscape: scene }) => [id, scene]))
  return {
    async read(source) {
      const id = Number(LANDSCAPE.exec(source)?.[1])
      if (!Number.isInteger(id)) return files.read(source)
      const kind = LANDSCAPE_KINDS[id % LANDSCAPE_KINDS.length] ?? 'village'
      return Buffer.from(landscape(id, { w: 1200, h: 740, ...(scenes.get(id) ?? { kind }) }))
    },
  }
}
