import { locationQueryOf } from '../../data/geo/location-query.ts'
import { loading, notFound } from '../../platform/loading/loading.ts'
import { shownOrganizationId } from './organization-id.ts'
import { requireShopPage } from './require-shop-page.ts'

/** A farm without its products: for delivery and information. */
export const loader = loading(async ({ shop, params, signal }) => {
  requireShopPage(shop.site, 'delivery')
  const id = shownOrganizationId(shop.site, params.id) ?? notFound()
  const farmer = await shop.api.catalog.getFarmer({ params: { id }, query: locationQueryOf(shop.location), signal })
  return { farmer }
})
