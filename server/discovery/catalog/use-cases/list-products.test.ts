import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Executor } from '../../../platform/db/client.ts'
import type { CatalogCache } from '../catalog-cache.ts'
import { createCatalogReads } from '../catalog-reads.ts'
import { listProducts } from './list-products.ts'
import type { ListDeps, ProductsQuestion } from './list-question.ts'

const lost = () => Object.assign(new Error('terminating connection'), { code: '57P01' })
/** The rows fail immediately and the filters a moment later, like after a cut connection. */
const late = async () => {
  await pause(5)
  throw lost()
}
const executor: Executor = { query: () => Promise.reject(lost()) }
const deps = {
  executor,
  batched: createCatalogReads(executor),
  cache: {
    intents: async () => [],
    tree: async () => ({ outermost: (ids: readonly number[]) => ids }),
    counts: async () => new Map([[1, { products: 50, sellers: 2 }]]),
    bounds: late,
    fullestSellers: late,
    countFiltered: late,
    facets: late,
  } as unknown as CatalogCache,
  delivery: { sellers: late },
} as unknown as ListDeps
const question = {
  place: { regionCode: '77' },
  serviceable: { organizationIds: [1], bits: Buffer.alloc(1), ways: Buffer.alloc(8) },
  categoryIds: [1],
  filters: [],
  deliveryDates: [],
  sorting: 'popularity',
  substring: null,
  from: 0,
  size: 5,
  isFaceted: true,
  now: new Date('2026-11-21T08:00:00Z'),
} as unknown as ProductsQuestion

const unheard: unknown[] = []
const onUnheard = (reason: unknown) => unheard.push(reason)
beforeEach(() => process.on('unhandledRejection', onUnheard))
afterEach(() => process.off('unhandledRejection', onUnheard))

it.each([null, 'сыр'])(
  'a list whose parts all fail rejects once, without unhandled rejections (%s)',
  async (substring) => {
    await expect(listProducts(deps, { ...question, substring })).rejects.toThrow('terminating connection')
    await pause(30)
    expect(unheard).toEqual([])
  },
)
