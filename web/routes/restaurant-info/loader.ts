import { locationQueryOf } from '../../data/geo/location-query.ts'
import { loading, notFound } from '../../platform/loading/loading.ts'
import { organizationIdIn } from '../farmer/organization-id.ts'

export const loader = loading(async ({ shop, params, signal }) => {
  const id = organizationIdIn(params.id) ?? notFound()
  const query = locationQueryOf(shop.location)
  return { restaurant: await shop.api.restaurants.restaurant({ params: { id }, query, signal }) }
})
