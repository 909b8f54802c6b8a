/** The id in `/farmers/{id}`, or null when the path is a category's or unknown. */
export function organizationIdIn(key: string | undefined): number | null {
  return key !== undefined && /^[1-9]\d{0,8}$/.test(key) ? Number(key) : null
}

/**
 * Pages of a seller's shop that a landing does without; a shop made in the constructor asks no questions (spec 2.2). Who
 * leads tours delivers nothing, and tours are not reviewed or asked about yet.
 */
export const hasShopPage = (
  {
    mode,
    isConstructor,
    sellerType,
  }: { readonly mode: string; readonly isConstructor?: boolean; readonly sellerType?: string | null },
  page: 'delivery' | 'info' | 'reviews' | 'questions',
): boolean =>
  mode !== 'landing' && !(page === 'questions' && isConstructor) && !(page !== 'info' && sellerType === 'tour_operator')

/** Whose farm a page shows: in a seller's shop the seller's, on the marketplace the one in the address. */
export const shownOrganizationId = (site: { readonly organizationId: number | null }, key: string | undefined) =>
  site.organizationId ?? organizationIdIn(key)
