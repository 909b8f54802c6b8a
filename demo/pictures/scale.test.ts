import { LONGEST_ALT } from '@okolitsa/domain/images/gallery.ts'
import { describe, expect, it } from 'vitest'
import { demoMarketplace } from '../marketplace.ts'
import { goodsPicture } from './goods.ts'
import { insidePicture } from './inside.ts'
import { bytesOf, sidesOf } from './made-files.data.ts'
import { nearPicture } from './near.ts'
import { SCALE_PICTURES, scaleOf, scalePicture } from './scale.ts'

const MOST = 4
const products = demoMarketplace.organizations.flatMap((farm) =>
  farm.products.map((product, index) => {
    const id = farm.id * 1_000 + index + 1
    return { id, product, farm, scaled: scaleOf(product, farm), picture: scalePicture(id, product, farm) }
  }),
)
const sizeOf = (wanted: string) => products.find(({ product }) => product.title === wanted)?.scaled?.size ?? 0

describe('pictures with scale', () => {
  it('pictures with scale exist for exactly the products whose size a rule names', () => {
    const named = products.flatMap(({ id, scaled }) => (scaled ? [`scale/${id}.webp`] : []))
    expect([...SCALE_PICTURES].toSorted()).toEqual(named.toSorted())
  })

  it('no product has more than four pictures', () => {
    const crowded = products.filter(({ id, product, farm, picture }) => {
      const all = [goodsPicture(id, product, farm), insidePicture(product), nearPicture(id, product, farm), picture]
      return all.filter((one) => one !== null).length > MOST
    })
    expect(crowded.map(({ id }) => id)).toEqual([])
  })

  it('shows a pack in its true size', () => {
    expect(sizeOf('Мёд липовый, килограмм')).toBeGreaterThan(sizeOf('Мёд липовый, сбор этого лета'))
    expect(sizeOf('Мёд липовый, сбор этого лета')).toBeGreaterThan(sizeOf('Мёд бортевой дикий'))
    for (const one of products) {
      for (const other of products) {
        if (!one.scaled || one.scaled.pack !== other.scaled?.pack) continue
        const isHeavier = one.product.measure > other.product.measure && one.product.unit === other.product.unit
        // products of one category have the same density
        if (
          !isHeavier ||
          one.product.category !== other.product.category ||
          ![101, 105, 1001, 1003, 1201].includes(one.product.category)
        )
          continue
        expect(one.scaled.size, `${one.product.title} and ${other.product.title}`).toBeGreaterThanOrEqual(
          other.scaled.size,
        )
      }
    }
  })

  it('pictures with scale are 1200 pixels square, small, and different from the first picture', () => {
    for (const { id, product, farm, picture } of products) {
      if (!picture) continue
      const file = bytesOf(picture.source)
      expect(sidesOf(file), picture.source).toEqual({ width: 1200, height: 1200 })
      expect(file.length, picture.source).toBeLessThanOrEqual(28 * 1024)
      const own = goodsPicture(id, product, farm)
      if (own) expect(file.equals(bytesOf(own.source)), picture.source).toBe(false)
    }
    const weight = [...SCALE_PICTURES].reduce((sum, source) => sum + bytesOf(source).length, 0)
    expect(weight).toBeLessThan(15 * 1024 * 1024)
  })

  it('text alternatives name the reference object in Russian', () => {
    for (const { product, picture } of products) {
      if (!picture) continue
      expect(picture.alt).toContain(product.title)
      expect(picture.alt).toMatch(
        / рядом (со столовой|с чайной) ложкой$| рядом с кружкой на 250 мл$| рядом с куриным яйцом$/,
      )
      expect(picture.alt.length).toBeLessThanOrEqual(LONGEST_ALT)
      expect(picture.focus).not.toBeNull()
    }
  })
})
