import { locationQueryOf } from '../../data/geo/location-query.ts'
import { loading, notFound } from '../../platform/loading/loading.ts'

/** Categories with products here; 404 on the site of a tour organizer. */
export const loader = loading(async ({ shop, signal }) => {
  if (shop.site.sellerType === 'tour_operator') notFound()
  const { items } = await shop.api.catalog.listProductCategoriesHere({ query: locationQueryOf(shop.location), signal })
  return { categories: items }
})
