import { hasShopPage, type ShopPage, type ShopSite, shopPageIn } from '../../data/catalog/shop-pages.ts'
import { moved, notFound } from '../../platform/loading/loading.ts'

/** Stops the loading of a page that the seller's shop does without: it leads to where the same is told, or is not found. */
export function requireShopPage(site: ShopSite, page: ShopPage): void {
  if (hasShopPage(site, page)) return
  const instead = shopPageIn(site, page)
  if (instead === null) notFound()
  moved(instead, 302)
}
