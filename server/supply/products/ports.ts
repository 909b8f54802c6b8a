import type { AlcoholWords } from '@okolitsa/domain/catalog/alcohol.ts'
import type { CategoryStory } from '@okolitsa/domain/catalog/category-story.ts'
import type { Crop, CropCalendar } from '@okolitsa/domain/catalog/crop-calendar.ts'
import type { Made } from '@okolitsa/domain/catalog/made.ts'
import type { SpecialPrice } from '@okolitsa/domain/catalog/price.ts'
import type { CategoryFields, CountedIn, ProductFields, StockSetting } from '@okolitsa/domain/catalog/product-fields.ts'
import type { GalleryChange, GalleryPicture } from '@okolitsa/domain/images/gallery.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { Author } from '../../people/audit/ports.ts'
import type { Executor } from '../../platform/db/client.ts'
import type { MovedShelf, StockMove } from '../stock/ports.ts'

/** A product of one seller: another seller's product is not found by it. */
export interface ProductRef {
  readonly organizationId: number
  readonly productId: number
}

export interface NewProduct {
  /** Absent = the next one. */
  readonly id?: number
  readonly organizationId: number
  /** Where it stands; its address is made of it. */
  readonly categoryId: number
  /** Where it is found, too. */
  readonly furtherCategoryIds: readonly number[]
  readonly fields: ProductFields
  /** Of one sale step. */
  readonly price: Kopecks
  readonly specialPrices: readonly SpecialPrice[]
  readonly stock: StockSetting
  /** What is seen on the first picture, which is among the fields; absent = a drawing that says nothing of itself. */
  readonly seen?: Omit<GalleryPicture, 'source'>
  /** After the first one. */
  readonly furtherPictures?: readonly GalleryPicture[]
  /** When it was picked, milked, baked; absent = nothing is stated. */
  readonly made?: Made | null
  /** Absent = on sale. */
  readonly isEnabled?: boolean
  /** Where it stands among others before anything was sold; 0…1000. */
  readonly popularity?: number
  /** Absent = now. */
  readonly createdAt?: Date
}

/** What changes of one product among many; what is absent stays. */
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
  /** Absent = the next one. */
  readonly id?: number
  readonly fields: CategoryFields
}

/** A product by its place in the catalogue. */
export interface ListedProduct {
  readonly organizationId: number
  readonly title: string
  /** URL key of the root category. */
  readonly section: string
}

/** Questions about products that other modules ask. */
export interface ProductQuestions {
  /** The first category of a trade; null = there is none. */
  firstCategoryOf(executor: Executor, trade: 'farmer' | 'restaurant'): Promise<number | null>
  titlesOf(executor: Executor, productIds: readonly number[]): Promise<ReadonlyMap<number, string>>
  /** Null = there is no such product. */
  findListed(executor: Executor, productId: number): Promise<ListedProduct | null>
  /** URL key of the category, or the one above it, with most of what a seller has on sale; null = nothing is. */
  mainSectionOf(executor: Executor, organizationId: number): Promise<string | null>
  /** How many products of each seller are on sale with a price, a picture of their own and some stock, at most `most`. */
  countPictured(
    executor: Executor,
    organizationIds: readonly number[],
    most: number,
  ): Promise<ReadonlyMap<number, number>>
}

/**
 * The commands that change products and categories. Each runs in the caller's transaction, takes the seller's row and
 * then the product's, writes, refreshes the catalogue's read models and leaves an audit entry. A mistake in the fields
 * refuses BAD_REQUEST with `errors`; a product that is not of this seller refuses NOT_FOUND.
 */
export interface ProductsService extends ProductQuestions {
  /** Answers the ids in the order of the products; all of them or none. */
  createProducts(tx: Executor, author: Author, products: readonly NewProduct[]): Promise<number[]>
  createProduct(tx: Executor, author: Author, product: NewProduct): Promise<number>
  changeProduct(
    tx: Executor,
    author: Author,
    ref: ProductRef,
    change: Partial<Omit<ProductFields, CountedIn | 'image'>>,
  ): Promise<void>
  /**
   * Takes a seller and many of its products with their stock until the end of the transaction, so that what is read of
   * them stays so. Those of others are not taken.
   */
  /** The words by which alcohol is known: nothing is sold under them. */
  alcoholWords(executor: Executor): Promise<AlcoholWords>
  takeProducts(tx: Executor, organizationId: number, productIds: readonly number[]): Promise<void>
  /**
   * Changes many products of one seller in a few statements, however many there are: all of them or none. Mistakes are
   * named `changes.0.price`; each change leaves the audit entries of the commands that it stands for.
   */
  changeProducts(tx: Executor, author: Author, organizationId: number, changes: readonly ProductChange[]): Promise<void>
  /** Adds, removes, moves or describes pictures; one always stays, and there are ten at most. */
  changePictures(tx: Executor, author: Author, ref: ProductRef, change: GalleryChange): Promise<void>
  /** All pictures of a product, the first one first. */
  listPictures(executor: Executor, ref: ProductRef): Promise<GalleryPicture[]>
  /** Of one sale step. Special prices stay; those that are no longer lower do not count. */
  setPrice(tx: Executor, author: Author, ref: ProductRef, price: Kopecks): Promise<void>
  /** The whole list, in place of the one before. Days are of the seller's time zone, both ends included. */
  setSpecialPrices(tx: Executor, author: Author, ref: ProductRef, specials: readonly SpecialPrice[]): Promise<void>
  /** Says anew what there is. Less than what is promised to orders is refused. */
  setStock(tx: Executor, author: Author, ref: ProductRef, stock: StockSetting): Promise<void>
  /** So much more (or less, below nothing) of a counted product. Answers what is on hand. */
  addStock(tx: Executor, author: Author, ref: ProductRef, amount: number): Promise<number>
  /** Enters an arrival, a write-off or a count; the same press again changes nothing. */
  moveStock(tx: Executor, author: Author, ref: ProductRef, move: Omit<StockMove, 'staffId'>): Promise<MovedShelf>
  /** Below how much of it the seller is told, base units; null = never. */
  setStockThreshold(tx: Executor, ref: ProductRef, below: number | null): Promise<void>
  /** States when the goods on the shelf were picked, milked, baked; null takes it back. */
  setMade(tx: Executor, author: Author, ref: ProductRef, made: Made | null): Promise<void>
  setCategory(
    tx: Executor,
    author: Author,
    ref: ProductRef,
    categories: { readonly categoryId: number; readonly furtherCategoryIds: readonly number[] },
  ): Promise<void>
  /** On sale again; out of the archive, if it was there. */
  enableProduct(tx: Executor, author: Author, ref: ProductRef): Promise<void>
  /** Nothing of it is sold or listed; orders that have it go on. */
  disableProduct(tx: Executor, author: Author, ref: ProductRef): Promise<void>
  /** Off sale and out of its seller's lists; orders that have it go on. */
  archiveProduct(tx: Executor, author: Author, ref: ProductRef): Promise<void>
  /** Back in its seller's lists, off sale. */
  restoreProduct(tx: Executor, author: Author, ref: ProductRef): Promise<void>
  /** Parents before their children. Answers the ids in the order of the categories. */
  createCategories(tx: Executor, author: Author, categories: readonly NewCategory[]): Promise<number[]>
  changeCategory(tx: Executor, author: Author, categoryId: number, change: Partial<CategoryFields>): Promise<void>
  /** The calendar of crops: when what grows is picked or planted in each zone of the climate. */
  listCrops(executor: Executor): Promise<CropCalendar>
  /** Says anew what a crop is called and when it is picked; an unknown code is a new one. */
  setCrop(tx: Executor, author: Author, crop: Crop): Promise<Crop>
  /** What a category tells of itself; null takes it back. */
  setCategoryStory(tx: Executor, author: Author, categoryId: number, story: CategoryStory | null): Promise<void>
  /**
   * Bulk load for benchmarks: copies of the products that are there for the sellers from `firstSeller` on, so many
   * for each, with their stock; the read models are the caller's.
   */
  cloneProducts(
    tx: Executor,
    clones: { readonly firstSeller: number; readonly sellers: number; readonly each: number },
  ): Promise<void>
}
