import type { Trade } from '@okolitsa/domain/site-pages/trade.ts'
import type { TryLimit } from '../../platform/limits/tries.ts'
import type { NewSeller } from '../../supply/sellers/ports.ts'

/** Maximum queries of one network to the company register per hour, because each may cost money. */
export const OF_NETWORK: TryLimit = { kind: 'seller-registration', most: 20, windowSeconds: 3_600 }
/** Maximum sellers created by one phone per month without the bank. */
export const OF_PHONE: TryLimit = { kind: 'seller-claim', most: 3, windowSeconds: 2_592_000 }
/** Maximum checks of one seller at the register of the self-employed per hour: the register accepts two a minute. */
export const OF_NPD: TryLimit = { kind: 'npd-check', most: 5, windowSeconds: 3_600 }
/** Maximum undecided claims of one company by phone. */
export const MAX_CLAIMS = 3
/** Maximum lifetime of a claim that is not submitted, ms. */
export const CLAIM_LIVES_MS = 14 * 86_400_000
/** Maximum claims of one company with similar names; there are no further slugs. */
export const MAX_OF_NUMBER = 20
/** Retention of ended and expired invitations, ms. */
export const INVITATION_KEPT_MS = 30 * 86_400_000
/** Time to live of a company's register data, ms. */
export const COMPANY_KEPT_MS = 3_600_000
export const MAX_COMPANIES_KEPT = 1_000

/** Initial type and picture of a seller by trade; the picture is a drawing until the seller has photos. */
export const INITIAL_PROFILES: Readonly<
  Record<Trade, { readonly type: NewSeller['profile']['type']; readonly picture: string; readonly hue: number }>
> = {
  dairy: { type: 'farmer', picture: 'food/i-cow.webp', hue: 95 },
  bakery: { type: 'farmer', picture: 'food/i-ear.webp', hue: 75 },
  apiary: { type: 'farmer', picture: 'food/i-bee.webp', hue: 85 },
  vegetables: { type: 'farmer', picture: 'food/i-carrotm.webp', hue: 130 },
  fish: { type: 'farmer', picture: 'food/i-fishm.webp', hue: 220 },
  restaurant: { type: 'restaurant', picture: 'food/i-pot.webp', hue: 40 },
  guestHouse: { type: 'tour_operator', picture: 'food/i-seedling.webp', hue: 150 },
}
