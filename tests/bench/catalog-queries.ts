/**
 * Measures the most frequent catalogue queries on a scaled demo database: `node tests/bench/catalog-queries.ts
 * <database URL> [--explain]`. Runs one query at a time through the real stores, after a warm-up; prints a Markdown
 * table of milliseconds. With `--explain` it also prints the generic plans of the prepared statements.
 */

import { demoSearchPhrases } from '@okolitsa/demo/data/search-phrases.ts'
import { traitMask } from '@okolitsa/domain/catalog/traits.ts'
import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { everybodys, MARKETPLACE } from '@okolitsa/domain/identity/scope.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { createCatalogCache } from '../../server/discovery/catalog/catalog-cache.ts'
import { MAX_SEARCH_HITS, MAX_SEARCH_WALKED } from '../../server/discovery/catalog/policy.ts'
import { boughtTogetherWith } from '../../server/discovery/catalog/store/bought-together.store.ts'
import { storedCards } from '../../server/discovery/catalog/store/card-row.ts'
import { countFacets } from '../../server/discovery/catalog/store/facet.store.ts'
import { farmersByIds } from '../../server/discovery/catalog/store/farmer.store.ts'
import {
  cardsByIds,
  findProductPages,
  findSellable,
  listOfSeller,
} from '../../server/discovery/catalog/store/product.store.ts'
import {
  type ListingFilters,
  type ListingQuestion,
  listPages,
} from '../../server/discovery/catalog/store/product-list.store.ts'
import { searchPage } from '../../server/discovery/catalog/store/product-search.store.ts'
import { sellerFilter } from '../../server/discovery/catalog/use-cases/list-question.ts'
import { refreshCards } from '../../server/discovery/read-models/store/read-models.store.ts'
import { createDeliveryModule } from '../../server/fulfilment/delivery/module.ts'
import { type Executor, openDatabase, run } from '../../server/platform/db/client.ts'
import { createSellerCache } from '../../server/supply/sellers/seller-cache.ts'

const ROUNDS = 100
const NO_FILTERS: ListingFilters = {
  priceFrom: null,
  priceTo: null,
  isInStock: false,
  newSince: null,
  hasDiscount: false,
  readyBy: null,
  traits: 0,
  madeSince: null,
  attributes: null,
}
const farEast = {
  city: null,
  settlement: null,
  regionCode: '41',
  coords: { latitude: 53.02, longitude: 158.65 },
}

const [url, option] = process.argv.slice(2)
if (!url) throw new Error('which database? give its address')
const database = openDatabase(url, { max: 1 })
const explained: { text: string; values: readonly unknown[] }[] = []
/** Records the statements of a query to show their plans. */
const executor: Executor = {
  query: (text, values) => {
    explained.push({ text, values })
    return database.executor.query(text, values)
  },
}

const now = new Date()
const clock = () => now
const sellers = createSellerCache({ executor: database.executor, clock })
const delivery = createDeliveryModule({ executor: database.executor, clock, sellers })
const cache = createCatalogCache(database.executor)
const here = await delivery.sellersAt(MARKETPLACE, defaultLocation)
const known = await delivery.sellers(everybodys('a measurement'))
const there = await delivery.sellersAt(MARKETPLACE, farEast)
const question = async (categoryId: number, serviceable = here) => ({
  categoryIds: [categoryId],
  sellers: await sellerFilter(cache, serviceable, [categoryId], 12),
  filters: null,
  sorting: 'popularity' as const,
  from: 0,
  size: 12,
})
const everything = await question(0)
const leaf = await question(103)
const remote = await question(0, there)
const sparse = await question(0, here.narrow(here.organizationIds.slice(-10)))
const listPage = async (on: Executor, asked: ListingQuestion) => (await listPages(on, [asked]))[0] ?? []
const first = await listPage(database.executor, { ...everything, size: 24 })
const seller = here.organizationIds.at(-1)
if (seller === undefined) throw new Error('nobody reaches the place')
const ids = first.map(({ id }) => id)
const slug = (await storedCards(database.executor, ids.slice(3, 4)))[0]?.card.slug ?? ''
const search = (phrase: string, isAny = false) =>
  searchPage(executor, {
    ...everything,
    categoryIds: [],
    filters: NO_FILTERS,
    phrase,
    isAny,
    mostHits: MAX_SEARCH_HITS,
    mostWalked: MAX_SEARCH_WALKED,
  })

const counts = (categoryId: number, filters = NO_FILTERS) =>
  countFacets(executor, {
    categoryId,
    filters,
    organizationIds: [],
    sellers: { bits: here.bits, ways: here.ways },
    newSince: dayIn('Europe/Moscow', now),
    madeSince: dayIn('Europe/Moscow', now),
    mostFarmers: 20,
  })

const measured: Record<string, () => Promise<unknown>> = {
  'list, everything, popular': () => listPage(executor, everything),
  'list, leaf category, popular': () => listPage(executor, leaf),
  'list, root category, cheaper': async () =>
    listPage(executor, { ...everything, categoryIds: [1], sorting: 'cheaper' }),
  'list, everything, novelty, from 1 000': () => listPage(executor, { ...everything, sorting: 'novelty', from: 1_000 }),
  'list, everything, in stock, discount, price': () =>
    listPage(executor, {
      ...everything,
      filters: { ...NO_FILTERS, isInStock: true, hasDiscount: true, priceFrom: 10_000, priceTo: 50_000 },
    }),
  'list, root category, vegan': () =>
    listPage(executor, { ...everything, categoryIds: [5], filters: { ...NO_FILTERS, traits: traitMask(['vegan']) } }),
  'list, everything, price of a kilogram': () => listPage(executor, { ...everything, sorting: 'unitPrice' }),
  'counts, root category': () => counts(1),
  'counts, root category, narrowed': () =>
    counts(1, { ...NO_FILTERS, isInStock: true, priceTo: 50_000, traits: traitMask(['noEggs']) }),
  'counts, everything': () => counts(0),
  'bought with a product': () => boughtTogetherWith(executor, ids[0] ?? 0),
  'list, four categories': () => listPage(executor, { ...everything, categoryIds: [101, 102, 103, 104] }),
  'list, far place': () => listPage(executor, remote),
  'list, place ten sellers reach': () => listPage(executor, sparse),
  'product by slug': () => findProductPages(executor, MARKETPLACE, [slug]),
  '24 cards by ids': () => cardsByIds(executor, { scope: MARKETPLACE, sellers: known }, ids),
  '24 products for checkout': () => findSellable(executor, ids, now),
  'products of a farmer': () =>
    listOfSeller(executor, {
      organizationId: seller,
      categoryIds: [],
      phrase: null,
      seed: null,
      sorting: 'popularity',
      from: 0,
      size: 12,
    }),
  '12 farmers with previews': () =>
    farmersByIds(executor, here.organizationIds.slice(-12), { count: 4, categoryId: 0 }),
  'search, frequent word': () => search(demoSearchPhrases.frequent),
  'search, two words': () => search(demoSearchPhrases.twoWords),
  'search, rare word': () => search(demoSearchPhrases.rare),
  'search, mistyped word': () => search(demoSearchPhrases.mistyped),
  'search, word by its sound': () => search(demoSearchPhrases.bySound),
  'search, part of a wish': () => search(demoSearchPhrases.partly),
  'search, any of the words': () => search(demoSearchPhrases.seldomTogether, true),
  'search within a farm': () =>
    listOfSeller(executor, {
      organizationId: seller,
      categoryIds: [],
      phrase: demoSearchPhrases.frequent,
      seed: null,
      sorting: 'popularity',
      from: 0,
      size: 12,
    }),
  'search, words that seldom meet': () => search(demoSearchPhrases.seldomTogether),
  'card rebuilt after a change': () => refreshCards(executor, ids.slice(0, 1)),
}

const [size] = await run<{ products: number; sellers: number }>(
  database.executor,
  'select (select count(*)::int from product) as products, (select count(*)::int from organization) as sellers',
)
const lines = [
  `${size?.products} products, ${size?.sellers} sellers; ${here.organizationIds.length} reach Moscow, ${there.organizationIds.length} reach Kamchatka`,
  '',
  '| question | best, ms | median, ms | 95 %, ms |',
  '|---|---:|---:|---:|',
]
const plans: string[] = []
for (const [name, ask] of Object.entries(measured)) {
  for (let round = 0; round < 12; round++) await ask()
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now()
    await ask()
    times.push(performance.now() - start)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(2)
  lines.push(`| ${name} | ${at(0)} | ${at(0.5)} | ${at(0.95)} |`)
  if (option !== '--explain') continue
  explained.length = 0
  await ask()
  plans.push(`### ${name}`, '')
  for (const statement of [...explained]) plans.push('```', await planOf(statement), '```', '')
}
process.stdout.write(`${[...lines, '', ...plans].join('\n')}\n`)
await database.close()

/** The generic plan of a prepared statement. */
async function planOf(statement: { text: string; values: readonly unknown[] }): Promise<string> {
  const client = await database.pool.connect()
  try {
    await client.query("set plan_cache_mode = 'force_generic_plan'")
    const { rows } = await client.query<{ 'QUERY PLAN': string }>({
      name: `explain-${plans.length}`,
      text: `explain (analyze, buffers, costs off, summary on) ${statement.text}`,
      values: [...statement.values],
    })
    // shortens the bitmaps of sellers, which would fill pages
    return rows.map((row) => row['QUERY PLAN'].replace(/'\\x[0-9a-f]{80,}'/g, "'\\x…'")).join('\n')
  } finally {
    await client.query('reset plan_cache_mode')
    client.release()
  }
}
