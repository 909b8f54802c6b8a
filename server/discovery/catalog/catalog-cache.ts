import { createHash } from 'node:crypto'
import { traitMask } from '@okolitsa/domain/catalog/traits.ts'
import type { ShownSellerId } from '@okolitsa/domain/identity/scope.ts'
import type { Intent } from '@okolitsa/strings/ru/search-words.ts'
import type { ServiceableSellers } from '../../fulfilment/delivery/ports.ts'
import { createTimedCache } from '../../platform/cache/timed-cache.ts'
import type { Executor } from '../../platform/db/client.ts'
import { type CategoryTree, categoryTree } from './category-tree.ts'
import { COUNTS_TTL_MS, MAX_FARMER_OPTIONS, MAX_ORDERS, MAX_REMEMBERED, ORDER_TTL_MS } from './policy.ts'
import { createSellerFacets, type SellerFacets } from './seller-facets.ts'
import {
  countByCategory,
  fullestSellers,
  listCategories,
  sellersComingFrom,
  sellersListedIn,
  sellersTaking,
  sellersWithDiscount,
  sellersWithTrait,
} from './store/category.store.ts'
import type { FacetCounts } from './store/facet.store.ts'
import { countFiltered, type ListingFilters, priceBounds, type SellerFilter } from './store/product-list.store.ts'
import { listIntents } from './store/product-search.store.ts'

export type Counts = ReadonlyMap<number, { readonly products: number; readonly sellers: number }>

/** Data of lists that may be a minute old: the tree, counts, bounds. */
export interface CatalogCache {
  tree(): Promise<CategoryTree>
  /** Product and seller counts per category for the sellers that reach a place; null = for all sellers. */
  counts(serviceable: ServiceableSellers | null): Promise<Counts>
  sellersIn(categoryIds: readonly number[]): Promise<ReadonlySet<number>>
  /** Sellers with products in the categories that can be brought to the place. */
  sellersComing(categoryIds: readonly number[], serviceable: ServiceableSellers): Promise<ReadonlySet<number>>
  intents(): Promise<readonly Intent[]>
  sellersWithDiscount(): Promise<ReadonlySet<number>>
  sellersCertified(): Promise<ReadonlySet<number>>
  /** Ids of the sellers that accept cards of the bank's loyalty programme. */
  sellersTakingBankCards(): Promise<ReadonlySet<number>>
  bounds(
    categoryId: number,
    serviceable: ServiceableSellers,
    sellers: SellerFilter,
  ): Promise<{ min: number; max: number } | null>
  fullestSellers(categoryId: number, serviceable: ServiceableSellers): Promise<{ id: number; products: number }[]>
  countFiltered(
    serviceable: ServiceableSellers,
    question: { categoryIds: readonly number[]; sellers: SellerFilter; filters: ListingFilters; most: number },
  ): Promise<number>
  /** Facet counts of a product list, cached under `question`. */
  facets(serviceable: ServiceableSellers, question: unknown, load: () => Promise<FacetCounts>): Promise<FacetCounts>
  /** Facet counts of product lists that are filtered by farmers only. */
  readonly sellerFacets: Pick<SellerFacets, 'count'>
  /** Ids of farmers in the order of a list, cached under `question`. */
  farmerOrder(question: string, load: () => Promise<readonly ShownSellerId[]>): Promise<readonly ShownSellerId[]>
  forget(): void
}

const fingerprints = new WeakMap<ServiceableSellers, string>()

/** Places reached by the same sellers within the same days share their answers, whatever their coordinates. */
function serviceableKey(serviceable: ServiceableSellers | null): string {
  if (!serviceable) return 'all'
  let fingerprint = fingerprints.get(serviceable)
  if (fingerprint === undefined) {
    fingerprint = createHash('sha1').update(serviceable.bits).update(serviceable.ways).digest('base64')
    fingerprints.set(serviceable, fingerprint)
  }
  return fingerprint
}

export function createCatalogCache(executor: Executor): CatalogCache {
  const cache = <V>() => createTimedCache<V>({ ttlMs: COUNTS_TTL_MS, most: MAX_REMEMBERED })
  const trees = cache<CategoryTree>()
  const counts = cache<Counts>()
  const sellerSets = cache<ReadonlySet<number>>()
  const intents = cache<readonly Intent[]>()
  const bounds = cache<{ min: number; max: number } | null>()
  const fullest = cache<{ id: number; products: number }[]>()
  const filtered = cache<number>()
  const facets = cache<FacetCounts>()
  const sellerFacets = createSellerFacets(executor)
  const orders = createTimedCache<readonly ShownSellerId[]>({ ttlMs: ORDER_TTL_MS, most: MAX_ORDERS })
  return {
    tree: () => trees.get('', async () => categoryTree(await listCategories(executor))),
    counts: (serviceable) =>
      counts.get(serviceableKey(serviceable), async () => {
        const rows = await countByCategory(executor, serviceable)
        return new Map(rows.map(({ categoryId, products, sellers }) => [categoryId, { products, sellers }]))
      }),
    intents: () => intents.get('', () => listIntents(executor)),
    sellersIn: (ids) => sellerSets.get([...ids].sort().join(','), () => sellersListedIn(executor, ids)),
    sellersComing: (ids, serviceable) =>
      sellerSets.get(`${[...ids].sort().join(',')}|${serviceableKey(serviceable)}`, () =>
        sellersComingFrom(executor, ids, serviceable),
      ),
    sellersWithDiscount: () => sellerSets.get('discount', () => sellersWithDiscount(executor)),
    sellersCertified: () => sellerSets.get('certified', () => sellersWithTrait(executor, traitMask(['certified']))),
    sellersTakingBankCards: () => sellerSets.get('urozhaj', () => sellersTaking(executor, 'urozhaj')),
    bounds: (categoryId, serviceable, sellers) =>
      bounds.get(`${categoryId}|${serviceableKey(serviceable)}`, () => priceBounds(executor, categoryId, sellers)),
    fullestSellers: (categoryId, serviceable) =>
      fullest.get(`${categoryId}|${serviceableKey(serviceable)}`, () =>
        fullestSellers(executor, categoryId, serviceable, MAX_FARMER_OPTIONS),
      ),
    countFiltered: (serviceable, question) =>
      filtered.get(
        `${question.categoryIds.join(',')}|${serviceableKey(serviceable)}|${JSON.stringify(question.filters)}`,
        () => countFiltered(executor, question),
      ),
    facets: (serviceable, question, load) =>
      facets.get(`${serviceableKey(serviceable)}|${JSON.stringify(question)}`, load),
    sellerFacets,
    farmerOrder: (question, load) => orders.get(question, load),
    forget: () => {
      for (const one of [trees, intents, counts, sellerSets, bounds, fullest, filtered, facets, orders]) one.clear()
      sellerFacets.forget()
    },
  }
}
