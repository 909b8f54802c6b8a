import type { IsoDate } from '../clock/clock.ts'
import { type Kopecks, min, share, subtract, ZERO } from '../money/money.ts'
import { cleanText } from '../text/clean-text.ts'
import { cutText } from '../text/cut-text.ts'

export const PROMO_KINDS = ['percent', 'fixed'] as const
export type PromoKind = (typeof PROMO_KINDS)[number]

/** A discount: whole per cent, 1…100, or a fixed sum. */
export type PromoValue =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'fixed'; readonly amount: Kopecks }

/** A seller's promo code with its use counts. */
export interface PromoCode {
  readonly value: PromoValue
  /** First and last day, both included, in the seller's time zone; no last day = no end. */
  readonly fromDate: IsoDate
  readonly toDate: IsoDate | null
  /** Minimum price of the goods after special prices. */
  readonly minSum: Kopecks
  /** Maximum orders with the code; null = unlimited. */
  readonly totalLimit: number | null
  readonly perCustomerLimit: number | null
  /** The only customer who may use the code; null = all customers. */
  readonly customerId: number | null
  /** Number of orders with the code; cancelled orders do not count. */
  readonly used: number
  readonly usedByCustomer: number
}

/** Reasons for refusing a code. Sums are kopecks. */
export type PromoRefusal =
  | { readonly code: 'PROMO_NOT_FOUND' | 'PROMO_USED_UP' | 'PROMO_FOREIGN' }
  | { readonly code: 'PROMO_NOT_STARTED'; readonly fromDate: IsoDate }
  | { readonly code: 'PROMO_ENDED'; readonly toDate: IsoDate }
  | { readonly code: 'PROMO_MIN_SUM'; readonly minSum: Kopecks; readonly missing: Kopecks }

export type PromoOutcome = { readonly discount: Kopecks } | { readonly refusal: PromoRefusal }

const CODE_LENGTH = 60
/** Every hyphen and dash, and the minus sign. */
const HYPHENS = /[\p{Pd}\u2212]/gu

/** Normalizes a typed or copied code: case, spaces around and kinds of hyphens are ignored. Empty = no code. */
export const normalizePromoCode = (typed: string): string =>
  cutText(
    cleanText(typed).replace(HYPHENS, '-').replace(/\s+/g, ' ').trim().toLocaleUpperCase('ru'),
    CODE_LENGTH,
  ).trim()

/**
 * The discount of a code on goods after special prices: rounded down to a kopeck, at most the price of the goods.
 * Reasons are checked in the order that reveals the least to a stranger. @param customerId null = a guest, whose
 * personal limits are checked at checkout
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

/** True = the code is valid today and not used up; the sum is not checked. */
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
