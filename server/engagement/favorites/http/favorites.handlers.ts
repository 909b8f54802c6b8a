import type { favoritesEndpoints } from '@okolitsa/contracts/favorites/favorites.endpoints.ts'
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
} from '../use-cases/keep-favorites.ts'
import { newsOfFavorites } from '../use-cases/news-of-favorites.ts'

export type FavoritesDeps = Deps<'clock' | 'delivery' | 'farmPosts' | 'catalog'> & KeepDeps

const PRODUCTS: FavoriteShelf = { store: favoriteThings, trade: 'farmer' }
const FARMERS: FavoriteShelf = { store: favoriteSellers, trade: 'farmer' }

/** Handlers of a customer's favourites and of the cards of a guest's favourites. */
export function favoritesHandlers(deps: FavoritesDeps): Handlers<typeof favoritesEndpoints> {
  const { delivery, catalog } = deps
  return {
    favoriteProductIds: ({ scope }) => favoriteIdsOf(deps, PRODUCTS, scope),
    favoriteProducts: async ({ scope, query, context }) => {
      const place = await delivery.placeOf(query, context.site)
      return pageOfFavorites(await favoritesOf(deps, PRODUCTS, scope), query, (favorites) =>
        catalog.cards(
          scope.site,
          favorites.map(({ id }) => id),
          place,
        ),
      )
    },
    productsByIds: async ({ scope, query, context }) => {
      const place = await delivery.placeOf(query, context.site)
      const favorites = await knownFavorites(deps, PRODUCTS, scope, query.ids)
      return {
        items: await catalog.cards(
          scope,
          favorites.map(({ id }) => id),
          place,
        ),
      }
    },
    addFavoriteProduct: ({ scope, body }) =>
      addFavorites(deps, PRODUCTS, scope, 'productId' in body ? body.productId : body.productIds),
    removeFavoriteProduct: ({ scope, params }) => removeFavorite(deps, PRODUCTS, scope, params.id),
    favoriteFarmerIds: ({ scope }) => favoriteIdsOf(deps, FARMERS, scope),
    favoriteFarmers: async ({ scope, query, context }) => {
      const place = await delivery.placeOf(query, context.site)
      return pageOfFavorites(await favoritesOf(deps, FARMERS, scope), query, (favorites) =>
        catalog.farmerCards(
          favorites.map(({ organizationId }) => organizationId),
          place,
        ),
      )
    },
    newsOfFavorites: async ({ scope }) => {
      const farms = await favoritesOf(deps, FARMERS, scope)
      const items = await newsOfFavorites(
        deps,
        scope.site,
        farms.map(({ organizationId }) => organizationId),
      )
      return { items, totalItems: farms.length }
    },
    addFavoriteFarmer: ({ scope, body }) =>
      addFavorites(deps, FARMERS, scope, 'farmerId' in body ? body.farmerId : body.farmerIds),
    removeFavoriteFarmer: ({ scope, params }) => removeFavorite(deps, FARMERS, scope, params.id),
  }
}
