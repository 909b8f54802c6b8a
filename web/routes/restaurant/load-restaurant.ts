import { locationQueryOf } from '../../data/geo/location-query.ts'
import type { Loading } from '../../platform/loading/loading.ts'

const DISHES_A_CALL = 100

/** A restaurant with its whole menu. */
export async function loadRestaurant({ shop, signal }: Loading, id: number) {
  const query = locationQueryOf(shop.location)
  const menu = (page: number) =>
    shop.api.restaurants.dishes({ params: { id }, query: { page, perPage: DISHES_A_CALL }, signal })
  const [restaurant, first] = await Promise.all([
    shop.api.restaurants.restaurant({ params: { id }, query, signal }),
    menu(1),
  ])
  const others = await Promise.all(
    Array.from({ length: Math.max(0, first.totalPages - 1) }, (_, index) => menu(index + 2)),
  )
  return { restaurant, dishes: [first, ...others].flatMap(({ items }) => items) }
}
