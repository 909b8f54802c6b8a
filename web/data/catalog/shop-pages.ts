/** Pages beside the goods that a seller's shop may have (spec 2.2). */
export type ShopPage = 'info' | 'delivery' | 'reviews' | 'questions'

export interface ShopSite {
  readonly mode: string
  readonly isConstructor?: boolean
  readonly sellerType?: string | null
}

/**
 * Where a page is found in the shop of a seller; null = nowhere. A landing does without them, a shop made in the
 * constructor asks no questions (spec 2.2), a restaurant and a tour operator tell of everything on one page.
 */
export function shopPageIn({ mode, isConstructor, sellerType }: ShopSite, page: ShopPage): string | null {
  if (mode === 'landing' || (isConstructor && page === 'questions')) return null
  return (sellerType ?? 'farmer') === 'farmer' ? `/${page}` : '/info'
}

/** Whether the shop has a page for it alone. */
export const hasShopPage = (site: ShopSite, page: ShopPage): boolean => shopPageIn(site, page) === `/${page}`
