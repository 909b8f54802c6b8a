import { dayIn, plusDays } from '@okolitsa/domain/clock/clock.ts'
import { encodeLocation } from '@okolitsa/domain/geo/location.ts'
import { findRegion } from '@okolitsa/domain/geo/regions.ts'
import { loading } from '../../app/loading.ts'
import { locationQueryOf } from '../../session/location-query.ts'

/** As many tiles as make two full rows on a desktop and four on a phone. */
const CATEGORIES = 12
const POPULAR_PRODUCTS = 12
const FARMERS = 6
/** Little pictures under a farmer. */
const PREVIEWS = 4

/** Categories, what is bought nearby and who comes tomorrow, all for the shopper's place. */
export const loader = loading(async ({ shop }) => {
  const { api, location, now } = shop
  const place = locationQueryOf(location)
  const timeZone = findRegion(location.regionCode)?.timeZone ?? 'Europe/Moscow'
  const tomorrow = plusDays(dayIn(timeZone, now), 1)
  const farmersOn = (deliveryDates: string[]) =>
    api.catalog.listFarmers({
      query: {
        location: encodeLocation(location),
        perPage: FARMERS,
        productsCount: PREVIEWS,
        deliveryDates,
        categorySlugs: [],
        filters: [],
      },
    })
  const [categories, popular, comingTomorrow] = await Promise.all([
    api.catalog.listTopCategories({ query: { ...place, limit: CATEGORIES } }),
    api.catalog.listPopularProductsInGeo({ query: { ...place, maxQuantity: POPULAR_PRODUCTS } }),
    farmersOn([tomorrow]),
  ])
  const isTomorrow = comingTomorrow.items.length > 0
  const farmers = isTomorrow ? comingTomorrow : await farmersOn([])
  return { categories: categories.items, popular: popular.items, farmers: farmers.items, isTomorrow }
})
