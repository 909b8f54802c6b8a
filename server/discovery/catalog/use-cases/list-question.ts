import type { ProductSorting } from '@okolitsa/contracts/catalog/listing.ts'
import { lastDayOfOrder } from '@okolitsa/domain/cart/one-order.ts'
import { NOVELTY_DAYS } from '@okolitsa/domain/catalog/stock.ts'
import { traitMask } from '@okolitsa/domain/catalog/traits.ts'
import { dayIn, type IsoDate, plusDays } from '@okolitsa/domain/clock/clock.ts'
import { findRegion } from '@okolitsa/domain/geo/regions.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import type { DeliveryPlace, ServiceableSellers } from '../../../fulfilment/delivery/ports.ts'
import type { Deps } from '../../../services.ts'
import type { CatalogCache } from '../catalog-cache.ts'
import type { CatalogReads } from '../catalog-reads.ts'
import type { ListingFilters, SellerFilter } from '../store/product-list.store.ts'
import type { ProductFilters } from './product-filters.ts'

export interface ListDeps extends Deps<'executor' | 'delivery'> {
  readonly batched: CatalogReads
  readonly cache: CatalogCache
}

export interface ProductsQuestion {
  readonly place: DeliveryPlace
  /** Sellers of the site that reach the place. */
  readonly serviceable: ServiceableSellers
  /** Ids of the categories; empty = all. */
  readonly categoryIds: readonly number[]
  readonly filters: readonly string[]
  readonly deliveryDates: readonly IsoDate[]
  readonly sorting: ProductSorting
  readonly substring: string | null
  /** True = the words of `substring` are searched for as typed, without correction. */
  readonly isAsTyped?: boolean
  /** False = matches of a frequent phrase are not counted. */
  readonly isCounted?: boolean
  /** True = rows carry the terms of their place, for the office. */
  readonly isExplained?: boolean
  /** True = the visitor is in one seller's shop, where the seller's name matches no product. */
  readonly isOfOneSeller?: boolean
  readonly from: number
  readonly size: number
  /** True = a shelf, which has products available soon and no filters or counts. */
  readonly isShelf?: boolean
  readonly isFaceted?: boolean
  readonly now: Date
  /** Language of the value titles; absent = Russian. */
  readonly language?: Language
}

export const NO_FILTERS: ListingFilters = {
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

export async function totalOf(
  cache: CatalogCache,
  serviceable: ServiceableSellers,
  categoryIds: readonly number[],
): Promise<number> {
  const counts = await cache.counts(serviceable)
  return categoryIds.reduce((sum, id) => sum + (counts.get(id)?.products ?? 0), 0)
}

/** Restricts the sellers to the chosen farmers and days. */
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
 * Decides between two plans for few sellers of a large category: fetching and sorting their rows may be cheaper than
 * scanning the list past all others. The scan finds a wanted row every `all / own` steps; the sort handles `own` rows.
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
  const { ways } = serviceable
  return own < walk ? { ids: serviceable.organizationIds, ways } : { bits: serviceable.bits, ways }
}

/** Filters of a product list; null = no filter is set. */
export function listingFilters(chosen: ProductFilters, question: ProductsQuestion): ListingFilters | null {
  const { deliveryDates } = question
  const isAny =
    chosen.priceFrom !== null ||
    chosen.priceTo !== null ||
    chosen.isInStock ||
    chosen.isNew ||
    chosen.hasDiscount ||
    chosen.isMadeToday ||
    chosen.traits.length > 0 ||
    chosen.attributes !== null
  if (!isAny && deliveryDates.length === 0 && !question.isShelf) return null
  const { newSince, madeSince } = freshSince(question)
  return {
    priceFrom: chosen.priceFrom,
    priceTo: chosen.priceTo,
    isInStock: chosen.isInStock,
    newSince: chosen.isNew ? newSince : null,
    hasDiscount: chosen.hasDiscount,
    readyBy: question.isShelf ? lastDayOfShelf(question.now) : ([...deliveryDates].sort().at(-1) ?? null),
    traits: traitMask(chosen.traits),
    madeSince: chosen.isMadeToday ? madeSince : null,
    attributes: chosen.attributes,
  }
}

/** The last day of a shelf's products; later harvests are excluded. */
export const lastDayOfShelf = (now: Date): IsoDate => lastDayOfOrder([], dayIn(MOSCOW, now))

const MOSCOW = 'Europe/Moscow'

/** First days of new products and of products made today, in the time zone of the place. */
export const freshSince = ({ place, now }: Pick<ProductsQuestion, 'place' | 'now'>) => ({
  newSince: plusDays(dayIn(MOSCOW, now), 1 - NOVELTY_DAYS),
  madeSince: dayIn(findRegion(place.regionCode)?.timeZone ?? MOSCOW, now),
})
