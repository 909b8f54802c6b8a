import { locationQueryOf } from '../../data/geo/location-query.ts'
import { type Loading, loading, notFound } from '../../platform/loading/loading.ts'
import { shownOrganizationId } from './organization-id.ts'
import { requireShopPage } from './require-shop-page.ts'

/** A farm and the first page of its news. */
export async function loadFarmInfo({ shop, signal }: Loading, id: number) {
  const [farmer, posts] = await Promise.all([
    shop.api.catalog.getFarmer({ params: { id }, query: locationQueryOf(shop.location), signal }),
    // the news are optional
    shop.api.farmPosts.listFarmPosts({ params: { id }, signal }).catch(() => null),
  ])
  return { farmer, posts }
}

export const loader = loading((args) => {
  requireShopPage(args.shop.site, 'info')
  return loadFarmInfo(args, shownOrganizationId(args.shop.site, args.params.id) ?? notFound())
})
