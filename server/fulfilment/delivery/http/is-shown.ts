import type { SharedContext } from '../../../platform/http/handler.ts'
import type { SellerSummary } from '../ports.ts'

/** The visitor may see the seller: in a seller's shop nobody else exists, hidden ones are for those who test. */
export const isShown = (
  seller: Pick<SellerSummary, 'id' | 'isHidden'>,
  { site, seesHiddenSellers }: SharedContext,
): boolean =>
  (site.organizationId === null || site.organizationId === seller.id) && (!seller.isHidden || seesHiddenSellers)
