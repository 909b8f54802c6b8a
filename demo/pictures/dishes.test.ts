import { createHash } from 'node:crypto'
import { LONGEST_ALT } from '@okolitsa/domain/images/gallery.ts'
import { describe, expect, it } from 'vitest'
import { demoMarketplace } from '../marketplace.ts'
import { DISH_LOOKS } from './dish-looks.ts'
import { DISH_PICTURES, dishLookOf, dishPicture } from './dishes.ts'
import { bytesOf, sidesOf } from './made-files.data.ts'

const dishes = demoMarketplace.restaurants.flatMap(({ id, menu }) =>
  menu.flatMap((section) => section.dishes.map((dish) => ({ dish, restaurantId: id }))),
)

describe('pictures of dishes', () => {
  it('rendered dish pictures exist for exactly the dishes with a look, at least sixty', () => {
    const wanted = dishes.filter(({ dish }) => DISH_LOOKS[dish.slug]).map(({ dish }) => `dishes/${dish.slug}.webp`)
    expect(wanted.length).toBe(Object.keys(DISH_LOOKS).length)
    expect([...DISH_PICTURES].toSorted()).toEqual(wanted.toSorted())
    expect(wanted.length).toBeGreaterThanOrEqual(60)
  })

  it('rendered dish pictures are 1200 pixels square, small, and different', () => {
    const files = [...DISH_PICTURES].map((source) => ({ source, file: bytesOf(source) }))
    expect(files.filter(({ file }) => sidesOf(file).width < 1200 || sidesOf(file).height < 1200)).toEqual([])
    expect(files.filter(({ file }) => file.length > 80_000).map(({ source }) => source)).toEqual([])
    expect(new Set(files.map(({ file }) => createHash('sha256').update(file).digest('hex'))).size).toBe(files.length)
  })

  it('rendered dish pictures have a Russian text alternative and a focus point', () => {
    for (const { dish } of dishes) {
      const picture = dishPicture(dish)
      if (!picture) continue
      expect(picture.alt).toContain(dish.title)
      expect(picture.alt.length).toBeLessThanOrEqual(LONGEST_ALT)
      expect(picture.focus).not.toBeNull()
    }
  })

  it('uses valid colours for tableware and food', () => {
    const colors = dishes.flatMap(({ dish, restaurantId }) =>
      Object.values(dishLookOf(dish.slug, restaurantId)?.colors ?? {}).flat(2),
    )
    expect(colors.filter((color) => !/^#[0-9a-f]{6}$/.test(color))).toEqual([])
  })
})
