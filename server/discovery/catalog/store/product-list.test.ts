import { PRODUCT_SORTINGS } from '@okolitsa/contracts/catalog/listing.ts'
import { WAY_DAYS_UNKNOWN } from '@okolitsa/domain/delivery/way-days.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { comes, NO_WAY } from '../../../fulfilment/delivery/public.ts'
import { openDatabase, run } from '../../../platform/db/client.ts'
import { demoDatabase } from '../../../platform/db/testing.ts'
import { storedCards } from './card-row.ts'
import { countByCategory } from './category.store.ts'
import {
  countFiltered,
  kindOfList,
  type ListingFilters,
  type ListingQuestion,
  listPages,
} from './product-list.store.ts'
import { searchPage } from './product-search.store.ts'

const database = openDatabase(await demoDatabase(), { max: 2 })
const { executor } = database
afterAll(() => database.close())

const organizations = (await run<{ id: number }>(executor, 'select id from organization where id % 3 > 0')).map(
  (row) => row.id,
)
const bits = new Uint8Array(26)
for (const id of organizations) bits[id >> 3] = (bits[id >> 3] ?? 0) | (1 << (id & 7))
/** All sellers deliver; or some send parcels for four days, others for twenty. */
const ways = new Uint8Array(26 * 8)
const far = ways.map((_, id) => (id % 3 === 1 ? 132 : id % 3 === 2 ? 148 : 0))
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
const listPage = async (question: ListingQuestion) => (await listPages(executor, [question]))[0] ?? []
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
const sellersOf = async (rows: readonly { id: number }[]) =>
  (await storedCards(executor, idsOf(rows))).map(({ card }) => card.organizationId)

describe('a page of a list', () => {
  it.each(PRODUCT_SORTINGS)('returns the same page by scanning and by sorting: %s', async (sorting) => {
    for (const asked of [
      { filters: null, from: 0 },
      { filters, from: 7 },
    ]) {
      for (const categoryIds of [[0], [1], [101, 104, 2]]) {
        const question = { ...asked, categoryIds, sorting, size: 20 }
        const walked = await listPage({ ...question, sellers: { bits, ways } })
        const fetched = await listPage({ ...question, sellers: { ids: organizations, ways } })
        expect(idsOf(walked)).toEqual(idsOf(fetched))
        expect(walked.length).toBe(20)
        expect((await sellersOf(walked)).every((id) => organizations.includes(id))).toBe(true)
      }
    }
  })

  it('returns the same page when its query is batched with others of its kind', async () => {
    const few = organizations.slice(0, 7)
    const kinds = [
      {
        sellers: [
          { bits, ways },
          { bits: bits.slice(0, 12), ways: far },
          { bits: new Uint8Array(1), ways },
        ],
        filters: null,
      },
      {
        sellers: [
          { ids: organizations, ways },
          { ids: few, ways: far },
          { ids: [], ways },
        ],
        filters: null,
      },
      {
        sellers: [
          { bits, ways },
          { bits: bits.slice(0, 12), ways: far },
        ],
        filters,
      },
    ]
    for (const sorting of PRODUCT_SORTINGS) {
      for (const { sellers, filters: narrowed } of kinds) {
        for (const categories of [[[0], [1], [101], [0], [999_999]], [[101, 104, 2]]]) {
          const asked = categories.flatMap((categoryIds, at) =>
            sellers.map((own) => ({
              categoryIds,
              sellers: own,
              filters: narrowed,
              sorting,
              from: at * 3,
              size: 5 + at,
            })),
          )
          expect(new Set(asked.map(kindOfList)).size).toBe(1)
          const alone: unknown[] = []
          for (const question of asked) alone.push(idsOf(await listPage(question)))
          expect((await listPages(executor, asked)).map(idsOf)).toEqual(alone)
        }
      }
    }
  })

  it('batches a query only with others of its kind', () => {
    const question: ListingQuestion = {
      categoryIds: [1],
      sellers: { bits, ways },
      filters,
      sorting: 'cheaper',
      from: 0,
      size: 5,
    }
    const others: Partial<ListingQuestion>[] = [
      { categoryIds: [1, 2] },
      { sellers: { ids: [1], ways } },
      { filters: null },
      { filters: { ...filters, isInStock: false } },
      { sorting: 'expensive' },
      { from: 600 },
    ]
    const kinds = [question, ...others.map((other) => ({ ...question, ...other }))].map(kindOfList)
    expect(new Set(kinds).size).toBe(kinds.length)
  })

  it('lists only products that stay fresh on the way, both by scanning and by sorting', async () => {
    const question = { categoryIds: [0], sorting: 'popularity' as const, filters: null, from: 0, size: 1_000 }
    const [walked, fetched, near] = await Promise.all([
      listPage({ ...question, sellers: { bits, ways: far } }),
      listPage({ ...question, sellers: { ids: organizations, ways: far } }),
      listPage({ ...question, sellers: { bits, ways } }),
    ])
    expect(idsOf(walked)).toEqual(idsOf(fetched))
    expect(walked.length).toBeLessThan(near.length)
    const borne = (await storedCards(executor, idsOf(near)))
      .filter(({ card }) => comes(card.wayDays ?? WAY_DAYS_UNKNOWN, far[card.organizationId] ?? NO_WAY))
      .map(({ id }) => id)
    expect(new Set(idsOf(walked))).toEqual(new Set(borne))
    const counted = { categoryIds: [0], filters: { ...filters, priceFrom: null, isInStock: false }, most: 5_000 }
    expect(await countFiltered(executor, { ...counted, sellers: { bits, ways: far } })).toBe(walked.length)
    const counts = await countByCategory(executor, { bits, ways: far })
    expect(counts.find(({ categoryId }) => categoryId === 0)?.products).toBe(walked.length)
  })

  it('omits sellers whose ids exceed the bit set', async () => {
    expect(
      await listPage({
        categoryIds: [0],
        sorting: 'popularity',
        filters: null,
        from: 0,
        size: 5,
        sellers: { bits: new Uint8Array(1), ways },
      }),
    ).toEqual([])
  })
})

describe('a search', () => {
  const question = {
    phrase: 'сыр',
    categoryIds: [],
    sellers: { bits, ways },
    filters: { ...filters, priceFrom: null, isInStock: false },
    sorting: 'cheaper' as const,
    from: 3,
    size: 8,
    mostWalked: 10_000,
  }

  it('finds the same products by the word index and by scanning the list', async () => {
    const rare = await searchPage(executor, { ...question, mostHits: 3_000 })
    const frequent = await searchPage(executor, { ...question, mostHits: 12 })
    expect(rare.total).toBeGreaterThan(12)
    expect(rare.rows).toHaveLength(8)
    expect(idsOf(frequent.rows)).toEqual(idsOf(rare.rows))
    expect(frequent.total).toBe(12)
  })

  it('uses the word index when the scan ends before the page is full', async () => {
    const short = await searchPage(executor, { ...question, mostHits: 13, mostWalked: 5, from: 0 })
    expect(short.rows).toHaveLength(8)
  })
})
