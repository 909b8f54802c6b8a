/** Pages other than products that a seller's site may have (spec 2.2). */
export type ShopPage = 'info' | 'delivery' | 'reviews' | 'questions'

export interface ShopSite {
  readonly mode: string
  readonly isConstructor?: boolean
  readonly sellerType?: string | null
}

/**
 * Path of a page on a seller's site; null = missing. A landing has none, a constructor's site has no questions (spec
 * 2.2). A restaurant has one page for all kinds; a tour organizer, who neither delivers nor has reviews and questions
 * yet, has only that page.
 */
export function shopPageIn({ mode, isConstructor, sellerType }: ShopSite, page: ShopPage): string | null {
  if (mode === 'landing' || (isConstructor && page === 'questions')) return null
  if (sellerType === 'restaurant') return '/info'
  return sellerType === 'tour_operator' && page !== 'info' ? null : `/${page}`
}

/** Whether the site has a separate page for it. */
export const hasShopPage = (site: ShopSite, page: ShopPage): boolean => shopPageIn(site, page) === `/${page}`
