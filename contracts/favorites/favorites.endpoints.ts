import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/id.ts'
import { pageQuery } from '../kernel/paging.ts'

/** Favourites of products and farmers (spec 7.11). */
export const favoritesEndpoints = defineEndpoints({
  favoriteProductIds: {
    method: 'GET',
    path: '/api/v2/products/favorite/ids',
    access: 'customer',
    summary: 'Ids of favourite products.',
    answer: z.unknown(),
    owed: true,
  },
  favoriteProducts: {
    method: 'GET',
    path: '/api/v2/products/favorite',
    access: 'customer',
    summary: 'Favourite products, 12 a page.',
    query: z.object(pageQuery(12)),
    answer: z.unknown(),
    owed: true,
  },
  productsByIds: {
    method: 'GET',
    path: '/api/v1/products/ids',
    access: 'public',
    summary: "Products of a guest's local favourites.",
    query: z.object({ ids: z.string().max(4_000) }),
    answer: z.unknown(),
    owed: true,
  },
  addFavoriteProduct: {
    method: 'POST',
    path: '/api/v2/products/favorite',
    access: 'customer',
    summary: 'Adds a product to favourites.',
    body: z.object({ productId: z.number().int().positive() }),
    answer: z.unknown(),
    owed: true,
  },
  removeFavoriteProduct: {
    method: 'DELETE',
    path: '/api/v1/products/{id}/favorite',
    access: 'customer',
    summary: 'Removes a product from favourites.',
    params: idParams,
    answer: z.unknown(),
    owed: true,
  },
  favoriteFarmerIds: {
    method: 'GET',
    path: '/api/v2/farmers/favorite/ids',
    access: 'customer',
    summary: 'Ids of favourite farmers.',
    answer: z.unknown(),
    owed: true,
  },
  favoriteFarmers: {
    method: 'GET',
    path: '/api/v1/farmers/favorite',
    access: 'customer',
    summary: 'Favourite farmers, 12 a page.',
    query: z.object(pageQuery(12)),
    answer: z.unknown(),
    owed: true,
  },
  addFavoriteFarmer: {
    method: 'POST',
    path: '/api/v1/farmers/favorite',
    access: 'customer',
    summary: 'Adds a farmer to favourites.',
    body: z.object({ farmerId: z.number().int().positive() }),
    answer: z.unknown(),
    owed: true,
  },
  removeFavoriteFarmer: {
    method: 'DELETE',
    path: '/api/v1/farmers/favorite/{id}',
    access: 'customer',
    summary: 'Removes a farmer from favourites.',
    params: idParams,
    answer: z.unknown(),
    owed: true,
  },
})
