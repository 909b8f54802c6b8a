import type { CategorySummary } from '@okolitsa/contracts/catalog/category.ts'
import type { FarmerCard } from '@okolitsa/contracts/catalog/farmer.ts'
import type { SearchedFor } from '@okolitsa/contracts/catalog/listing.ts'
import type { ProductCard } from '@okolitsa/contracts/catalog/product.ts'
import type { ProductionSchedule } from '@okolitsa/domain/catalog/production-schedule.ts'
import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { ShelfPick } from '@okolitsa/domain/content/written-piece.ts'
import type { StorageCondition, WayDays } from '@okolitsa/domain/delivery/way-days.ts'
import type { ShownSellerId, SiteScope } from '@okolitsa/domain/identity/scope.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { DeliveryPlace, ServiceableSellers } from '../../fulfilment/delivery/ports.ts'
import type { Executor } from '../../platform/db/client.ts'

export interface SellableProduct {
  readonly id: number
  readonly organizationId: number
  readonly title: string
  readonly slug: string
  readonly sku: string
  readonly categoryId: number
  readonly categoryUrlKey: string
  readonly mainCategoryName: string
  /** The main category, its ancestors and further categories. */
  readonly categoryIds: readonly number[]
  /** Source key for `imageUrl()`. */
  readonly image: string
  readonly hue: number
  readonly unit: string
  readonly measure: number
  readonly isWeight: boolean
  readonly maxSaleQuantity: number | null
  /** VAT rate, per cent; null = without VAT. */
  readonly vat: number | null
  /** Regular price of one sale step. */
  readonly price: Kopecks
  /** Price of one sale step today, in the seller's time zone. */
  readonly finalPrice: Kopecks
  /** Today's special price; null = none. */
  readonly specialPrice: Kopecks | null
  readonly specialFrom: IsoDate | null
  readonly specialTo: IsoDate | null
  /** The product and its seller are on sale. */
  readonly enabled: boolean
  /** Maximum days of transport, and the reason. */
  readonly wayDays: WayDays
  readonly keeping: StorageCondition
  readonly shelfDays: number | null
  /** True = the seller delivers to the location, or no location is given. */
  readonly isAvailableAtLocation: boolean
  /** True = the product stays fresh with some method, no method delivers to the location, or no location is given. */
  readonly lastsToLocation: boolean
  readonly stockKind: 'unlimited' | 'counted' | 'harvest'
  /** Sale steps left after holds; null = unlimited. */
  readonly available: number | null
  /** Pre-order of a harvest: not delivered before this day. */
  readonly harvestReadyOn: IsoDate | null
  /** Production schedule; null = in stock. */
  readonly productionSchedule: ProductionSchedule | null
  readonly allergens: readonly string[]
}

/** Suggestions for a typed text at a place. */
export interface Suggested {
  readonly products: ProductCard[]
  /**
   * Total of the products here; null = not counted, because counting a frequent phrase costs more than searching for
   * it.
   */
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

export interface GoodsQuestion {
  readonly organizationId: number
  /** Key of a category; null = all. */
  readonly section: string | null
  readonly size: number
}

export interface PublicProduct {
  readonly title: string
  readonly image: string
  readonly hue: number
  readonly farmer: string
  readonly place: string
  readonly unit: string
  readonly measure: number
  readonly isWeight: boolean
  /** Price in kopecks today, in the seller's time zone. */
  readonly finalPrice: number
}

export interface PublicFarmer {
  readonly title: string
  readonly note: string
  readonly image: string
  readonly hue: number
}

export interface CatalogService {
  /**
   * Sellable products in any order, without unknown ids. Runs on `executor`, so that checkout reads within its own
   * transaction.
   */
  sellable(
    executor: Executor,
    productIds: readonly number[],
    location: DeliveryPlace | null,
  ): Promise<SellableProduct[]>
  /**
   * Cards in the order of `productIds`, with prices and promises for the location; without sellers that the site does
   * not show.
   */
  cards(scope: SiteScope, productIds: readonly number[], location: DeliveryPlace | null): Promise<ProductCard[]>
  /** Farmers in the order of `organizationIds`, without products. */
  farmerCards(organizationIds: readonly ShownSellerId[], location: DeliveryPlace): Promise<FarmerCard[]>
  suggest(question: SuggestQuestion): Promise<Suggested>
  /** Ids of pre-orders in categories with a harvest after a day, soonest first. */
  ripening(
    sellers: ServiceableSellers,
    categoryKeys: readonly string[],
    after: IsoDate,
    most: number,
  ): Promise<number[]>
  /** Ids of products that sellers made on a day or later, the latest first. */
  madeSince(sellers: ServiceableSellers, since: IsoDate, most: number): Promise<number[]>
  /** Root categories of the sellers' products, by number of products, descending. */
  fullestRoots(sellers: ServiceableSellers, most: number): Promise<CategorySummary[]>
  /** Root categories with products, but none of these sellers, by number of products, descending. */
  absentRoots(sellers: ServiceableSellers, most: number): Promise<CategorySummary[]>
  /** The most popular products of a seller at its own location; null = the site has no such seller or category. */
  goodsOfSeller(scope: SiteScope, question: GoodsQuestion): Promise<readonly ProductCard[] | null>
  /** Products of sellers available by a day, in categories if any are given, most popular first. */
  listGoodsByDay(
    organizationIds: readonly number[],
    categoryIds: readonly number[] | null,
    among: { readonly by: IsoDate; readonly most: number },
  ): Promise<readonly { readonly productId: number; readonly organizationId: number }[]>
  /** Cards of picked products, or of those that a rule finds at a place. */
  pickedGoods(scope: SiteScope, place: DeliveryPlace, pick: ShelfPick, most: number): Promise<ProductCard[]>
  /** Products of sellers per category available by a day. */
  countGoodsByDay(
    organizationIds: readonly number[],
    categoryIds: readonly number[],
    by: IsoDate,
  ): Promise<readonly { readonly categoryId: number; readonly productId: number }[]>
  /** A product with a public page; `organizationId` restricts to one seller's shop. Null = no such page. */
  publicProduct(organizationId: number | null, id: number): Promise<PublicProduct | null>
  publicFarmer(organizationId: number | null, id: number): Promise<PublicFarmer | null>
}
