import type { FoundDish } from '@okolitsa/contracts/restaurants/dish.ts'
import type { RestaurantCard } from '@okolitsa/contracts/restaurants/restaurant.ts'
import type { ShownSellerId, SiteScope } from '@okolitsa/domain/identity/scope.ts'
import type { DeliveryPlace } from '../../fulfilment/delivery/ports.ts'

/** What a picture of a restaurant's page says. */
export interface PublicRestaurant {
  readonly title: string
  readonly note: string
  readonly image: string
  readonly hue: number
}

/** The same of a dish. */
export interface PublicDish {
  readonly title: string
  readonly restaurant: string
  readonly place: string
  readonly image: string
  readonly hue: number
  readonly unit: string
  readonly measure: number
  /** The least a portion costs, roubles; `isFrom` = what is chosen may cost more. */
  readonly priceFrom: number
  readonly isFrom: boolean
}

interface CardsWanted {
  readonly scope: SiteScope
  readonly place: DeliveryPlace
  readonly organizationIds: readonly ShownSellerId[]
}

/** What others may ask of restaurants. */
export interface RestaurantsService {
  /** The first restaurants and dishes for a text, of those that serve the place. */
  suggest(question: {
    readonly scope: SiteScope
    readonly place: DeliveryPlace
    readonly text: string
    readonly most: { readonly restaurants: number; readonly dishes: number }
  }): Promise<{ readonly restaurants: RestaurantCard[]; readonly dishes: FoundDish[] }>
  /** Cards of these restaurants in their order, whether they serve the place or not. */
  restaurantCards(wanted: CardsWanted): Promise<RestaurantCard[]>
  /** Dishes of these ids and restaurants in their order; what is on no menu is left out. */
  dishCards(wanted: CardsWanted & { readonly dishIds: readonly number[] }): Promise<FoundDish[]>
  /** Ids of the restaurants that serve a place to which one walks from it. */
  walkedToFrom(scope: SiteScope, place: DeliveryPlace): Promise<number[]>
  /** Null = it has no page at this site (null = the marketplace). */
  publicRestaurant(organizationId: number | null, id: number): Promise<PublicRestaurant | null>
  publicDish(organizationId: number | null, id: number): Promise<PublicDish | null>
}
