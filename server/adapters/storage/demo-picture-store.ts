import { fileURLToPath } from 'node:url'
import { demoTourLandscapes } from '@okolitsa/demo/data/tours/tour-pictures.ts'
import { demoMarketplace } from '@okolitsa/demo/marketplace.ts'
import { GOODS_PICTURES } from '@okolitsa/demo/pictures/goods.ts'
import { FOOD_PICTURES, SCENE_PICTURES, SIGN_PICTURES } from '@okolitsa/demo/pictures/keys.ts'
import { landscape } from '@okolitsa/demo/pictures/landscape.ts'
import { landscapeScenes } from '@okolitsa/demo/pictures/landscape-sources.ts'
import { STILL_LIVES, stillLife } from '@okolitsa/demo/pictures/still-life.ts'
import type { Layer, PictureStore } from '../../supply/images/ports.ts'
import { createDiskStorage } from './disk-storage.ts'

const STILL_LIFE = /^food\/(.+)--(\d)\.webp$/

/**
 * The demo's pictures: goods and drawn food from files, arrangements of the drawings, farm landscapes drawn from the seller's id. There are
 * those of the demo world and no others, however many could be drawn.
 */
export function createDemoPictureStore(): PictureStore {
  const files = createDiskStorage(fileURLToPath(new URL('../../../demo/pictures/', import.meta.url)))
  const scenes = landscapeScenes([...demoMarketplace.organizations, ...demoTourLandscapes])
  const drawn = new Set([
    ...[...FOOD_PICTURES, ...SIGN_PICTURES].map((key) => `food/${key}.webp`),
    ...SCENE_PICTURES.map((key) => `scene/${key}.webp`),
    ...GOODS_PICTURES,
  ])
  const arranged = new Set(FOOD_PICTURES.flatMap((key) => variantsOf(key)))

  async function arrange(source: string): Promise<Layer[] | null> {
    const [, key = '', variant] = STILL_LIFE.exec(source) ?? []
    const layers: Layer[] = []
    for (const placed of stillLife(key, Number(variant))) {
      const drawing = await files.get(`food/${placed.key}.webp`)
      if (!drawing) return null
      layers.push({ isFlipped: false, ...placed, drawing })
    }
    return layers
  }

  return {
    has: async (source) => scenes.has(source) || drawn.has(source) || arranged.has(source),
    async read(source) {
      const scene = scenes.get(source)
      if (scene) return Buffer.from(landscape(scene.id, { w: 1200, h: 740, kind: scene.kind, mood: scene.mood }))
      if (arranged.has(source)) return arrange(source)
      return drawn.has(source) ? files.get(source) : null
    },
  }
}

const variantsOf = (key: string): string[] =>
  Array.from({ length: STILL_LIVES - 1 }, (_, index) => `food/${key}--${index + 1}.webp`)
