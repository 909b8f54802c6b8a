import { hasShopPage, type ShopPage, type ShopSite, shopPageIn } from '../../data/catalog/shop-pages.ts'
import { moved, notFound } from '../../platform/loading/loading.ts'

/** Stops loading a page that the seller's site does not have: redirects to its equivalent, or answers 404. */
export function requireShopPage(site: ShopSite, page: ShopPage): void {
  if (hasShopPage(site, page)) return
  const instead = shopPageIn(site, page)
  if (instead === null) notFound()
  moved(instead, 302)
}
