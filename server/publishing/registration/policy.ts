import type { Trade } from '@okolitsa/domain/site-pages/trade.ts'
import type { TryLimit } from '../../platform/limits/tries.ts'
import type { NewSeller } from '../../supply/sellers/ports.ts'

/** Questions of one network to the register of companies in an hour: each may cost money. */
export const OF_NETWORK: TryLimit = { kind: 'seller-registration', most: 20, windowSeconds: 3_600 }
/** Sellers that one telephone makes in a month without the bank's word. */
export const OF_PHONE: TryLimit = { kind: 'seller-claim', most: 3, windowSeconds: 2_592_000 }
/** Claims of one company by telephone that nobody has decided. */
export const MAX_CLAIMS = 3
/** A claim that was not submitted by then is over, ms. */
export const CLAIM_LIVES_MS = 14 * 86_400_000
/** Claims of one company whose names are alike; there is no further address for the next. */
export const MAX_OF_NUMBER = 20
/** What the register said of a company is asked anew after this, ms. */
export const COMPANY_KEPT_MS = 3_600_000
export const MAX_COMPANIES_KEPT = 1_000

/** What a seller of a trade is, and the picture it begins with: a drawing of the shop's own, until it has photographs. */
export const BEGINNINGS: Readonly<
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
