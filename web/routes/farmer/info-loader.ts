import { locationQueryOf } from '../../data/geo/location-query.ts'
import { loading, notFound } from '../../platform/loading/loading.ts'
import { hasShopPage, shownOrganizationId } from './organization-id.ts'

/** A farm and the first page of its news. */
export const loader = loading(async ({ shop, params, signal }) => {
  if (!hasShopPage(shop.site, 'info')) notFound()
  const id = shownOrganizationId(shop.site, params.id) ?? notFound()
  const [farmer, posts] = await Promise.all([
    shop.api.catalog.getFarmer({ params: { id }, query: locationQueryOf(shop.location), signal }),
    // the farm is worth knowing without its news
    shop.api.farmPosts.listFarmPosts({ params: { id }, signal }).catch(() => null),
  ])
  return { farmer, posts }
})
