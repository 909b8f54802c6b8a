import type { FoundDish } from '@okolitsa/contracts/restaurants/dish.ts'
import type { RestaurantCard } from '@okolitsa/contracts/restaurants/restaurant.ts'
import type { SiteScope } from '@okolitsa/domain/identity/scope.ts'
import type { DeliveryPlace } from '../../fulfilment/delivery/ports.ts'

/** What others may ask of restaurants. */
export interface RestaurantsService {
  /** The first restaurants and dishes for a text, of those that serve the place. */
  suggest(question: {
    readonly scope: SiteScope
    readonly place: DeliveryPlace
    readonly text: string
    readonly most: { readonly restaurants: number; readonly dishes: number }
  }): Promise<{ readonly restaurants: RestaurantCard[]; readonly dishes: FoundDish[] }>
}
