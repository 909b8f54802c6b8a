/** Pages beside the goods that a seller's shop may have (spec 2.2). */
const SHOP_PAGES = ['info', 'delivery', 'reviews', 'questions'] as const
export type ShopPage = (typeof SHOP_PAGES)[number]

export const isShopPage = (part: string | undefined): part is ShopPage => SHOP_PAGES.some((page) => page === part)

export interface ShopSite {
  readonly mode: string
  readonly isConstructor?: boolean
  readonly sellerType?: string | null
}

/**
 * Pages of a seller's shop that a landing does without; a shop made in the constructor asks no questions (spec 2.2). A
 * restaurant and a tour operator tell of delivery and of themselves on one page.
 */
export const hasShopPage = ({ mode, isConstructor, sellerType }: ShopSite, page: ShopPage): boolean =>
  mode !== 'landing' &&
  !(page === 'questions' && isConstructor) &&
  (page === 'info' || sellerType == null || sellerType === 'farmer')

/**
 * Where a page is found in the shop of a seller: by its name, or where the seller of another trade tells of the same;
 * null = nowhere.
 */
export function shopPageIn(site: ShopSite, page: ShopPage): string | null {
  if (hasShopPage(site, page)) return `/${page}`
  return hasShopPage(site, 'info') && !(page === 'questions' && site.isConstructor) ? '/info' : null
}
