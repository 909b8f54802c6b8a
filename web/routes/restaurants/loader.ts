import { locationQueryOf } from '../../data/geo/location-query.ts'
import { restaurantsPath } from '../../data/restaurants/addresses.ts'
import { parseRestaurantList, restaurantListHref, restaurantListQuery } from '../../data/restaurants/restaurant-list.ts'
import { loading, moved, notFound } from '../../platform/loading/loading.ts'

/** Restaurants that deliver to the place, all or of one cuisine. */
export const loader = loading(async ({ shop, url, signal, params: { kitchen } }) => {
  if (kitchen !== undefined && !/^[a-z0-9-]{1,200}$/.test(kitchen)) notFound()
  const state = parseRestaurantList(url.searchParams)
  const place = locationQueryOf(shop.location)
  const [{ items: kitchens }, page] = await Promise.all([
    shop.api.restaurants.restaurantCategories({ query: place, signal }),
    shop.api.restaurants.restaurants({
      query: { ...place, ...restaurantListQuery(state), ...(kitchen && { kitchen }) },
      signal,
    }),
  ])
  const last = Math.max(1, page.totalPages)
  if (state.page > last) moved(restaurantListHref(restaurantsPath(kitchen), { ...state, page: last }), 302)
  return { kitchen, kitchens, state, page }
})
