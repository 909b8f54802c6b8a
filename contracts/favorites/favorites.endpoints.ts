import { z } from 'zod'
import { farmerCardSchema } from '../catalog/farmer.ts'
import { idList } from '../catalog/listing.ts'
import { productCardSchema } from '../catalog/product.ts'
import { likedFarmSchema } from '../farm-posts/farm-post.ts'
import { locationQuery } from '../geo/location.ts'
import { defineEndpointsIn } from '../kernel/endpoint.ts'
import { idParams, jsonId } from '../kernel/id.ts'
import { pageOf, pageQuery } from '../kernel/paging.ts'
import { refuses } from '../refusals/refuses.ts'

/** Maximum favourites of one customer: products of all sellers together, and sellers. */
export const MAX_FAVORITES = 500
/** Maximum favourites of a guest, stored in the browser and sent after sign-in. */
export const MAX_GUEST_FAVORITES = 100

export const newFavoriteId = jsonId
/** A guest's favourites, oldest first. */
export const keptIds = z.array(newFavoriteId).min(1, 'wrongValue').max(MAX_GUEST_FAVORITES, 'tooLong')
/** All favourites after a change, newest first. */
export const favoriteIds = z.object({ ids: z.array(z.number().int()) })

const page = z.object({ ...locationQuery, ...pageQuery(12) })
const errors = refuses('TOO_MANY_FAVORITES')

/** Favourite products and farmers (spec 7.11). A seller's own site shows only its own. */
export const favoritesEndpoints = defineEndpointsIn('goods', {
  favoriteProductIds: {
    method: 'GET',
    path: '/api/v2/products/favorite/ids',
    access: 'customer',
    summary: 'Ids of favourite products, newest first',
    answer: favoriteIds,
  },
  favoriteProducts: {
    method: 'GET',
    path: '/api/v2/products/favorite',
    access: 'customer',
    summary: 'Favourite products, newest first, 12 a page',
    query: page,
    answer: pageOf(productCardSchema),
  },
  productsByIds: {
    method: 'GET',
    path: '/api/v1/products/ids',
    access: 'public',
    summary: "Products of a guest's local favourites in the given order; unknown ids are left out",
    query: z.object({ ...locationQuery, ids: idList.pipe(z.array(z.number()).max(MAX_GUEST_FAVORITES, 'tooLong')) }),
    answer: z.object({ items: z.array(productCardSchema) }),
  },
  addFavoriteProduct: {
    method: 'POST',
    path: '/api/v2/products/favorite',
    access: 'customer',
    summary: "Adds a product to favourites; of a guest's `productIds` unknown ones are left out",
    body: z.union([z.object({ productId: newFavoriteId }), z.object({ productIds: keptIds })]),
    answer: favoriteIds,
    errors,
  },
  removeFavoriteProduct: {
    method: 'DELETE',
    path: '/api/v1/products/{id}/favorite',
    access: 'customer',
    summary: 'Removes a product from favourites',
    params: idParams,
    answer: favoriteIds,
  },
  favoriteFarmerIds: {
    method: 'GET',
    path: '/api/v2/farmers/favorite/ids',
    access: 'customer',
    summary: 'Ids of favourite farmers, newest first',
    answer: favoriteIds,
  },
  favoriteFarmers: {
    method: 'GET',
    path: '/api/v1/farmers/favorite',
    access: 'customer',
    summary: 'Favourite farmers, newest first, 12 a page',
    query: page,
    answer: pageOf(farmerCardSchema),
  },
  newsOfFavorites: {
    method: 'GET',
    path: '/api/v1/farmers/favorite/news',
    access: 'customer',
    summary: 'A few favourite farmers with their latest news: those with the freshest first, then those added last',
    answer: z.object({ items: z.array(likedFarmSchema), totalItems: z.number().int() }),
  },
  addFavoriteFarmer: {
    method: 'POST',
    path: '/api/v1/farmers/favorite',
    access: 'customer',
    summary: "Adds a farmer to favourites; of a guest's `farmerIds` unknown ones are left out",
    body: z.union([z.object({ farmerId: newFavoriteId }), z.object({ farmerIds: keptIds })]),
    answer: favoriteIds,
    errors,
  },
  removeFavoriteFarmer: {
    method: 'DELETE',
    path: '/api/v1/farmers/favorite/{id}',
    access: 'customer',
    summary: 'Removes a farmer from favourites',
    params: idParams,
    answer: favoriteIds,
  },
})
