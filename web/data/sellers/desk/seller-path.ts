import type { StaffMember } from '@okolitsa/contracts/staff/staff-session.ts'

type Seller = Pick<NonNullable<StaffMember['organization']>, 'id' | 'type'>

/** Path of a seller's page for customers; null = an organizer of tours, who has no page. */
export const sellerPath = ({ id, type }: Seller): string | null =>
  type === 'tour_operator' ? null : `/${type === 'farmer' ? 'farmers' : 'restaurants'}/${id}`

export function sellerPapersPath(seller: Seller): string | null {
  const path = sellerPath(seller)
  return path && `${path}/info`
}
