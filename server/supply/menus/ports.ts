import type { SpecialPrice } from '@okolitsa/domain/catalog/price.ts'
import type { ProductFields, StockSetting } from '@okolitsa/domain/catalog/product-fields.ts'
import type { FocusPoint, GalleryPicture } from '@okolitsa/domain/images/gallery.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { KitchenPace } from '@okolitsa/domain/restaurants/kitchen-state.ts'
import type {
  OpeningException,
  OpeningHours,
  OpenSpan,
  WeeklySpan,
} from '@okolitsa/domain/restaurants/opening-hours.ts'
import type { OptionGroup } from '@okolitsa/domain/restaurants/options.ts'
import type {
  DishFields,
  KitchenFields,
  RestaurantFields,
  SectionFields,
} from '@okolitsa/domain/restaurants/restaurant-fields.ts'
import type { DishObstacle, ServedHours, Stop } from '@okolitsa/domain/restaurants/served.ts'
import type { Author } from '../../people/audit/ports.ts'
import type { Executor } from '../../platform/db/client.ts'

/** A restaurant as cached in memory, in addition to its seller. */
export interface RestaurantInfo extends RestaurantFields {
  readonly organizationId: number
  /** Source key for `imageUrl()`: the first picture. */
  readonly image: string
  /** Focus point of a photo; null = a drawing, which is displayed whole. */
  readonly imageFocus: FocusPoint | null
  readonly hours: OpeningHours
  readonly pace: KitchenPace
}

/** All restaurants and cuisines at one moment. */
export interface RestaurantSnapshot {
  readonly byId: ReadonlyMap<number, RestaurantInfo>
  /** Cuisines in their configured order. */
  readonly kitchens: readonly KitchenFields[]
}

export interface DishRef {
  readonly organizationId: number
  readonly dishId: number
}

/** Product fields of a dish; a portion is a sale step, never weighed. */
export type DishProduct = Omit<
  ProductFields,
  'isWeight' | 'shelfLife' | 'storage' | 'productionSchedule' | 'attributes'
>

export interface NewDish {
  /** Id of the product; absent = the next one. */
  readonly id?: number
  readonly organizationId: number
  readonly sectionId: number
  readonly product: DishProduct
  readonly fields: DishFields
  /** Price of a portion without options. */
  readonly price: Kopecks
  readonly specialPrices?: readonly SpecialPrice[]
  /** Stock in portions; absent = unlimited. */
  readonly stock?: StockSetting
  /** Properties of the first picture, which is the product's; absent = a drawing without an alternative text. */
  readonly seen?: Omit<GalleryPicture, 'source'>
  readonly furtherPictures?: readonly GalleryPicture[]
  readonly popularity?: number
  readonly createdAt?: Date
  /** False = off the menu; absent = on the menu. */
  readonly isEnabled?: boolean
}

/** Changed fields of a dish; absent ones stay. `groups` replace the whole list. */
export interface DishChange {
  readonly product?: Partial<Omit<DishProduct, 'unit' | 'image'>>
  readonly price?: Kopecks
  readonly sectionId?: number
  readonly fields?: Partial<DishFields>
}

export interface NewRestaurant {
  /** Id of a seller of the type `restaurant`. */
  readonly organizationId: number
  readonly fields: RestaurantFields
  readonly week: readonly WeeklySpan[]
  readonly exceptions: readonly OpeningException[]
  /** Sections of the menu, whose ids are returned in this order. */
  readonly sections: readonly SectionFields[]
}

/** A stopped dish or option. */
export type Stopped =
  | { readonly organizationId: number; readonly dishId: number }
  | { readonly organizationId: number; readonly optionId: number }

/**
 * Commands for restaurants and menus. Each runs in the caller's transaction, locks the seller's row first, and leaves
 * an audit entry; `organizationId` is the scope. Invalid fields refuse BAD_REQUEST with `errors`; entities of another
 * restaurant or of no restaurant refuse NOT_FOUND.
 */
export interface MenuCommands {
  /** All cuisines in their configured order. */
  listKitchens(executor: Executor): Promise<readonly KitchenFields[]>
  /** Adds cuisines, or changes those with these slugs, in one statement. */
  saveKitchens(tx: Executor, author: Author, kitchens: readonly KitchenFields[]): Promise<void>
  /** Makes a seller a restaurant; returns the ids of its sections in order. */
  createRestaurant(tx: Executor, author: Author, restaurant: NewRestaurant): Promise<number[]>
  /** Creates an empty restaurant: closed all week, without cuisine, address and menu. */
  beginRestaurant(tx: Executor, author: Author, organizationId: number): Promise<void>
  changeRestaurant(
    tx: Executor,
    author: Author,
    organizationId: number,
    change: Partial<RestaurantFields>,
  ): Promise<void>
  setOpeningHours(tx: Executor, author: Author, organizationId: number, week: readonly WeeklySpan[]): Promise<void>
  /** Replaces all exceptions of the opening hours: holidays and single closures. */
  setOpeningExceptions(
    tx: Executor,
    author: Author,
    organizationId: number,
    exceptions: readonly OpeningException[],
  ): Promise<void>
  /**
   * Replaces all sections in order: a section with an id stays, a missing one is deleted unless it has dishes. Returns
   * the ids.
   */
  setSections(
    tx: Executor,
    author: Author,
    organizationId: number,
    sections: readonly (SectionFields & { readonly id?: number | undefined })[],
  ): Promise<number[]>
  /** Sets other hours of the restaurant's current day: no span = closed, null = the usual hours. */
  setTodayHours(tx: Executor, author: Author, organizationId: number, spans: readonly OpenSpan[] | null): Promise<void>
  /** Sets the order of a section's dishes; dishes missing from the list follow in their order. */
  orderDishes(
    tx: Executor,
    author: Author,
    section: { readonly organizationId: number; readonly sectionId: number },
    dishIds: readonly number[],
  ): Promise<void>
  /** Creates dishes, each at the end of its section, and returns their ids in order; all or none. */
  createDishes(tx: Executor, author: Author, dishes: readonly NewDish[]): Promise<number[]>
  changeDish(tx: Executor, author: Author, ref: DishRef, change: DishChange): Promise<void>
  /** Takes a dish off the menu or puts it back; existing orders are not affected. */
  setDishOnSale(tx: Executor, author: Author, ref: DishRef, isOnSale: boolean): Promise<void>
  /** Stops a dish or an option; null = resumes it. Orders lock its row, so that none is placed after the stop. */
  setStop(tx: Executor, author: Author, what: Stopped, stop: Stop | null): Promise<void>
  /** Adds minutes to every order until a time; null = ends the rush. */
  setRush(
    tx: Executor,
    author: Author,
    organizationId: number,
    rush: { readonly minutes: number; readonly until: Date } | null,
  ): Promise<void>
  /** Pauses orders until a time; null = resumes them. */
  setPause(tx: Executor, author: Author, organizationId: number, until: Date | null): Promise<void>
}

export interface OrderableDish {
  readonly productId: number
  readonly organizationId: number
  readonly timeZone: string
  /** Serving hours of the dish or its section; null = during all opening hours. */
  readonly served: ServedHours | null
  /** Reason why the dish cannot be cooked now; null = none. The opening hours belong to the restaurant. */
  readonly obstacle: DishObstacle | null
  /** Groups of options for `checkChoice`, including stops. */
  readonly groups: readonly OptionGroup[]
}

/** A menu as displayed to the restaurant's staff. */
export interface KitchenMenu {
  /** Cuisines that can be chosen, in order. */
  readonly allKitchens: readonly Pick<KitchenFields, 'slug' | 'title'>[]
  readonly restaurant: RestaurantInfo
  readonly sections: readonly (SectionFields & { readonly id: number; readonly dishes: readonly KitchenDish[] })[]
}

export interface KitchenDish {
  readonly id: number
  readonly title: string
  readonly slug: string
  readonly image: string
  readonly hue: number
  readonly price: Kopecks
  /** Size of a portion. */
  readonly unit: string
  readonly measure: number
  readonly isOnSale: boolean
  /** True = removed from menus, and retained in orders. */
  readonly isArchived: boolean
  readonly stop: Stop | null
  /** Options by group. */
  readonly options: readonly {
    readonly id: number
    readonly title: string
    readonly groupTitle: string
    readonly stop: Stop | null
  }[]
}

export interface MenusService extends MenuCommands {
  /** Restaurants from the node's cache. */
  current(): Promise<RestaurantSnapshot>
  /** A restaurant read from the database in the caller's transaction; null = not a restaurant. */
  restaurantOf(executor: Executor, organizationId: number): Promise<RestaurantInfo | null>
  /** Dishes with current options; products that are not dishes are omitted. */
  orderableDishes(executor: Executor, productIds: readonly number[]): Promise<ReadonlyMap<number, OrderableDish>>
  /**
   * Dishes with current options, whose restaurants, dishes and options are locked until the end of the transaction: a
   * later stop, pause or change of a price waits.
   */
  holdDishes(tx: Executor, productIds: readonly number[]): Promise<ReadonlyMap<number, OrderableDish>>
  menuOf(executor: Executor, organizationId: number): Promise<KitchenMenu>
  /** Ids of the restaurants among these that have an address, a cuisine and opening hours. */
  listReadyKitchens(executor: Executor, organizationIds: readonly number[]): Promise<ReadonlySet<number>>
}
