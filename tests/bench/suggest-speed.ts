import { MARKETPLACE } from '@okolitsa/domain/identity/scope.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { createCatalogCache } from '../../server/discovery/catalog/catalog-cache.ts'
import { createCatalogReads } from '../../server/discovery/catalog/catalog-reads.ts'
import { createCatalogModule } from '../../server/discovery/catalog/module.ts'
import { listProducts } from '../../server/discovery/catalog/use-cases/list-products.ts'
import { recipesService } from '../../server/discovery/recipes/module.ts'
import { searchHandlers } from '../../server/discovery/search/http/search.handlers.ts'
import { createDeliveryModule } from '../../server/fulfilment/delivery/module.ts'
import type { Database, Executor } from '../../server/platform/db/client.ts'
import { createSellerCache } from '../../server/supply/sellers/seller-cache.ts'

/** Rounds of every text; the first ones are warm-up. */
const ROUNDS = 12
const WARM_UP = 2
/** Statements whose plans are shown: the most expensive. */
const MAX_PLANS = 4

interface Seen {
  readonly text: string
  readonly values: readonly unknown[]
  ms: number
  calls: number
  total: number
}

/**
 * Measures suggestions and results: wall time of complete answers without HTTP, in sequence, and the database's cost of
 * the most expensive statements (EXPLAIN ANALYZE), which is less affected by other load on the machine.
 */
export async function reportSpeed(
  database: Database,
  { typed, searched }: { typed: readonly string[]; searched: readonly string[] },
): Promise<void> {
  const seen = new Map<string, Seen>()
  const executor: Executor = {
    query: async (text, values) => {
      const began = performance.now()
      const rows = await database.executor.query(text, values)
      const ms = performance.now() - began
      const known = seen.get(text)
      const calls = { calls: (known?.calls ?? 0) + 1, total: (known?.total ?? 0) + ms }
      seen.set(text, known && known.ms >= ms ? { ...known, ...calls } : { text, values, ms, ...calls })
      return rows as never
    },
  }
  const now = new Date()
  const clock = () => now
  const delivery = createDeliveryModule({
    executor: database.executor,
    clock,
    sellers: createSellerCache({ executor: database.executor, clock }),
  })
  const nobody = {
    sellerOf: () => {
      throw new Error('a measurement asks for no seller')
    },
  }
  const catalog = createCatalogModule({
    executor,
    clock,
    delivery,
    sellers: nobody,
    products: { listCrops: async () => [] },
  })
  const { suggest } = searchHandlers({
    executor,
    reads: executor,
    clock,
    delivery,
    catalog,
    recipes: recipesService(executor),
    // only products are measured; tests/bench/dishes.ts measures dishes
    restaurants: { suggest: async () => ({ restaurants: [], dishes: [] }) },
    festival: { comingFestival: async () => null },
    secret: 'of a measurement',
  })
  const site = { siteUuid: null, mode: 'default', organizationId: null, origin: null } as const
  const cache = createCatalogCache(executor)
  const serviceable = await delivery.sellersAt(MARKETPLACE, defaultLocation)
  const results = (substring: string) =>
    listProducts(
      { executor, batched: createCatalogReads(executor), delivery, cache },
      {
        place: defaultLocation,
        serviceable,
        categoryIds: [],
        filters: [],
        deliveryDates: [],
        sorting: 'popularity',
        substring,
        from: 0,
        size: 12,
        now,
      },
    )
  console.log(`${serviceable.organizationIds.length} sellers reach the place\n`)
  console.log(
    '| what | texts | p50, ms | p95, ms | p99, ms | slowest text (its median) |\n|---|---:|---:|---:|---:|---|',
  )
  await measure('suggestions', typed, (text) =>
    suggest({
      params: undefined,
      body: undefined,
      query: { text },
      context: { site, language: 'ru', closedAreas: [] },
      scope: MARKETPLACE,
    }),
  )
  await measure('results', searched, results)
  console.log('\n| statement | asked | mean, ms | worst, ms |\n|---|---:|---:|---:|')
  for (const { text, calls, total, ms } of [...seen.values()].toSorted((a, b) => b.total - a.total).slice(0, 12))
    console.log(
      `| ${text.replace(/\s+/g, ' ').trim().slice(0, 70)} | ${calls} | ${(total / calls).toFixed(2)} | ${ms.toFixed(1)} |`,
    )
  await showPlans(database, [...seen.values()].toSorted((a, b) => b.ms - a.ms).slice(0, MAX_PLANS))
}

async function measure(name: string, texts: readonly string[], ask: (text: string) => Promise<unknown>): Promise<void> {
  const all: number[] = []
  const medians: (readonly [text: string, ms: number])[] = []
  for (const text of texts) {
    const own: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const began = performance.now()
      await ask(text)
      if (round >= WARM_UP) own.push(performance.now() - began)
    }
    all.push(...own)
    medians.push([text, at(own, 0.5)])
  }
  const slowest = medians.toSorted((a, b) => b[1] - a[1]).slice(0, 3)
  console.log(
    `| ${name} | ${texts.length} | ${at(all, 0.5).toFixed(1)} | ${at(all, 0.95).toFixed(1)} | ${at(all, 0.99).toFixed(1)} | ${slowest
      .map(([text, ms]) => `${text} (${ms.toFixed(1)})`)
      .join(', ')} |`,
  )
}

const at = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0

async function showPlans({ executor }: Database, statements: readonly Seen[]): Promise<void> {
  for (const { text, values, ms } of statements) {
    const rows = await executor.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, buffers, costs off, summary on) ${text}`,
      values,
    )
    const words = values.filter((value) => typeof value === 'string').join(' | ')
    console.log(`\n${ms.toFixed(1)} ms at worst: ${words}\n`)
    // shortens the bitmaps of sellers, which would fill pages
    console.log(rows.map((row) => row['QUERY PLAN'].replace(/'\\x[0-9a-f]{80,}'/g, "'\\x…'")).join('\n'))
  }
}
