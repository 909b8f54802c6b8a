import type { Facet, ProductSorting, SearchedFor } from '@okolitsa/contracts/catalog/listing.ts'
import { NOVELTY_DAYS } from '@okolitsa/domain/catalog/stock.ts'
import { dayIn, type IsoDate, plusDays } from '@okolitsa/domain/clock/clock.ts'
import { everybodys } from '@okolitsa/domain/identity/scope.ts'
import type { DeliveryPlace, DeliveryService, ServiceableSellers } from '../../../fulfilment/delivery/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { CatalogCache } from '../catalog-cache.ts'
import { MOST_COUNTED } from '../policy.ts'
import type { CardRow } from '../store/card-row.ts'
import { type ListingFilters, listPage, type SellerFilter } from '../store/product-list.store.ts'
import { type ProductFilters, parseProductFilters } from './product-filters.ts'
import { searchProducts } from './search-products.ts'

export interface ListDeps {
  readonly executor: Executor
  readonly delivery: DeliveryService
  readonly cache: CatalogCache
}

export interface ProductsQuestion {
  readonly place: DeliveryPlace
  /** Who reaches the place (and belongs to the site). */
  readonly serviceable: ServiceableSellers
  /** Empty = everything. */
  readonly categoryIds: readonly number[]
  readonly filters: readonly string[]
  readonly deliveryDates: readonly IsoDate[]
  readonly sorting: ProductSorting
  readonly substring: string | null
  /** The words of `substring` as they stand: nothing is taken for a typo. */
  readonly isAsTyped?: boolean
  /** False: matches of a frequent phrase are not counted. */
  readonly isCounted?: boolean
  /** The visitor is in one seller's shop: the seller's name finds nothing there. */
  readonly isOfOneSeller?: boolean
  readonly from: number
  readonly size: number
  readonly now: Date
}

export interface ProductsPage {
  readonly rows: CardRow[]
  readonly total: number
  /** There are more than `total`, not counted. */
  readonly isMore?: boolean
  readonly corrected: string | null
  readonly searchedFor: SearchedFor
  readonly facets: Facet[]
}

/** One page of products that reach the place, with what they can be narrowed by. */
export async function listProducts(deps: ListDeps, question: ProductsQuestion): Promise<ProductsPage> {
  const { cache } = deps
  const chosen = parseProductFilters(question.filters)
  const tree = await cache.tree()
  const categoryIds = question.categoryIds.length === 0 ? [0] : tree.outermost(question.categoryIds)
  if (categoryIds.length === 0) return { rows: [], total: 0, corrected: null, searchedFor: null, facets: [] }

  const serviceable = await narrowServiceable(deps, question, chosen)
  const filters = listingFilters(chosen, question)
  const sellers = await sellerFilter(cache, serviceable, categoryIds, question.from + question.size)
  const facetsFound = () => facetsOf(deps, question, categoryIds, chosen)

  if (question.substring) {
    const [found, facets] = await Promise.all([
      searchProducts(deps.executor, await cache.intents(), {
        ...question,
        phrase: question.substring,
        categoryIds: question.categoryIds.length === 0 ? [] : categoryIds,
        isOfOneSeller: question.isOfOneSeller || chosen.organizationIds.length === 1,
        sellers,
        filters: filters ?? NO_FILTERS,
      }),
      facetsFound(),
    ])
    return { ...found, facets }
  }
  const [rows, total, facets] = await Promise.all([
    listPage(deps.executor, { ...question, categoryIds, sellers, filters }),
    filters
      ? cache.countFiltered(serviceable, { categoryIds, sellers, filters, most: MOST_COUNTED })
      : totalOf(cache, serviceable, categoryIds),
    facetsFound(),
  ])
  return { rows, total, corrected: null, searchedFor: null, facets }
}

const NO_FILTERS: ListingFilters = {
  priceFrom: null,
  priceTo: null,
  isInStock: false,
  newSince: null,
  hasDiscount: false,
  readyBy: null,
}

async function totalOf(
  cache: CatalogCache,
  serviceable: ServiceableSellers,
  categoryIds: readonly number[],
): Promise<number> {
  const counts = await cache.counts(serviceable)
  return categoryIds.reduce((sum, id) => sum + (counts.get(id)?.products ?? 0), 0)
}

/** Chosen farmers and chosen days leave fewer sellers. */
export async function narrowServiceable(
  { delivery }: Pick<ListDeps, 'delivery'>,
  { serviceable, place, deliveryDates, now }: Pick<ProductsQuestion, 'serviceable' | 'place' | 'deliveryDates' | 'now'>,
  { organizationIds }: Pick<ProductFilters, 'organizationIds'>,
): Promise<ServiceableSellers> {
  const onDates =
    deliveryDates.length > 0 ? await delivery.narrowToDates(serviceable, place, deliveryDates, now) : serviceable
  return organizationIds.length > 0 ? onDates.narrow(organizationIds) : onDates
}

/**
 * Few sellers of a large category: fetching all their rows and sorting them is cheaper than walking the list past
 * everyone else's. The walk meets a wanted row every `all / own` steps; the sort handles `own` rows.
 */
export async function sellerFilter(
  cache: CatalogCache,
  serviceable: ServiceableSellers,
  categoryIds: readonly number[],
  rowsNeeded: number,
): Promise<SellerFilter> {
  const [own, all] = await Promise.all([totalOf(cache, serviceable, categoryIds), cache.counts(null)])
  const everything = categoryIds.reduce((sum, id) => sum + (all.get(id)?.products ?? 0), 0)
  const walk = (rowsNeeded * everything) / Math.max(own, 1)
  return own < walk ? { ids: serviceable.organizationIds } : { bits: serviceable.bits }
}

function listingFilters(chosen: ProductFilters, { now, deliveryDates }: ProductsQuestion): ListingFilters | null {
  const isAny =
    chosen.priceFrom !== null || chosen.priceTo !== null || chosen.isInStock || chosen.isNew || chosen.hasDiscount
  if (!isAny && deliveryDates.length === 0) return null
  return {
    priceFrom: chosen.priceFrom,
    priceTo: chosen.priceTo,
    isInStock: chosen.isInStock,
    newSince: chosen.isNew ? plusDays(dayIn('Europe/Moscow', now), 1 - NOVELTY_DAYS) : null,
    hasDiscount: chosen.hasDiscount,
    readyBy: [...deliveryDates].sort().at(-1) ?? null,
  }
}

/**
 * Facets come from remembered counts, so they lag up to a minute and describe the list without filters; a search has
 * flags only, since counting its matches would cost more than finding them.
 */
async function facetsOf(
  { cache, delivery }: ListDeps,
  { serviceable, substring, size, from }: ProductsQuestion,
  categoryIds: readonly number[],
  chosen: ProductFilters,
): Promise<Facet[]> {
  const flags: Facet[] = [
    { kind: 'flag', code: 'inStock', selected: chosen.isInStock },
    { kind: 'flag', code: 'isNew', selected: chosen.isNew },
    { kind: 'flag', code: 'discount', selected: chosen.hasDiscount },
  ]
  const [categoryId] = categoryIds
  if (substring || categoryIds.length !== 1 || categoryId === undefined) return flags
  const sellers = await sellerFilter(cache, serviceable, categoryIds, from + size)
  const [bounds, fullest, known] = await Promise.all([
    cache.bounds(categoryId, serviceable, sellers),
    cache.fullestSellers(categoryId, serviceable),
    delivery.sellers(everybodys('titles of sellers that reach the place')),
  ])
  const hasPrices = chosen.priceFrom !== null || chosen.priceTo !== null
  return [
    {
      kind: 'range',
      code: 'price',
      min: bounds && Math.floor(bounds.min / 100),
      max: bounds && Math.ceil(bounds.max / 100),
      selected: hasPrices
        ? {
            from: chosen.priceFrom === null ? null : chosen.priceFrom / 100,
            to: chosen.priceTo === null ? null : chosen.priceTo / 100,
          }
        : null,
    },
    ...flags,
    {
      kind: 'options',
      code: 'farmer',
      options: fullest.map(({ id, products }) => ({
        value: `farmer:${id}`,
        title: known.get(id)?.title ?? '',
        count: products,
        selected: chosen.organizationIds.includes(id),
      })),
    },
  ]
}
