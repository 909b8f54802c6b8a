import type { Sharer } from '@okolitsa/contracts/cart/sharing.ts'
import { sharedCart as text } from '@okolitsa/strings/ru/shared-cart.ts'

export const sharerName = ({ memberId, firstName }: Sharer): string =>
  memberId === null ? text.ownerName(firstName) : text.memberName(firstName)

/** Hue of a member in degrees of OKLCH; consecutive members differ. */
export const hueOf = ({ memberId }: Sharer): number => (memberId === null ? 300 : (memberId * 137) % 360)
