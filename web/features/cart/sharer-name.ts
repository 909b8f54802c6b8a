import type { Sharer } from '@okolitsa/contracts/cart/sharing.ts'
import { sharedCart as text } from '@okolitsa/strings/ru/shared-cart.ts'

/** What somebody who gathers a cart is called. */
export const sharerName = ({ memberId, firstName }: Sharer): string =>
  memberId === null ? text.ownerName(firstName) : text.memberName(firstName)

/** A colour of one's own, degrees of OKLCH: people joined one after another differ. */
export const hueOf = ({ memberId }: Sharer): number => (memberId === null ? 300 : (memberId * 137) % 360)
