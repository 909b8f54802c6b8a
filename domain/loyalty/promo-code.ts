import type { IsoDate } from '../clock/clock.ts'
import { type Kopecks, min, share, subtract, ZERO } from '../money/money.ts'
import { cleanText } from '../text/clean-text.ts'
import { cutText } from '../text/cut-text.ts'

export const PROMO_KINDS = ['percent', 'fixed'] as const
export type PromoKind = (typeof PROMO_KINDS)[number]

/** What a promo code takes off: whole per cent, 1…100, or a fixed sum. */
export type PromoValue =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'fixed'; readonly amount: Kopecks }

/** A seller's promo code with how often it was used, as the rules see it. */
export interface PromoCode {
  readonly value: PromoValue
  /** First and last day it holds, both included; null = without an end. Days of the seller's time zone. */
  readonly fromDate: IsoDate
  readonly toDate: IsoDate | null
  /** Goods after special prices must cost at least this. */
  readonly minSum: Kopecks
  /** null = any number of orders. */
  readonly totalLimit: number | null
  readonly perCustomerLimit: number | null
  /** The only customer who may use it; null = everyone. */
  readonly customerId: number | null
  /** Orders that use it now; cancelled ones do not count. */
  readonly used: number
  readonly usedByCustomer: number
}

/** Why a code takes nothing off. Sums are kopecks. */
export type PromoRefusal =
  | { readonly code: 'PROMO_NOT_FOUND' | 'PROMO_USED_UP' | 'PROMO_FOREIGN' }
  | { readonly code: 'PROMO_NOT_STARTED'; readonly fromDate: IsoDate }
  | { readonly code: 'PROMO_ENDED'; readonly toDate: IsoDate }
  | { readonly code: 'PROMO_MIN_SUM'; readonly minSum: Kopecks; readonly missing: Kopecks }

export type PromoOutcome = { readonly discount: Kopecks } | { readonly refusal: PromoRefusal }

const CODE_LENGTH = 60
/** Every hyphen and dash, and the sign of minus. */
const HYPHENS = /[\p{Pd}\u2212]/gu

/** Codes are typed by hand or copied: case, spaces around and the kind of hyphens do not matter. Empty = no code. */
export const normalizePromoCode = (typed: string): string =>
  cutText(
    cleanText(typed).replace(HYPHENS, '-').replace(/\s+/g, ' ').trim().toLocaleUpperCase('ru'),
    CODE_LENGTH,
  ).trim()

/**
 * What a code takes off goods that already have their special prices: rounded down to a kopeck, never more than the
 * goods cost. Reasons are checked in an order that reveals the least to a stranger.
 * @param customerId null = a guest, who learns the rest at checkout
 */
export function applyPromoCode(
  goodsAfterSpecial: Kopecks,
  code: PromoCode | null,
  today: IsoDate,
  customerId: number | null,
): PromoOutcome {
  const refusal = code ? refusalOf(goodsAfterSpecial, code, today, customerId) : { code: 'PROMO_NOT_FOUND' as const }
  if (refusal || !code) return { refusal: refusal ?? { code: 'PROMO_NOT_FOUND' } }
  return { discount: discountOf(goodsAfterSpecial, code.value) }
}

/** The code holds on this day and was not used up; the sum is not looked at. */
export const isPromoCodeOpen = (code: PromoCode, today: IsoDate, customerId: number | null): boolean =>
  refusalOf(code.minSum, code, today, customerId) === null

function refusalOf(goods: Kopecks, code: PromoCode, today: IsoDate, customerId: number | null): PromoRefusal | null {
  if (code.customerId !== null && code.customerId !== customerId) return { code: 'PROMO_FOREIGN' }
  if (today < code.fromDate) return { code: 'PROMO_NOT_STARTED', fromDate: code.fromDate }
  if (code.toDate !== null && today > code.toDate) return { code: 'PROMO_ENDED', toDate: code.toDate }
  const isUsedUp =
    (code.totalLimit !== null && code.used >= code.totalLimit) ||
    (code.perCustomerLimit !== null && code.usedByCustomer >= code.perCustomerLimit)
  if (isUsedUp) return { code: 'PROMO_USED_UP' }
  if (goods >= code.minSum) return null
  return { code: 'PROMO_MIN_SUM', minSum: code.minSum, missing: subtract(code.minSum, goods) }
}

function discountOf(goods: Kopecks, value: PromoValue): Kopecks {
  if (goods === ZERO) return ZERO
  return min(goods, value.kind === 'percent' ? share(goods, value.percent, 100) : value.amount)
}
