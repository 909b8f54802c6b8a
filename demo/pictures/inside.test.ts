import { createHash } from 'node:crypto'
import { LONGEST_ALT } from '@okolitsa/domain/images/gallery.ts'
import { describe, expect, it } from 'vitest'
import { demoMarketplace } from '../marketplace.ts'
import { DISH_PICTURES } from './dishes.ts'
import { GOODS_PICTURES } from './goods.ts'
import { INSIDE_PICTURES, insideOf, insidePicture } from './inside.ts'
import type { Inside } from './inside-forms.ts'
import { bytesOf, sidesOf } from './made-files.data.ts'

const products = demoMarketplace.organizations.flatMap((farm) => farm.products)
const shown = products.flatMap((product) => insideOf(product) ?? [])
const own = shown.filter((one): one is Inside => 'key' in one)
const hashOf = (source: string) => createHash('sha256').update(bytesOf(source)).digest('hex')

describe('pictures of contents', () => {
  it('pictures of contents exist for exactly the keys named by rules', () => {
    expect([...INSIDE_PICTURES].toSorted()).toEqual([...new Set(own.map(({ key }) => `inside/${key}.webp`))].toSorted())
    const dishes = shown.flatMap((one) => ('dish' in one ? [`dishes/${one.dish}.webp`] : []))
    expect(dishes.filter((source) => !DISH_PICTURES.has(source))).toEqual([])
  })

  it('pictures of contents are 1200 pixels square, small, and different from all others', () => {
    const sources = [...INSIDE_PICTURES]
    const sides = sources.map((source) => sidesOf(bytesOf(source)))
    expect(sides.filter(({ width, height }) => width < 1200 || height < 1200)).toEqual([])
    expect(sources.filter((source) => bytesOf(source).length > 45_000)).toEqual([])
    const contents = [...sources, ...GOODS_PICTURES].map(hashOf)
    expect(new Set(contents).size).toBe(contents.length)
  })

  it('pictures of contents have a Russian text alternative, and one key per look', () => {
    const looks = new Map<string, string>()
    for (const one of own) {
      const look = JSON.stringify([one.form, one.alt, one.colors])
      expect(looks.get(one.key) ?? look, one.key).toBe(look)
      looks.set(one.key, look)
    }
    for (const product of products) {
      const picture = insidePicture(product)
      if (!picture) continue
      expect(picture.alt).toMatch(/^[А-ЯЁ]/)
      expect(picture.alt.length).toBeLessThanOrEqual(LONGEST_ALT)
      expect(picture.focus).not.toBeNull()
    }
  })

  it('pictures of contents have valid colours, several for multicoloured skins', () => {
    const ramps = own.flatMap(({ colors }) => Object.values(colors))
    expect(ramps.flat(2).filter((color) => !/^#[0-9a-f]{6}$/.test(color))).toEqual([])
    expect(ramps.filter((ramp) => ramp.length < 2)).toEqual([])
  })

  it.each([
    ['Кефир на живом грибке', 106, 'Кефир в кружке'],
    ['Ряженка томлёная', 106, 'Ряженка в кружке'],
    ['Молоко топлёное', 101, 'Топлёное молоко в кружке'],
    ['Гречка зелёная', 1101, 'Зелёная гречка в миске'],
    ['Борщ на говяжьей грудинке', 1302, 'Борщ в тарелке, сверху сметана и зелень'],
  ])('match the product: %s', (title, category, alt) => {
    const product = products.find((one) => one.title === title && one.category === category)
    expect(product && insideOf(product)?.alt).toBe(alt)
  })

  it('pictures of contents exist for more than half of all products', () => {
    expect(products.filter((product) => insidePicture(product)).length).toBeGreaterThanOrEqual(600)
  })
})
