import { LONGEST_ALT } from '@okolitsa/domain/images/gallery.ts'
import { describe, expect, it } from 'vitest'
import { demoMarketplace } from '../marketplace.ts'
import { goodsPicture } from './goods.ts'
import { insidePicture } from './inside.ts'
import { bytesOf, sidesOf } from './made-files.data.ts'
import { NEAR_PICTURES, nearPicture } from './near.ts'

const products = demoMarketplace.organizations.flatMap((farm) =>
  farm.products.map((product, index) => {
    const id = farm.id * 1_000 + index + 1
    const [own, near] = [goodsPicture(id, product, farm), nearPicture(id, product, farm)]
    return { id, title: product.title, own, near, inside: insidePicture(product) }
  }),
)

describe('closer views', () => {
  it('each closer view belongs to a product of the demo', () => {
    const sources = products.flatMap(({ near }) => near?.source ?? [])
    expect([...NEAR_PICTURES].toSorted()).toEqual(sources.toSorted())
  })

  it('has a closer view for every product without another second picture', () => {
    const alone = products.filter(({ own, near, inside }) => own && !near && !inside)
    expect(alone.map(({ id }) => id)).toEqual([])
  })

  it('closer views are 1200 pixels square, small, and different from the first picture', () => {
    for (const { own, near } of products) {
      if (!near) continue
      const file = bytesOf(near.source)
      expect(sidesOf(file), near.source).toEqual({ width: 1200, height: 1200 })
      expect(file.length, near.source).toBeLessThan(96 * 1024)
      if (own) expect(file.equals(bytesOf(own.source)), near.source).toBe(false)
    }
    const weight = [...NEAR_PICTURES].reduce((sum, source) => sum + bytesOf(source).length, 0)
    expect(weight).toBeLessThan(32 * 1024 * 1024)
  })

  it('closer views have a Russian text alternative', () => {
    for (const { title, near } of products) {
      if (!near) continue
      expect(near.alt).toMatch(/^.+: ближе, .*[а-яё]/)
      expect(near.alt).toContain(title)
      expect(near.alt.length).toBeLessThanOrEqual(LONGEST_ALT)
      expect(near.focus).not.toBeNull()
    }
  })
})
