import { catalog } from '@okolitsa/strings/ru/catalog.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { afterAll, expect, it } from 'vitest'
import { openDatabase, run } from '../../server/platform/db/client.ts'
import { demoDatabase } from '../../server/platform/db/testing.ts'
import { renderedShop } from '../promises/rendered-shop.data.ts'

const databaseUrl = await demoDatabase()
const shop = await renderedShop(databaseUrl)
const database = openDatabase(databaseUrl, { max: 1 })
afterAll(() => database.close())

const FIRST_LOAD = 11
/** A category with more products at this place than two loads contain. */
async function largeCategory(hasStory: boolean): Promise<string | undefined> {
  const candidates = await run<{ id: number; key: string }>(
    database.executor,
    `select c.id, c.url_key as key from category c
      where exists (select from category_story s where s.category_id = c.id) = $1 order by c.id`,
    [hasStory],
  )
  for (const { id, key } of candidates) {
    const { totalItems } = await shop.ask(`/api/v3/products?categoryIds=${id}&size=1`)
    if (totalItems > 2 * FIRST_LOAD) return key
  }
  return undefined
}
const [withStory, plain] = [await largeCategory(true), await largeCategory(false)]
const OVERLINE = catalog.category.storyOverline('').replaceAll('\u00A0', ' ').slice(0, -1)

async function cardsOf(path: string) {
  const { html, words } = await shop.open(path, defaultLocation)
  const [, list = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? []
  const own = words.split(OVERLINE).length - 1
  return { goods: list.split('<article').length - 1 - own, own }
}

it.each([
  ['a category with a story', withStory],
  ['a category without one', plain],
])('the first load of %s has eleven products, and its own card is the twelfth', async (_, key) => {
  expect(key).toBeDefined()
  expect(await cardsOf(`/category/${key}`)).toEqual({ goods: FIRST_LOAD, own: 1 })
})

it('loads eleven products first in a filtered list too', async () => {
  expect(await cardsOf(`/category/${withStory}?priceFrom=1`)).toEqual({ goods: FIRST_LOAD, own: 1 })
})
