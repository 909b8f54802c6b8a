import type { FoundDish } from '@okolitsa/contracts/restaurants/dish.ts'
import type { RestaurantCard } from '@okolitsa/contracts/restaurants/restaurant.ts'
import type { ShownSellerId, SiteScope } from '@okolitsa/domain/identity/scope.ts'
import type { DeliveryPlace } from '../../fulfilment/delivery/ports.ts'

export interface PublicRestaurant {
  readonly title: string
  readonly note: string
  readonly image: string
  readonly hue: number
}

export interface PublicDish {
  readonly title: string
  readonly restaurant: string
  readonly place: string
  readonly image: string
  readonly hue: number
  readonly unit: string
  readonly measure: number
  /** Lowest price of a portion, roubles; `isFrom` = options may cost more. */
  readonly priceFrom: number
  readonly isFrom: boolean
}

/** Public pages of restaurants, independent of a place; null = the whole marketplace. */
export interface PublicMenus {
  restaurants(
    organizationId: number | null,
  ): Promise<ReadonlyArray<{ readonly id: number; readonly changedOn: string }>>
  kitchens(): Promise<readonly string[]>
  /** First ids of parts of at most `size` dishes. */
  dishParts(organizationId: number | null, size: number): Promise<readonly number[]>
  dishes(
    organizationId: number | null,
    from: number,
    size: number,
  ): Promise<ReadonlyArray<{ readonly slug: string; readonly changedOn: string }>>
}

interface CardsWanted {
  readonly scope: SiteScope
  readonly place: DeliveryPlace
  readonly organizationIds: readonly ShownSellerId[]
}

export interface RestaurantsService {
  /** The first restaurants and dishes matching a text that serve the place. */
  suggest(question: {
    readonly scope: SiteScope
    readonly place: DeliveryPlace
    readonly text: string
    readonly most: { readonly restaurants: number; readonly dishes: number }
  }): Promise<{ readonly restaurants: RestaurantCard[]; readonly dishes: FoundDish[] }>
  /** Cards of these restaurants in their order, whether they serve the place or not. */
  restaurantCards(wanted: CardsWanted): Promise<RestaurantCard[]>
  /** Dishes of these ids and restaurants in their order, without those on no menu. */
  dishCards(wanted: CardsWanted & { readonly dishIds: readonly number[] }): Promise<FoundDish[]>
  /** Ids of restaurants within walking distance of a place. */
  walkedToFrom(scope: SiteScope, place: DeliveryPlace): Promise<number[]>
  /** Null = it has no page at this site (null = the marketplace). */
  publicRestaurant(organizationId: number | null, id: number): Promise<PublicRestaurant | null>
  publicDish(organizationId: number | null, id: number): Promise<PublicDish | null>
  readonly publicPages: PublicMenus
}
