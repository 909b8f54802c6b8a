import { z } from 'zod'
import { idList } from '../catalog/listing.ts'
import { locationQuery } from '../geo/location.ts'
import { defineEndpointsIn } from '../kernel/endpoint.ts'
import { id } from '../kernel/id.ts'
import { pageOf, pageQuery } from '../kernel/paging.ts'
import { refuses } from '../refusals/refuses.ts'
import { foundDishSchema } from '../restaurants/dish.ts'
import { restaurantCardSchema } from '../restaurants/restaurant.ts'
import { favoriteIds, keptIds, MAX_GUEST_FAVORITES, newFavoriteId } from './favorites.endpoints.ts'

const kind = z.enum(['dishes', 'restaurants'], 'wrongValue')
const page = z.object({ ...locationQuery, ...pageQuery(12) })
const guestIds = z.object({
  ...locationQuery,
  ids: idList.pipe(z.array(z.number()).max(MAX_GUEST_FAVORITES, 'tooLong')),
})

/** Favourite dishes and restaurants, in addition to products and farmers. */
export const dinnerFavoritesEndpoints = defineEndpointsIn('restaurants', {
  favoriteIds: {
    method: 'GET',
    path: '/api/v1/favorites/{kind}/ids',
    access: 'customer',
    summary: 'Ids of favourite dishes or restaurants, newest first',
    params: z.object({ kind }),
    answer: favoriteIds,
  },
  favoriteDishes: {
    method: 'GET',
    path: '/api/v1/favorites/dishes',
    access: 'customer',
    summary: 'Favourite dishes that are on a menu, newest first, 12 a page',
    query: page,
    answer: pageOf(foundDishSchema),
  },
  favoriteRestaurants: {
    method: 'GET',
    path: '/api/v1/favorites/restaurants',
    access: 'customer',
    summary: 'Favourite restaurants, newest first, 12 a page',
    query: page,
    answer: pageOf(restaurantCardSchema),
  },
  dishesByIds: {
    method: 'GET',
    path: '/api/v1/dishes/ids',
    access: 'public',
    summary: "Dishes of a guest's local favourites in the given order; unknown ids are left out",
    query: guestIds,
    answer: z.object({ items: z.array(foundDishSchema) }),
  },
  restaurantsByIds: {
    method: 'GET',
    path: '/api/v1/restaurants/ids',
    access: 'public',
    summary: "Restaurants of a guest's local favourites in the given order; unknown ids are left out",
    query: guestIds,
    answer: z.object({ items: z.array(restaurantCardSchema) }),
  },
  addFavorite: {
    method: 'POST',
    path: '/api/v1/favorites/{kind}',
    access: 'customer',
    summary: "Adds a dish or a restaurant to favourites; of a guest's `ids` unknown ones are left out",
    params: z.object({ kind }),
    body: z.union([z.object({ id: newFavoriteId }), z.object({ ids: keptIds })]),
    answer: favoriteIds,
    errors: refuses('TOO_MANY_FAVORITES'),
  },
  removeFavorite: {
    method: 'DELETE',
    path: '/api/v1/favorites/{kind}/{id}',
    access: 'customer',
    summary: 'Removes a dish or a restaurant from favourites',
    params: z.object({ kind, id }),
    answer: favoriteIds,
  },
})
