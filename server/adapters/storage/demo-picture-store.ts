import { fileURLToPath } from 'node:url'
import { demoMarketplace } from '@okolitsa/demo/marketplace.ts'
import { DISH_PICTURES } from '@okolitsa/demo/pictures/dishes.ts'
import { drawForm, FORM_PICTURES } from '@okolitsa/demo/pictures/forms.ts'
import { GOODS_PICTURES } from '@okolitsa/demo/pictures/goods.ts'
import { INSIDE_PICTURES } from '@okolitsa/demo/pictures/inside.ts'
import { FOOD_PICTURES, SCENE_PICTURES } from '@okolitsa/demo/pictures/keys.ts'
import { drawMark, farmMarks } from '@okolitsa/demo/pictures/marks/marks.ts'
import { NEAR_PICTURES } from '@okolitsa/demo/pictures/near.ts'
import { placeShots } from '@okolitsa/demo/pictures/places/all-shots.ts'
import { drawShot } from '@okolitsa/demo/pictures/places/shots.ts'
import { SCALE_PICTURES } from '@okolitsa/demo/pictures/scale.ts'
import { STILL_LIVES, stillLife } from '@okolitsa/demo/pictures/still-life.ts'
import type { Layer, PictureStore } from '../../supply/images/ports.ts'
import { createDiskStorage } from './disk-storage.ts'
import { STARTER_PICTURES } from './starter-pictures.ts'

const STILL_LIFE = /^food\/(.+)--(\d)\.webp$/

/**
 * The demo's pictures: photos of products and dishes from files, compositions of the starter data's drawings, and places
 * drawn from what their owners do. Only pictures of the demo world exist, although more could be
 * drawn.
 */
export function createDemoPictureStore(): PictureStore {
  const files = createDiskStorage(fileURLToPath(new URL('../../../demo/pictures/', import.meta.url)))
  const drawings = createDiskStorage(STARTER_PICTURES)
  const places = placeShots()
  const marks = farmMarks(demoMarketplace.organizations)
  const drawn = new Set([
    ...SCENE_PICTURES.map((key) => `scene/${key}.webp`),
    ...GOODS_PICTURES,
    ...INSIDE_PICTURES,
    ...NEAR_PICTURES,
    ...SCALE_PICTURES,
    ...DISH_PICTURES,
  ])
  const arranged = new Set(FOOD_PICTURES.flatMap((key) => variantsOf(key)))

  async function arrange(source: string): Promise<Layer[] | null> {
    const [, key = '', variant] = STILL_LIFE.exec(source) ?? []
    const layers: Layer[] = []
    for (const placed of stillLife(key, Number(variant))) {
      const drawing = await drawings.get(`food/${placed.key}.webp`)
      if (!drawing) return null
      layers.push({ isFlipped: false, ...placed, drawing })
    }
    return layers
  }

  return {
    has: async (source) =>
      places.has(source) || marks.has(source) || FORM_PICTURES.has(source) || drawn.has(source) || arranged.has(source),
    async read(source) {
      const shot = places.get(source)
      if (shot) return Buffer.from(drawShot(shot))
      const mark = marks.get(source)
      if (mark) return Buffer.from(drawMark(mark))
      const form = FORM_PICTURES.has(source) ? drawForm(source) : null
      if (form) return Buffer.from(form)
      if (arranged.has(source)) return arrange(source)
      return drawn.has(source) ? files.get(source) : null
    },
  }
}

const variantsOf = (key: string): string[] =>
  Array.from({ length: STILL_LIVES - 1 }, (_, index) => `food/${key}--${index + 1}.webp`)
