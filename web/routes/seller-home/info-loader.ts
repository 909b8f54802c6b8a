import { locationQueryOf } from '../../data/geo/location-query.ts'
import { loading, notFound } from '../../platform/loading/loading.ts'
import { loadFarmInfo } from '../farmer/info-loader.ts'
import { requireShopPage } from '../farmer/require-shop-page.ts'

export const loader = loading(async (args) => {
  const { shop, signal } = args
  const { organizationId, sellerType } = shop.site
  const id = organizationId ?? notFound()
  requireShopPage(shop.site, 'info')
  if (sellerType === 'tour_operator') {
    return { kind: 'organizer', organizer: await shop.api.tours.tourOrganizer({ params: { id }, signal }) } as const
  }
  if (sellerType !== 'restaurant') return { kind: 'farm', ...(await loadFarmInfo(args, id)) } as const
  const query = locationQueryOf(shop.location)
  return {
    kind: 'restaurant',
    restaurant: await shop.api.restaurants.restaurant({ params: { id }, query, signal }),
  } as const
})
