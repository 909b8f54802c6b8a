import type { AlcoholWords } from '@okolitsa/domain/catalog/alcohol.ts'
import type { CategoryStory } from '@okolitsa/domain/catalog/category-story.ts'
import type { Crop, CropCalendar } from '@okolitsa/domain/catalog/crop-calendar.ts'
import type { Made } from '@okolitsa/domain/catalog/made.ts'
import type { SpecialPrice } from '@okolitsa/domain/catalog/price.ts'
import type { CategoryFields, CountedIn, ProductFields, StockSetting } from '@okolitsa/domain/catalog/product-fields.ts'
import type { StopReason } from '@okolitsa/domain/catalog/stop-list.ts'
import type { CheckRule, GoodsDecision, ReturnReason } from '@okolitsa/domain/goods/goods-check.ts'
import type { GalleryChange, GalleryPicture } from '@okolitsa/domain/images/gallery.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { Author } from '../../people/audit/ports.ts'
import type { Executor } from '../../platform/db/client.ts'
import type { MovedShelf, StockMove } from '../stock/ports.ts'
import type { StopRow } from './store/alcohol.store.ts'
import type { StandingDecision } from './store/product-check.store.ts'

export type { StandingDecision }

export interface ProductRef {
  readonly organizationId: number
  readonly productId: number
}

export interface NewProduct {
  /** Id of the product; absent = the next one. */
  readonly id?: number
  readonly organizationId: number
  /** Main category, which is part of the URL. */
  readonly categoryId: number
  readonly furtherCategoryIds: readonly number[]
  readonly fields: ProductFields
  /** Price of one sale step. */
  readonly price: Kopecks
  readonly specialPrices: readonly SpecialPrice[]
  readonly stock: StockSetting
  /** Properties of the first picture, whose key is among the fields; absent = a drawing without an alternative text. */
  readonly seen?: Omit<GalleryPicture, 'source'>
  /** Pictures after the first one. */
  readonly furtherPictures?: readonly GalleryPicture[]
  /** Time of picking, milking or baking; absent = not stated. */
  readonly made?: Made | null
  /** True = on sale; absent = on sale. */
  readonly isEnabled?: boolean
  /** Initial popularity before any sales, 0…1000. */
  readonly popularity?: number
  /** Time of creation; absent = now. */
  readonly createdAt?: Date
}

/** Changed fields of one of several products; absent ones stay. */
export interface ProductChange {
  readonly productId: number
  readonly fields?: Partial<Omit<ProductFields, CountedIn | 'image'>>
  readonly price?: Kopecks
  readonly specialPrices?: readonly SpecialPrice[]
  readonly stock?: StockSetting
  readonly categoryId?: number
  readonly isEnabled?: boolean
}

export interface NewCategory {
  /** Id of the category; absent = the next one. */
  readonly id?: number
  readonly fields: CategoryFields
}

/** A category with its id. */
export interface SavedCategory {
  readonly id: number
  readonly fields: CategoryFields
}

/** A category that leaves the tree, and the one in its place. */
export interface ReplacedCategory {
  readonly from: number
  readonly to: number
  /** False = only the addresses lead there; the goods stay where they were. */
  readonly isMerged: boolean
}
/** Moves another module's references to a category, in the transaction and before the category is deleted. */
export type CategoryFollower = (tx: Executor, author: Author, replaced: ReplacedCategory) => Promise<void>

export interface CategoryRemoval {
  /** The category that gets the goods; null = a category with goods is refused. */
  readonly goodsTo: number | null
  /** The category to which the addresses lead; null = the parent. */
  readonly addressesTo?: number | null
  /** True = subcategories, synonyms, attributes and papers move as well. */
  readonly isMerged?: boolean
  /** The version that the editor saw. */
  readonly version?: number
}

/** A product with its place in the catalogue. */
export interface ListedProduct {
  readonly organizationId: number
  readonly title: string
  /** URL key of the root category. */
  readonly section: string
}

export interface AskedDecision {
  readonly decision: GoodsDecision
  readonly reason: ReturnReason | null
  readonly message: string
  readonly staffId: number
  readonly now: Date
  /** The version that the person saw in the queue; absent = a decision about any product, from the list. */
  readonly version?: number | undefined
}

/** Queries about products for other modules. */
export interface ProductQuestions {
  /** All categories of farmers' goods, by id. */
  listGoodsCategories(executor: Executor): Promise<readonly SavedCategory[]>
  /** The first category of a trade; null = none. */
  firstCategoryOf(executor: Executor, trade: 'farmer' | 'restaurant'): Promise<number | null>
  titlesOf(executor: Executor, productIds: readonly number[]): Promise<ReadonlyMap<number, string>>
  /** Goods of farms on sale whose title contains the text, with their sellers' names. */
  findNamed(executor: Executor, text: string, most: number): Promise<{ id: number; title: string; seller: string }[]>
  /** A product with its place in the catalogue; null = no such product. */
  findListed(executor: Executor, productId: number): Promise<ListedProduct | null>
  /** URL key of the root category with most of a seller's products on sale; null = none. */
  mainSectionOf(executor: Executor, organizationId: number): Promise<string | null>
  /** The number of products of each seller on sale with a price, an own picture and stock, at most `most`. */
  countPictured(
    executor: Executor,
    organizationIds: readonly number[],
    most: number,
  ): Promise<ReadonlyMap<number, number>>
}

/**
 * Commands for products and categories. Each runs in the caller's transaction, locks the seller's row and then the
 * product's, refreshes the catalogue's read models and leaves an audit entry. Invalid fields refuse BAD_REQUEST with
 * `errors`; a product of another seller refuses NOT_FOUND.
 */
export interface ProductsService extends ProductQuestions {
  /** Creates products and returns the ids in their order; all or none. */
  createProducts(tx: Executor, author: Author, products: readonly NewProduct[]): Promise<number[]>
  createProduct(tx: Executor, author: Author, product: NewProduct): Promise<number>
  changeProduct(
    tx: Executor,
    author: Author,
    ref: ProductRef,
    change: Partial<Omit<ProductFields, CountedIn | 'image'>>,
  ): Promise<void>
  /** Categories in which the tax of a seller does not allow goods on sale. */
  forbiddenCategories(executor: Executor, organizationId: number): Promise<ReadonlySet<number>>
  /** Words that identify alcohol and other goods that may not be sold. */
  alcoholWords(executor: Executor): Promise<AlcoholWords>
  listStopPhrases(executor: Executor): Promise<StopRow[]>
  /** Adds, changes or (reason null) removes a phrase of the stop list. */
  changeStopList(
    tx: Executor,
    staffId: number,
    change: { readonly phrase: string; readonly reason: StopReason | null },
  ): Promise<void>
  /** Locks a seller and its products with their stock until the end of the transaction. */
  takeProducts(tx: Executor, organizationId: number, productIds: readonly number[]): Promise<void>
  /**
   * Changes many products of one seller in a constant number of statements; all or none. Mistakes have paths such as
   * `changes.0.price`; each change leaves the audit entries of the corresponding single commands.
   */
  changeProducts(tx: Executor, author: Author, organizationId: number, changes: readonly ProductChange[]): Promise<void>
  /** Accepts a product, returns it to its seller or takes it off sale; returns the time until which it may be undone. */
  decideGoods(tx: Executor, ref: ProductRef, decision: AskedDecision): Promise<Date>
  /** Takes the person's own last decision back. */
  undoGoodsDecision(tx: Executor, ref: ProductRef, by: Pick<AskedDecision, 'staffId' | 'now'>): Promise<void>
  /** Moves a product to another main category on behalf of the office: it does not wait for a check. */
  moveProduct(
    tx: Executor,
    ref: ProductRef,
    move: { readonly categoryId: number; readonly staffId: number },
  ): Promise<void>
  readCheckRule(executor: Executor): Promise<CheckRule & { readonly version: number }>
  changeCheckRule(tx: Executor, staffId: number, rule: CheckRule & { readonly version: number }): Promise<void>
  /** A decision that still stands, for its seller; null = it was taken back, or the product was accepted. */
  standingDecision(
    executor: Executor,
    decided: { readonly productId: number; readonly decidedAt: Date },
  ): Promise<StandingDecision | null>
  /** Adds, removes, moves or describes pictures; one to ten remain. */
  changePictures(tx: Executor, author: Author, ref: ProductRef, change: GalleryChange): Promise<void>
  /** All pictures of a product, the first one first. */
  listPictures(executor: Executor, ref: ProductRef): Promise<GalleryPicture[]>
  /** Sets the price of one sale step. Special prices that are not lower than it have no effect. */
  setPrice(tx: Executor, author: Author, ref: ProductRef, price: Kopecks): Promise<void>
  /** Replaces all special prices. Days are in the seller's time zone, both ends included. */
  setSpecialPrices(tx: Executor, author: Author, ref: ProductRef, specials: readonly SpecialPrice[]): Promise<void>
  /** Sets the stock. Less than the reserved amount is refused. */
  setStock(tx: Executor, author: Author, ref: ProductRef, stock: StockSetting): Promise<void>
  /** Adds to (or, below 0, removes from) the stock of a counted product. Returns the stock. */
  addStock(tx: Executor, author: Author, ref: ProductRef, amount: number): Promise<number>
  /** Records an arrival, a write-off or a count; idempotent by its key. */
  moveStock(tx: Executor, author: Author, ref: ProductRef, move: Omit<StockMove, 'staffId'>): Promise<MovedShelf>
  /** Threshold of the low-stock warning, base units; null = none. */
  setStockThreshold(tx: Executor, ref: ProductRef, below: number | null): Promise<void>
  /** States when the products in stock were picked, milked, baked; null removes the statement. */
  setMade(tx: Executor, author: Author, ref: ProductRef, made: Made | null): Promise<void>
  setCategory(
    tx: Executor,
    author: Author,
    ref: ProductRef,
    categories: { readonly categoryId: number; readonly furtherCategoryIds: readonly number[] },
  ): Promise<void>
  /** Puts a product on sale and removes it from the archive. */
  enableProduct(tx: Executor, author: Author, ref: ProductRef): Promise<void>
  /** Takes a product off sale and out of lists; existing orders continue. */
  disableProduct(tx: Executor, author: Author, ref: ProductRef): Promise<void>
  /** Takes a product off sale and out of its seller's lists; existing orders continue. */
  archiveProduct(tx: Executor, author: Author, ref: ProductRef): Promise<void>
  /** Returns a product to its seller's lists, off sale. */
  restoreProduct(tx: Executor, author: Author, ref: ProductRef): Promise<void>
  /** Creates categories, parents before children, and returns their ids in order. */
  createCategories(tx: Executor, author: Author, categories: readonly NewCategory[]): Promise<number[]>
  changeCategory(tx: Executor, author: Author, categoryId: number, change: Partial<CategoryFields>): Promise<void>
  /** Adds categories or replaces those with these ids, in one statement. */
  saveCategories(tx: Executor, author: Author, categories: readonly SavedCategory[]): Promise<void>
  /**
   * Adds a follower of categories that are merged or removed; a module that stands on this one does so when it is made.
   */
  followCategories(follower: CategoryFollower): void
  /**
   * Deletes a category and moves its goods. Refuses CATEGORY_IN_USE when it has subcategories, ingredients of recipes,
   * or goods and `goodsTo` is null.
   */
  removeCategory(tx: Executor, author: Author, categoryId: number, removal: CategoryRemoval): Promise<void>
  /** The crop calendar: months of picking or planting in each climate zone. */
  listCrops(executor: Executor): Promise<CropCalendar>
  /** Sets the names and months of a crop; an unknown code is added. */
  setCrop(tx: Executor, author: Author, crop: Crop): Promise<Crop>
  /** Sets the texts of a category; null removes them. */
  setCategoryStory(tx: Executor, author: Author, categoryId: number, story: CategoryStory | null): Promise<void>
  /**
   * Bulk load for benchmarks: copies existing products with their stock for the sellers from `firstSeller` on; the
   * caller refreshes the read models.
   */
  cloneProducts(
    tx: Executor,
    clones: { readonly firstSeller: number; readonly sellers: number; readonly each: number },
  ): Promise<void>
}
