import { locationQueryOf } from '../../data/geo/location-query.ts'
import { loading, notFound } from '../../platform/loading/loading.ts'
import { hasShopPage, shownOrganizationId } from './organization-id.ts'

/** A farm without its goods: for delivery and information. */
export const loader = loading(async ({ shop, params, signal }) => {
  if (!hasShopPage(shop.site, 'delivery')) notFound()
  const id = shownOrganizationId(shop.site, params.id) ?? notFound()
  const farmer = await shop.api.catalog.getFarmer({ params: { id }, query: locationQueryOf(shop.location), signal })
  return { farmer }
})
