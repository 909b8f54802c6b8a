import { farmAddresses } from '../../data/catalog/addresses.ts'
import { type ShopPage, shopPageIn } from '../../data/catalog/shop-pages.ts'
import { locationQueryOf } from '../../data/geo/location-query.ts'
import { restaurantAddresses } from '../../data/restaurants/addresses.ts'
import { type Loading, loading, moved, notFound } from '../../platform/loading/loading.ts'
import { organizationIdIn } from '../farmer/organization-id.ts'

/** Redirects the seller's marketplace paths to the site's own pages; 404 for other sellers. */
export const loader = loading(async (args) => {
  const { shop, params, url } = args
  const id = organizationIdIn(params.id)
  if (id === null || id !== shop.site.organizationId) notFound()
  const path = await ownPathOf(args, id)
  const [page = '', hash] = path.split('#')
  moved(page + url.search + (hash ? `#${hash}` : ''))
})

const SHOP_PAGES: readonly ShopPage[] = ['info', 'delivery', 'reviews', 'questions']

function ownPathOf(args: Loading, id: number): string | Promise<string> {
  const { site } = args.shop
  const { part } = args.params
  const page = SHOP_PAGES.find((one) => one === part)
  if (page) return shopPageIn(site, page) ?? notFound()
  if (site.sellerType === 'restaurant') {
    return part === undefined ? restaurantAddresses(site, id).menu : sectionOf(args, id)
  }
  const farm = farmAddresses(site, id)
  if (part === undefined) return site.sellerType === 'tour_operator' ? '/' : farm.goods
  return site.sellerType === 'tour_operator' ? notFound() : farm.part(encodeURIComponent(part))
}

/** Anchor of a section of the restaurant's menu. */
async function sectionOf({ shop, params, signal }: Loading, id: number): Promise<string> {
  const query = locationQueryOf(shop.location)
  const { sections } = await shop.api.restaurants.restaurant({ params: { id }, query, signal })
  const section = sections.find(({ slug }) => slug === params.part)
  return section ? restaurantAddresses(shop.site, id).sectionPath(section) : notFound()
}
