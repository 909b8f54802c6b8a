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
  /** Ids of the restaurants within pick-up distance of a place. */
  walkedToFrom(scope: SiteScope, place: DeliveryPlace): Promise<number[]>
  /** The restaurant's page at a site (null = the marketplace); null = no such page. */
  publicRestaurant(organizationId: number | null, id: number): Promise<PublicRestaurant | null>
  publicDish(organizationId: number | null, id: number): Promise<PublicDish | null>
}
