import type { StaffMember } from '@okolitsa/contracts/staff/staff-session.ts'

type Seller = Pick<NonNullable<StaffMember['organization']>, 'id' | 'type'>

/** Where customers see a seller; null = tours have pages, whoever leads them has none. */
export const sellerPath = ({ id, type }: Seller): string | null =>
  type === 'tour_operator' ? null : `/${type === 'farmer' ? 'farmers' : 'restaurants'}/${id}`

/** Where customers see papers of a seller. */
export function sellerPapersPath(seller: Seller): string | null {
  const path = sellerPath(seller)
  return path && `${path}/info`
}
