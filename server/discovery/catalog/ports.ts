import type { CategorySummary } from '@okolitsa/contracts/catalog/category.ts'
import type { FarmerCard } from '@okolitsa/contracts/catalog/farmer.ts'
import type { SearchedFor } from '@okolitsa/contracts/catalog/listing.ts'
import type { ProductCard } from '@okolitsa/contracts/catalog/product.ts'
import type { ProductionSchedule } from '@okolitsa/domain/catalog/production-schedule.ts'
import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { Keeping, WayDays } from '@okolitsa/domain/delivery/way-days.ts'
import type { ShownSellerId, SiteScope } from '@okolitsa/domain/identity/scope.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { DeliveryPlace, ServiceableSellers } from '../../fulfilment/delivery/ports.ts'
import type { Executor } from '../../platform/db/client.ts'

/** Everything cart and checkout need to know of a product today. */
export interface SellableProduct {
  readonly id: number
  readonly organizationId: number
  readonly title: string
  readonly slug: string
  readonly sku: string
  /** Main category. */
  readonly categoryId: number
  readonly categoryUrlKey: string
  readonly mainCategoryName: string
  /** Main, its ancestors and further ones. */
  readonly categoryIds: readonly number[]
  /** Source key for `imageUrl()`. */
  readonly image: string
  readonly hue: number
  readonly unit: string
  readonly measure: number
  readonly isWeight: boolean
  readonly maxSaleQuantity: number | null
  /** Per cent; null = without VAT. */
  readonly vat: number | null
  /** One sale step without the special price. */
  readonly price: Kopecks
  /** One sale step today, in the seller's time zone. */
  readonly finalPrice: Kopecks
  /** The special price that holds today; null = none. */
  readonly specialPrice: Kopecks | null
  readonly specialFrom: IsoDate | null
  readonly specialTo: IsoDate | null
  /** The product and its seller are on sale. */
  readonly enabled: boolean
  /** The most days on the way that it bears, and why. */
  readonly wayDays: WayDays
  readonly keeping: Keeping
  readonly shelfDays: number | null
  /** The seller reaches the location; true when no location is given. */
  readonly isAvailableAtLocation: boolean
  /** It would last on some way to the location, or nothing reaches it; true when no location is given. */
  readonly lastsToLocation: boolean
  readonly stockKind: 'unlimited' | 'counted' | 'harvest'
  /** Sale steps left after holds; null = unlimited. */
  readonly available: number | null
  /** Pre-order by harvest: not delivered before this day. */
  readonly harvestReadyOn: IsoDate | null
  /** The days on which it is made; null = it is there. */
  readonly productionSchedule: ProductionSchedule | null
  readonly allergens: readonly string[]
}

/** What a text being typed leads to, at a place, of what the site shows. */
export interface Suggested {
  readonly products: ProductCard[]
  /** Null = more than the products here; counting a frequent phrase costs more than finding it. */
  readonly total: number | null
  readonly corrected: string | null
  readonly searchedFor: SearchedFor
  readonly categories: CategorySummary[]
  readonly farmers: FarmerCard[]
}

export interface SuggestQuestion {
  readonly text: string
  readonly place: DeliveryPlace
  readonly scope: SiteScope
  readonly most: { readonly products: number; readonly categories: number; readonly farmers: number }
}

/** Which goods of a seller. */
export interface GoodsQuestion {
  readonly organizationId: number
  /** A category by its key; null = everything. */
  readonly section: string | null
  readonly size: number
}

/** A product as the preview of its page shows it. */
export interface PublicProduct {
  readonly title: string
  readonly image: string
  readonly hue: number
  readonly farmer: string
  readonly place: string
  readonly unit: string
  readonly measure: number
  readonly isWeight: boolean
  /** Kopecks, today at the seller's. */
  readonly finalPrice: number
}

/** A farm as the preview of its page shows it. */
export interface PublicFarmer {
  readonly title: string
  readonly note: string
  readonly image: string
  readonly hue: number
}

/** What other modules may ask the catalogue. */
export interface CatalogService {
  /** Unknown ids are left out; the order is not kept. Runs on `executor`, so checkout sees its own transaction. */
  sellable(
    executor: Executor,
    productIds: readonly number[],
    location: DeliveryPlace | null,
  ): Promise<SellableProduct[]>
  /**
   * Cards in the order of `productIds`, priced and promised for the location (favourites, recipes); those of sellers
   * the site does not show are left out.
   */
  cards(scope: SiteScope, productIds: readonly number[], location: DeliveryPlace | null): Promise<ProductCard[]>
  /** Farmers in the order of `organizationIds`, without their products (favourites). */
  farmerCards(organizationIds: readonly ShownSellerId[], location: DeliveryPlace): Promise<FarmerCard[]>
  suggest(question: SuggestQuestion): Promise<Suggested>
  /** Ids of pre-orders within categories whose harvest is after a day, soonest first. */
  ripening(
    sellers: ServiceableSellers,
    categoryKeys: readonly string[],
    after: IsoDate,
    most: number,
  ): Promise<number[]>
  /** Ids of what sellers say they made on a day or later, the latest first. */
  madeSince(sellers: ServiceableSellers, since: IsoDate, most: number): Promise<number[]>
  /** Root categories of what the sellers have; those with the most goods first. */
  fullestRoots(sellers: ServiceableSellers, most: number): Promise<CategorySummary[]>
  /** Root categories that have goods, but none of these sellers; those with the most goods first. */
  absentRoots(sellers: ServiceableSellers, most: number): Promise<CategorySummary[]>
  /** The most popular goods of a seller where it ships from; null = the site shows no such seller or section. */
  goodsOfSeller(scope: SiteScope, question: GoodsQuestion): Promise<readonly ProductCard[] | null>
  /** Goods of sellers that can be had by a day, in categories when some are named, most popular first. */
  listGoodsByDay(
    organizationIds: readonly number[],
    categoryIds: readonly number[] | null,
    among: { readonly by: IsoDate; readonly most: number },
  ): Promise<readonly { readonly productId: number; readonly organizationId: number }[]>
  /** Goods of sellers in each category that can be had by a day. */
  countGoodsByDay(
    organizationIds: readonly number[],
    categoryIds: readonly number[],
    by: IsoDate,
  ): Promise<readonly { readonly categoryId: number; readonly productId: number }[]>
  /** What has a page for everybody; `organizationId` narrows to one seller's shop. Null = there is no such page. */
  publicProduct(organizationId: number | null, id: number): Promise<PublicProduct | null>
  publicFarmer(organizationId: number | null, id: number): Promise<PublicFarmer | null>
}
