import { createHash } from 'node:crypto'
import { LONGEST_ALT } from '@okolitsa/domain/images/gallery.ts'
import { describe, expect, it } from 'vitest'
import { demoMarketplace } from '../marketplace.ts'
import { GOODS_PICTURES, goodsPicture } from './goods.ts'
import { bytesOf, sidesOf } from './made-files.data.ts'
import { packOf } from './packs.ts'

const pictured = demoMarketplace.organizations.flatMap((farm) =>
  farm.products.flatMap((product, index) => {
    const picture = goodsPicture(farm.id * 1_000 + index + 1, product, farm)
    return picture ? [{ product, farm, picture }] : []
  }),
)

describe('pictures of goods', () => {
  it('product pictures belong to existing products', () => {
    expect([...GOODS_PICTURES].toSorted()).toEqual(pictured.map(({ picture }) => picture.source).toSorted())
  })

  it('product pictures exist for every product', () => {
    const all = demoMarketplace.organizations.flatMap((farm) => farm.products)
    expect(pictured.length).toBe(all.length)
  })

  it('has a pack for every product', () => {
    const products = demoMarketplace.organizations.flatMap((farm) =>
      farm.products.filter((product) => packOf(product, farm) === null).map(({ title }) => title),
    )
    expect(products).toEqual([])
  })

  it('product pictures are 1200 pixels square and different', () => {
    const files = [...GOODS_PICTURES].map((source) => ({ source, file: bytesOf(source) }))
    expect(files.filter(({ file }) => sidesOf(file).width < 1200 || sidesOf(file).height < 1200)).toEqual([])
    const contents = new Set(files.map(({ file }) => createHash('sha256').update(file).digest('hex')))
    expect(contents.size).toBe(files.length)
  })

  it('product pictures have a Russian text alternative and a focus point', () => {
    for (const { product, farm, picture } of pictured) {
      expect(picture.alt).toContain(product.title)
      expect(picture.alt).toContain(farm.title)
      expect(picture.alt.length).toBeLessThanOrEqual(LONGEST_ALT)
      expect(picture.focus).not.toBeNull()
    }
  })

  it('uses valid colours, and several for multicoloured skins', () => {
    for (const { product, farm } of pictured) {
      const { filling, lid, body } = packOf(product, farm) ?? {}
      const named = [filling ?? [], lid ?? [], body ?? []].flat()
      expect(named.filter((color) => !/^#[0-9a-f]{6}$/.test(color))).toEqual([])
      if (typeof filling === 'object') expect(filling.length).toBeGreaterThanOrEqual(3)
    }
  })

  it('product pictures keep the demo small', () => {
    const weight = [...GOODS_PICTURES].reduce((sum, source) => sum + bytesOf(source).length, 0)
    expect(weight).toBeLessThan(60 * 1024 * 1024)
  })
})
