import { z } from 'zod'
import { searchedForSchema, substringQuery } from '../catalog/listing.ts'
import { locationQuery } from '../geo/location.ts'
import { defineEndpointsIn } from '../kernel/endpoint.ts'
import { id, idParams } from '../kernel/id.ts'
import { pageOf, pageQuery } from '../kernel/paging.ts'
import { typedNumber } from '../kernel/typed-number.ts'
import { dishCardSchema, dishSchema, foundDishSchema } from './dish.ts'
import { kitchenCountSchema, restaurantCardSchema, restaurantSchema } from './restaurant.ts'
import { RESTAURANT_SORTINGS } from './restaurant-sorting.ts'

const slug = z.string().regex(/^[a-z0-9-]{1,200}$/)
/** Cache time, short because opening states change every minute. */
const CACHE_SECONDS = 15
/** Maximum restaurants in search results. */
export const MAX_FOUND_RESTAURANTS = 12

/** Restaurants and dishes (spec 7.5; fields of schema.org Restaurant, Menu and MenuItem). */
export const restaurantsEndpoints = defineEndpointsIn('restaurants', {
  availability: {
    method: 'GET',
    path: '/api/v2/restaurants/availability',
    access: 'public',
    work: 'dear',
    summary: 'Whether any restaurant serves a place, and how many are open now',
    query: z.object(locationQuery),
    answer: z.object({
      isAvailable: z.boolean(),
      restaurantsCount: z.number().int(),
      openCount: z.number().int(),
    }),
    cacheSeconds: CACHE_SECONDS,
  },
  restaurantCategories: {
    method: 'GET',
    path: '/api/v2/restaurants/categories',
    access: 'public',
    summary: 'Kitchens with how many restaurants of each serve the place; those that none does are left out',
    query: z.object(locationQuery),
    answer: z.object({ items: z.array(kitchenCountSchema) }),
    cacheSeconds: CACHE_SECONDS,
  },
  restaurants: {
    method: 'GET',
    path: '/api/v2/restaurants/list',
    access: 'public',
    dearWith: ['substring'],
    summary: 'Restaurants that serve a place, open ones first, 12 a page',
    query: z.object({
      ...pageQuery(12),
      ...locationQuery,
      /** Slug of a cuisine; an unknown one answers 404. */
      kitchen: slug.optional(),
      method: z.enum(['courier', 'pickup'], 'wrongValue').optional(),
      openNow: z.stringbool().default(false),
      freeDelivery: z.stringbool().default(false),
      /** Maximum waiting time, minutes. */
      withinMinutes: typedNumber({ least: 10, most: 240 }).optional(),
      minRating: typedNumber({ least: 1, most: 5, isFraction: true }).optional(),
      sorting: z.enum(RESTAURANT_SORTINGS, 'wrongValue').default('popularity'),
      substring: substringQuery,
    }),
    answer: pageOf(restaurantCardSchema).extend({
      /** Number of open restaurants among all matching ones, not only on the page; open restaurants come first. */
      openCount: z.number().int(),
      sorting: z.object({ selected: z.enum(RESTAURANT_SORTINGS), options: z.array(z.enum(RESTAURANT_SORTINGS)) }),
    }),
    cacheSeconds: CACHE_SECONDS,
  },
  restaurant: {
    method: 'GET',
    path: '/api/v2/restaurants/{id}',
    access: 'public',
    summary: 'One restaurant with the sections of its menu, hours, state of the moment, delivery and legal information',
    params: idParams,
    query: z.object(locationQuery),
    answer: restaurantSchema,
    cacheSeconds: CACHE_SECONDS,
  },
  dishes: {
    method: 'GET',
    path: '/api/v2/restaurants/{id}/dishes',
    access: 'public',
    dearWith: ['substring'],
    summary: 'Dishes of a restaurant in the order of its menu, of one section or found by words, 12 a page',
    params: idParams,
    query: z.object({ ...pageQuery(12), sectionId: id.optional(), substring: substringQuery }),
    answer: pageOf(dishCardSchema),
    cacheSeconds: CACHE_SECONDS,
  },
  dish: {
    method: 'GET',
    path: '/api/v2/restaurants/dishes/{slug}',
    access: 'public',
    summary: 'One dish with its options',
    params: z.object({ slug }),
    query: z.object(locationQuery),
    answer: dishSchema,
    cacheSeconds: CACHE_SECONDS,
  },
  searchRestaurants: {
    method: 'GET',
    path: '/api/v2/restaurants/search',
    access: 'public',
    work: 'dear',
    summary: 'Restaurants and dishes by text, of those that serve the place; dishes 12 a page',
    query: z.object({ ...pageQuery(12), ...locationQuery, text: substringQuery.transform((text) => text ?? '') }),
    answer: z.object({
      /** The corrected text of a search that was mistyped or typed on another keyboard layout; null = not corrected. */
      corrected: z.string().nullable(),
      searchedFor: searchedForSchema,
      restaurants: z.array(restaurantCardSchema),
      dishes: pageOf(foundDishSchema),
    }),
    cacheSeconds: CACHE_SECONDS,
  },
})
