import { fileURLToPath } from 'node:url'
import { demoMarketplace } from '@okolitsa/demo/marketplace.ts'
import { LANDSCAPE_KINDS, landscape } from '@okolitsa/demo/pictures/landscape.ts'
import type { PictureStore } from '../../modules/images/ports.ts'
import { createFilePictureStore } from './file-picture-store.ts'
import { drawStillLife } from './still-life-picture.ts'

const LANDSCAPE = /^land\/(\d+)\.svg$/
const STILL_LIFE = /^food\/(.+)--(\d+)\.webp$/

/** The demo's pictures: drawn food from files and its arrangements, farm landscapes drawn from the seller's id. */
export function createDemoPictureStore(): PictureStore {
  const files = createFilePictureStore(fileURLToPath(new URL('../../../demo/pictures/', import.meta.url)))
  const scenes = new Map(demoMarketplace.organizations.map(({ id, landscape: scene }) => [id, scene]))
  return {
    async read(source) {
      const id = Number(LANDSCAPE.exec(source)?.[1])
      const [, key, variant] = STILL_LIFE.exec(source) ?? []
      if (key) return drawStillLife(key, Number(variant), (drawing) => files.read(`food/${drawing}.webp`))
      if (!Number.isInteger(id)) return files.read(source)
      const kind = LANDSCAPE_KINDS[id % LANDSCAPE_KINDS.length] ?? 'village'
      return Buffer.from(landscape(id, { w: 1200, h: 740, ...(scenes.get(id) ?? { kind }) }))
    },
  }
}
