import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { demoMarketplace } from '@okolitsa/demo/marketplace.ts'
import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { LONGEST_ALT } from '@okolitsa/domain/images/gallery.ts'
import { expect, it } from 'vitest'
import { openDatabase } from '../platform/db/client.ts'
import { demoDatabase } from '../platform/db/testing.ts'
import { demoProductsOf } from './demo-products.ts'

const demo = await demoDatabase()

const NOW = new Date('2026-05-20T09:00:00Z')
const { organizations, categories } = demoMarketplace
const products = organizations
  .filter(({ hidden }) => !hidden)
  .flatMap((farm) => demoProductsOf(farm, dayIn(farm.place.timeZone, NOW), NOW))
const fileOf = (source: string) => readFileSync(new URL(`../../demo/pictures/${source}`, import.meta.url))
/** Number of products on a page of a list. */
const PAGE = 24
/** Minimum pictures of a product, which has two to four: itself, its inside, a closer view, its size. */
const FEWEST = 2
const MOST = 4

it('every product has a first picture with unique content', () => {
  expect(products.filter(({ fields }) => !fields.image.startsWith('goods/')).map(({ id }) => id)).toEqual([])
  const contents = products.map(({ fields }) => createHash('sha256').update(fileOf(fields.image)).digest('hex'))
  expect(new Set(contents).size).toBe(products.length)
})

it('draws first pictures 1,200 pixels wide, with a Russian description and a placeholder colour', () => {
  const hues = new Map(categories.map(({ id, hue }) => [id, hue]))
  for (const { id, fields, seen, categoryId } of products) {
    const file = fileOf(fields.image)
    const frame = file.indexOf('VP8 ') + 14
    expect(file.readUInt16LE(frame) & 0x3fff, String(id)).toBeGreaterThanOrEqual(1_200)
    expect(seen?.alt, String(id)).toMatch(/[а-яё]/)
    expect(seen?.alt.length).toBeLessThanOrEqual(LONGEST_ALT)
    expect(seen?.focus, String(id)).not.toBeNull()
    expect(fields.hue ?? hues.get(categoryId), String(id)).toBeTypeOf('number')
  }
})

it('shows no picture twice on a page of any list', () => {
  const lists = Map.groupBy(
    products.flatMap((product) => {
      const all = [product.categoryId, ...product.furtherCategoryIds]
      return [...new Set(all.flatMap((id) => [id, Math.floor(id / 100)]))].map((list) => ({ list, product }))
    }),
    ({ list }) => list,
  )
  for (const [list, members] of lists) {
    const inOrder = members
      .map(({ product }) => product)
      .toSorted((one, other) => (other.popularity ?? 0) - (one.popularity ?? 0))
    for (let start = 0; start < inOrder.length; start += PAGE) {
      const page = inOrder.slice(start, start + PAGE)
      expect(new Set(page.map(({ fields }) => fields.image)).size, `list ${list} from ${start}`).toBe(page.length)
    }
  }
})

it('gives every product two to four pictures', () => {
  const shown = products.map(({ id, furtherPictures = [] }) => ({ id, count: 1 + furtherPictures.length }))
  expect(shown.filter(({ count }) => count < FEWEST || count > MOST)).toEqual([])
})

it('gives further pictures other content than the first one, and a Russian description', () => {
  const further = products.flatMap(({ fields, furtherPictures }) =>
    (furtherPictures ?? []).map((picture) => ({ ...picture, first: fields.image })),
  )
  expect(further.filter(({ source, first }) => source === first)).toEqual([])
  for (const { alt, focus } of further) {
    expect(alt).toMatch(/^[А-ЯЁ]/)
    expect(alt.length).toBeLessThanOrEqual(LONGEST_ALT)
    expect(focus).not.toBeNull()
  }
})

it('gives no dish and no recipe the drawing of another food', async () => {
  const database = openDatabase(demo, { max: 1 })
  const shown = await database.pool.query<{ title: string; image: string }>(
    `select p.title, p.image from product p join dish d on d.product_id = p.id
     union all select title, image from recipe`,
  )
  await database.close()
  expect(shown.rows.length).toBeGreaterThan(400)
  expect(shown.rows.filter(({ image }) => !/^(?:dishes|forms)\//.test(image))).toEqual([])
})
