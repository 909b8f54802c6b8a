import type { dinnerFavoritesEndpoints } from '@okolitsa/contracts/favorites/dinner-favorites.endpoints.ts'
import type { SiteScope } from '@okolitsa/domain/identity/scope.ts'
import type { DeliveryPlace } from '../../../fulfilment/delivery/ports.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { Deps } from '../../../services.ts'
import { favoriteSellers, favoriteThings } from '../store/favorite.store.ts'
import {
  addFavorites,
  type FavoriteShelf,
  favoriteIdsOf,
  favoritesOf,
  type KeepDeps,
  knownFavorites,
  pageOfFavorites,
  removeFavorite,
  type ShownFavorite,
} from '../use-cases/keep-favorites.ts'

export type DinnerFavoritesDeps = Deps<'delivery' | 'restaurants'> & KeepDeps

const SHELVES = {
  dishes: { store: favoriteThings, trade: 'restaurant' },
  restaurants: { store: favoriteSellers, trade: 'restaurant' },
} as const satisfies Record<string, FavoriteShelf>

export function dinnerFavoritesHandlers(deps: DinnerFavoritesDeps): Handlers<typeof dinnerFavoritesEndpoints> {
  const { delivery, restaurants } = deps
  const dishesOf = (scope: SiteScope, place: DeliveryPlace) => (favorites: readonly ShownFavorite[]) =>
    restaurants.dishCards({
      scope,
      place,
      dishIds: favorites.map(({ id }) => id),
      organizationIds: favorites.map(({ organizationId }) => organizationId),
    })
  const restaurantsOf = (scope: SiteScope, place: DeliveryPlace) => (favorites: readonly ShownFavorite[]) =>
    restaurants.restaurantCards({
      scope,
      place,
      organizationIds: favorites.map(({ organizationId }) => organizationId),
    })
  return {
    favoriteIds: ({ scope, params }) => favoriteIdsOf(deps, SHELVES[params.kind], scope),
    favoriteDishes: async ({ scope, query, context }) => {
      const place = await delivery.placeOf(query, context.site)
      return pageOfFavorites(await favoritesOf(deps, SHELVES.dishes, scope), query, dishesOf(scope.site, place))
    },
    favoriteRestaurants: async ({ scope, query, context }) => {
      const place = await delivery.placeOf(query, context.site)
      const favorites = await favoritesOf(deps, SHELVES.restaurants, scope)
      return pageOfFavorites(favorites, query, restaurantsOf(scope.site, place))
    },
    dishesByIds: async ({ scope, query, context }) => {
      const place = await delivery.placeOf(query, context.site)
      return { items: await dishesOf(scope, place)(await knownFavorites(deps, SHELVES.dishes, scope, query.ids)) }
    },
    restaurantsByIds: async ({ scope, query, context }) => {
      const place = await delivery.placeOf(query, context.site)
      const known = await knownFavorites(deps, SHELVES.restaurants, scope, query.ids)
      return { items: await restaurantsOf(scope, place)(known) }
    },
    addFavorite: ({ scope, params, body }) =>
      addFavorites(deps, SHELVES[params.kind], scope, 'id' in body ? body.id : body.ids),
    removeFavorite: ({ scope, params }) => removeFavorite(deps, SHELVES[params.kind], scope, params.id),
  }
}
