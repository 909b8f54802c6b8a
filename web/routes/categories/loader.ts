import { locationQueryOf } from '../../data/geo/location-query.ts'
import { loading, notFound } from '../../platform/loading/loading.ts'

/** What there is to buy here; who leads tours sells no goods. */
export const loader = loading(async ({ shop, signal }) => {
  if (shop.site.sellerType === 'tour_operator') notFound()
  const { items } = await shop.api.catalog.listProductCategoriesHere({ query: locationQueryOf(shop.location), signal })
  return { categories: items }
})
