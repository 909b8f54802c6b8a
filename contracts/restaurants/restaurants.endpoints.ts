import { z } from 'zod'
import { locationQuery } from '../geo/location.ts'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/id.ts'
import { pageQuery } from '../kernel/paging.ts'

const slugParams = z.object({ slug: z.string().max(200) })

/** Restaurants and dishes (spec 7.5). */
export const restaurantsEndpoints = defineEndpoints({
  availability: {
    method: 'GET',
    path: '/api/v2/restaurants/availability',
    access: 'public',
    summary: 'Whether any restaurant delivers to a place.',
    query: z.object(locationQuery),
    answer: z.unknown(),
    owed: true,
  },
  restaurantCategories: {
    method: 'GET',
    path: '/api/v2/restaurants/categories',
    access: 'public',
    summary: 'Kitchens.',
    answer: z.unknown(),
    owed: true,
  },
  restaurants: {
    method: 'GET',
    path: '/api/v2/restaurants/list',
    access: 'public',
    summary: 'Restaurants that deliver to a place.',
    query: z.object({ ...pageQuery(12), ...locationQuery }),
    answer: z.unknown(),
    owed: true,
  },
  restaurant: {
    method: 'GET',
    path: '/api/v2/restaurants/{id}',
    access: 'public',
    summary: 'One restaurant.',
    params: idParams,
    answer: z.unknown(),
    owed: true,
  },
  dishes: {
    method: 'GET',
    path: '/api/v2/restaurants/{id}/dishes',
    access: 'public',
    summary: 'Dishes of a restaurant.',
    params: idParams,
    query: z.object(pageQuery(12)),
    answer: z.unknown(),
    owed: true,
  },
  dish: {
    method: 'GET',
    path: '/api/v2/restaurants/dishes/{slug}',
    access: 'public',
    summary: 'One dish.',
    params: slugParams,
    answer: z.unknown(),
    owed: true,
  },
  searchRestaurants: {
    method: 'GET',
    path: '/api/v2/restaurants/search',
    access: 'public',
    summary: 'Restaurants and dishes by text.',
    query: z.object({ text: z.string().max(200), ...locationQuery }),
    answer: z.unknown(),
    owed: true,
  },
})
