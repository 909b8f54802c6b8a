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

/** A restaurant beside its seller, as each node keeps it. */
export interface RestaurantInfo extends RestaurantFields {
  readonly organizationId: number
  /** Source key for `imageUrl()`: the first of its pictures. */
  readonly image: string
  /** What of a photo must be seen; null = a drawing, shown whole. */
  readonly imageFocus: FocusPoint | null
  readonly hours: OpeningHours
  readonly pace: KitchenPace
}

/** All restaurants and kitchens at one moment. */
export interface RestaurantSnapshot {
  readonly byId: ReadonlyMap<number, RestaurantInfo>
  /** In their order. */
  readonly kitchens: readonly KitchenFields[]
}

/** A dish of one restaurant: another restaurant's dish is not found by it. */
export interface DishRef {
  readonly organizationId: number
  readonly dishId: number
}

/** What of a product a dish says; a portion is a sale step, and it is never weighed. */
export type DishProduct = Omit<
  ProductFields,
  'isWeight' | 'shelfLife' | 'storage' | 'productionSchedule' | 'attributes'
>

export interface NewDish {
  /** Absent = the next one; it is the product's. */
  readonly id?: number
  readonly organizationId: number
  readonly sectionId: number
  readonly product: DishProduct
  readonly fields: DishFields
  /** Of a portion with nothing chosen. */
  readonly price: Kopecks
  readonly specialPrices?: readonly SpecialPrice[]
  /** Portions; absent = as many as wanted. */
  readonly stock?: StockSetting
  /** What is seen on the first picture, which is the product's; absent = a drawing that says nothing of itself. */
  readonly seen?: Omit<GalleryPicture, 'source'>
  readonly furtherPictures?: readonly GalleryPicture[]
  readonly popularity?: number
  readonly createdAt?: Date
  /** False = off the menu for now; absent = on it. */
  readonly isEnabled?: boolean
}

/** What is changed of a dish; what it does not name stays. Groups are a whole list. */
export interface DishChange {
  readonly product?: Partial<Omit<DishProduct, 'unit' | 'image'>>
  readonly price?: Kopecks
  readonly sectionId?: number
  readonly fields?: Partial<DishFields>
}

export interface NewRestaurant {
  /** A seller of the type `restaurant`. */
  readonly organizationId: number
  readonly fields: RestaurantFields
  readonly week: readonly WeeklySpan[]
  readonly exceptions: readonly OpeningException[]
  /** Answered with their ids in this order. */
  readonly sections: readonly SectionFields[]
}

/** What the kitchen has run out of. */
export type Stopped =
  | { readonly organizationId: number; readonly dishId: number }
  | { readonly organizationId: number; readonly optionId: number }

/**
 * The commands that change restaurants and menus. Each runs in the caller's transaction, takes the seller's row first,
 * and leaves an audit entry; `organizationId` is the scope. A mistake in the fields refuses BAD_REQUEST with `errors`;
 * what is not of this restaurant, or of no restaurant, refuses NOT_FOUND.
 */
export interface MenuCommands {
  /** Adds a kitchen, or changes the one of this slug. */
  saveKitchen(tx: Executor, author: Author, kitchen: KitchenFields): Promise<void>
  /** Makes a restaurant of a seller; answers the ids of its sections in their order. */
  createRestaurant(tx: Executor, author: Author, restaurant: NewRestaurant): Promise<number[]>
  /** A restaurant that has said nothing of itself yet: closed all week, without a kitchen, an address or a menu. */
  beginRestaurant(tx: Executor, author: Author, organizationId: number): Promise<void>
  changeRestaurant(
    tx: Executor,
    author: Author,
    organizationId: number,
    change: Partial<RestaurantFields>,
  ): Promise<void>
  /** The whole week, in place of the one before. */
  setOpeningHours(tx: Executor, author: Author, organizationId: number, week: readonly WeeklySpan[]): Promise<void>
  /** The whole list: holidays and one-off closures. */
  setOpeningExceptions(
    tx: Executor,
    author: Author,
    organizationId: number,
    exceptions: readonly OpeningException[],
  ): Promise<void>
  /**
   * The whole menu's sections in their order: one with an id stays, one that is missing goes; a section with dishes can
   * not go. Answers the ids.
   */
  setSections(
    tx: Executor,
    author: Author,
    organizationId: number,
    sections: readonly (SectionFields & { readonly id?: number | undefined })[],
  ): Promise<number[]>
  /** Other hours today by the restaurant's own clock: no span = closed, null = as the week says. */
  setTodayHours(tx: Executor, author: Author, organizationId: number, spans: readonly OpenSpan[] | null): Promise<void>
  /** The order of a section's dishes; those that are not named follow in the order they had. */
  orderDishes(
    tx: Executor,
    author: Author,
    section: { readonly organizationId: number; readonly sectionId: number },
    dishIds: readonly number[],
  ): Promise<void>
  /** Answers the ids in the order of the dishes, each after those its section has; all of them or none. */
  createDishes(tx: Executor, author: Author, dishes: readonly NewDish[]): Promise<number[]>
  changeDish(tx: Executor, author: Author, ref: DishRef, change: DishChange): Promise<void>
  /** Takes it off the menu, or puts it back; orders that have it go on. */
  setDishOnSale(tx: Executor, author: Author, ref: DishRef, isOnSale: boolean): Promise<void>
  /** The kitchen has run out of it; null = there it is again. Whoever orders holds its row, so nothing slips through. */
  setStop(tx: Executor, author: Author, what: Stopped, stop: Stop | null): Promise<void>
  /** Everything takes so many minutes more until then; null = the rush is over. */
  setRush(
    tx: Executor,
    author: Author,
    organizationId: number,
    rush: { readonly minutes: number; readonly until: Date } | null,
  ): Promise<void>
  /** No orders until then; null = they are taken again. */
  setPause(tx: Executor, author: Author, organizationId: number, until: Date | null): Promise<void>
}

/** A dish as it can be ordered at a moment. */
export interface OrderableDish {
  readonly productId: number
  readonly organizationId: number
  readonly timeZone: string
  /** Its own part of the day, else its section's; null = whenever the kitchen is open. */
  readonly served: ServedHours | null
  /** Null = nothing keeps it from being cooked now. Whether the kitchen is open is asked of the restaurant. */
  readonly obstacle: DishObstacle | null
  /** For `checkChoice`, with what is stopped. */
  readonly groups: readonly OptionGroup[]
}

/** A menu as the people who run it see it. */
export interface KitchenMenu {
  /** Kitchens to choose from, in their order. */
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
  /** A portion: so much of the unit. */
  readonly unit: string
  readonly measure: number
  readonly isOnSale: boolean
  /** Out of the menu's lists; orders keep it. */
  readonly isArchived: boolean
  readonly stop: Stop | null
  /** By question. */
  readonly options: readonly {
    readonly id: number
    readonly title: string
    readonly groupTitle: string
    readonly stop: Stop | null
  }[]
}

/** What other modules may ask of menus. */
export interface MenusService extends MenuCommands {
  /** As this node keeps them. */
  current(): Promise<RestaurantSnapshot>
  /** As the database has it now, in the caller's transaction; null = it is no restaurant. */
  restaurantOf(executor: Executor, organizationId: number): Promise<RestaurantInfo | null>
  /** What can be chosen of these dishes now; products that are no dishes are left out. */
  orderableDishes(executor: Executor, productIds: readonly number[]): Promise<ReadonlyMap<number, OrderableDish>>
  /**
   * The same, with the restaurants, dishes and options held until the end of the transaction: a stop, a pause or another
   * price comes before it or waits for it.
   */
  holdDishes(tx: Executor, productIds: readonly number[]): Promise<ReadonlyMap<number, OrderableDish>>
  menuOf(executor: Executor, organizationId: number): Promise<KitchenMenu>
  /** Those of the restaurants that have said where they cook, what kind of kitchen it is and when it is open. */
  listReadyKitchens(executor: Executor, organizationIds: readonly number[]): Promise<ReadonlySet<number>>
}
