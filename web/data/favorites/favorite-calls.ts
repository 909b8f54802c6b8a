import { shopApi } from '../../platform/client/shop-api.ts'
import type { FavoriteKind } from './guest-favorites.ts'

export const favoriteCallsOf = (kind: FavoriteKind) => {
  const { favorites: api, dinnerFavorites } = shopApi()
  switch (kind) {
    case 'products':
      return {
        ids: () => api.favoriteProductIds(),
        add: (productId: number) => api.addFavoriteProduct({ body: { productId } }),
        hand: (productIds: number[]) => api.addFavoriteProduct({ body: { productIds } }),
        remove: (id: number) => api.removeFavoriteProduct({ params: { id } }),
      }
    case 'farmers':
      return {
        ids: () => api.favoriteFarmerIds(),
        add: (organizationId: number) => api.addFavoriteFarmer({ body: { farmerId: organizationId } }),
        hand: (organizationIds: number[]) => api.addFavoriteFarmer({ body: { farmerIds: organizationIds } }),
        remove: (id: number) => api.removeFavoriteFarmer({ params: { id } }),
      }
    default:
      return {
        ids: () => dinnerFavorites.favoriteIds({ params: { kind } }),
        add: (id: number) => dinnerFavorites.addFavorite({ params: { kind }, body: { id } }),
        hand: (ids: number[]) => dinnerFavorites.addFavorite({ params: { kind }, body: { ids } }),
        remove: (id: number) => dinnerFavorites.removeFavorite({ params: { kind, id } }),
      }
  }
}
