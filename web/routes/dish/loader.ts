import { locationQueryOf } from '../../data/geo/location-query.ts'
import { loading, notFound } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, params: { slug = '' }, signal }) => {
  if (!/^[a-z0-9-]{1,200}$/.test(slug)) notFound()
  return { dish: await shop.api.restaurants.dish({ params: { slug }, query: locationQueryOf(shop.location), signal }) }
})
