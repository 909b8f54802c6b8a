import { locationQueryOf } from '../../data/geo/location-query.ts'
import { loading, notFound } from '../../platform/loading/loading.ts'
import { shownFarmerId } from './farmer-id.ts'

/** A farm without its goods: for delivery and information. */
export const loader = loading(async ({ shop, params, signal }) => {
  const id = shownFarmerId(shop.site, params.id) ?? notFound()
  const farmer = await shop.api.catalog.getFarmer({ params: { id }, query: locationQueryOf(shop.location), signal })
  return { farmer }
})
