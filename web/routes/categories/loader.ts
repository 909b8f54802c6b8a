import { loading } from '../../app/loading.ts'
import { locationQueryOf } from '../../session/location-query.ts'

export const loader = loading(async ({ shop, signal }) => {
  const { items } = await shop.api.catalog.listProductCategoriesHere({ query: locationQueryOf(shop.location), signal })
  return { categories: items }
})
