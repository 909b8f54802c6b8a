/** Pages beside the goods that a seller's shop may have (spec 2.2). */
export type ShopPage = 'info' | 'delivery' | 'reviews' | 'questions'

export interface ShopSite {
  readonly mode: string
  readonly isConstructor?: boolean
  readonly sellerType?: string | null
}

/**
 * Where a page is found in the shop of a seller; null = nowhere. A landing does without them, a shop made in the
 * constructor asks no questions (spec 2.2). A restaurant tells of everything on one page; a tour operator, who delivers
 * nothing and is neither reviewed nor asked about yet, has that page alone.
 */
export function shopPageIn({ mode, isConstructor, sellerType }: ShopSite, page: ShopPage): string | null {
  if (mode === 'landing' || (isConstructor && page === 'questions')) return null
  if (sellerType === 'restaurant') return '/info'
  return sellerType === 'tour_operator' && page !== 'info' ? null : `/${page}`
}

/** Whether the shop has a page for it alone. */
export const hasShopPage = (site: ShopSite, page: ShopPage): boolean => shopPageIn(site, page) === `/${page}`
