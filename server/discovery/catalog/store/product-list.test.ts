import { PRODUCT_SORTINGS } from '@okolitsa/contracts/catalog/listing.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { openDatabase, run } from '../../../platform/db/client.ts'
import { demoDatabase } from '../../../platform/db/testing.ts'
import { storedCards } from './card-row.ts'
import { type ListingFilters, listPage } from './product-list.store.ts'
import { searchPage } from './product-search.store.ts'

const database = openDatabase(await demoDatabase(), { max: 2 })
const { executor } = database
afterAll(() => database.close())

const organizations = (await run<{ id: number }>(executor, 'select id from organization where id % 3 > 0')).map(
  (row) => row.id,
)
const bits = new Uint8Array(26)
for (const id of organizations) bits[id >> 3] = (bits[id >> 3] ?? 0) | (1 << (id & 7))
const filters: ListingFilters = {
  priceFrom: 10_000,
  priceTo: null,
  isInStock: true,
  newSince: null,
  hasDiscount: false,
  readyBy: null,
  traits: 0,
  madeSince: null,
  attributes: null,
}
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
const sellersOf = async (rows: readonly { id: number }[]) =>
  (await storedCards(executor, idsOf(rows))).map(({ card }) => card.organizationId)

describe('a page of a list', () => {
  it.each(PRODUCT_SORTINGS)('is the same walked past foreign sellers and sorted from own ones: %s', async (sorting) => {
    for (const asked of [
      { filters: null, from: 0 },
      { filters, from: 7 },
    ]) {
      for (const categoryIds of [[0], [1], [101, 104, 2]]) {
        const question = { ...asked, categoryIds, sorting, size: 20 }
        const walked = await listPage(executor, { ...question, sellers: { bits } })
        const fetched = await listPage(executor, { ...question, sellers: { ids: organizations } })
        expect(idsOf(walked)).toEqual(idsOf(fetched))
        expect(walked.length).toBe(20)
        expect((await sellersOf(walked)).every((id) => organizations.includes(id))).toBe(true)
      }
    }
  })

  it('leaves out sellers beyond the bits', async () => {
    expect(
      await listPage(executor, {
        categoryIds: [0],
        sorting: 'popularity',
        filters: null,
        from: 0,
        size: 5,
        sellers: { bits: new Uint8Array(1) },
      }),
    ).toEqual([])
  })
})

describe('a search', () => {
  const question = {
    phrase: 'сыр',
    categoryIds: [],
    sellers: { bits },
    filters: { ...filters, priceFrom: null, isInStock: false },
    sorting: 'cheaper' as const,
    from: 3,
    size: 8,
    mostWalked: 10_000,
  }

  it('finds the same by the word index and by walking the list', async () => {
    const rare = await searchPage(executor, { ...question, mostHits: 3_000 })
    const frequent = await searchPage(executor, { ...question, mostHits: 12 })
    expect(rare.total).toBeGreaterThan(12)
    expect(rare.rows).toHaveLength(8)
    expect(idsOf(frequent.rows)).toEqual(idsOf(rare.rows))
    expect(frequent.total).toBe(12)
  })

  it('asks the word index after all when the walk ends before the page is full', async () => {
    const short = await searchPage(executor, { ...question, mostHits: 13, mostWalked: 5, from: 0 })
    expect(short.rows).toHaveLength(8)
  })
})
