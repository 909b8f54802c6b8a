import { locationQueryOf } from '../../data/geo/location-query.ts'
import { loading } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, signal }) => {
  const { items } = await shop.api.catalog.listProductCategoriesHere({ query: locationQueryOf(shop.location), signal })
  return { categories: items }
})
