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

/** Terms that only a code of the market has, as they stand for one order. */
export interface MarketTerms {
  /** Maximum discount of one order; null = none. */
  readonly maxDiscount: Kopecks | null
  /** Money left of the code's budget; null = no budget. */
  readonly budgetLeft: number | null
  /** True = the code is for customers without orders. */
  readonly isFirstOrder: boolean
  readonly hasOrders: boolean
  /** True = the code is for this seller and this trade. */
  readonly isForSeller: boolean
  /** Other carts of the customer that keep the code. */
  readonly otherCarts: number
}

/** A promo code with its use counts. */
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
  /** Absent = a seller's code. */
  readonly market?: MarketTerms | null
}

/** Reasons for refusing a code. Sums are kopecks. */
export type PromoRefusal =
  | {
      readonly code:
        | 'PROMO_NOT_FOUND'
        | 'PROMO_USED_UP'
        | 'PROMO_FOREIGN'
        | 'PROMO_NOT_HERE'
        | 'PROMO_NO_GOODS'
        | 'PROMO_FIRST_ORDER'
        | 'PROMO_IN_OTHER_CART'
    }
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
 * personal limits are checked at checkout @param covered price of the goods that the code covers; the minimum is of all
 * goods
 */
export function applyPromoCode(
  goodsAfterSpecial: Kopecks,
  code: PromoCode | null,
  today: IsoDate,
  customerId: number | null,
  covered: Kopecks = goodsAfterSpecial,
): PromoOutcome {
  if (!code) return { refusal: { code: 'PROMO_NOT_FOUND' } }
  const refusal = refusalOf(goodsAfterSpecial, code, today, customerId)
  if (refusal) return { refusal }
  if (covered === ZERO && goodsAfterSpecial > ZERO) return { refusal: { code: 'PROMO_NO_GOODS' } }
  const { maxDiscount = null, budgetLeft = null } = code.market ?? {}
  const whole = discountOf(covered, code.value)
  const discount = maxDiscount === null ? whole : min(whole, maxDiscount)
  return budgetLeft !== null && discount > budgetLeft ? { refusal: { code: 'PROMO_USED_UP' } } : { discount }
}

/** True = the code is valid today and not used up; the sum is not checked. */
export const isPromoCodeOpen = (code: PromoCode, today: IsoDate, customerId: number | null): boolean =>
  refusalOf(code.minSum, code, today, customerId) === null

function refusalOf(goods: Kopecks, code: PromoCode, today: IsoDate, customerId: number | null): PromoRefusal | null {
  if (code.customerId !== null && code.customerId !== customerId) return { code: 'PROMO_FOREIGN' }
  if (today < code.fromDate) return { code: 'PROMO_NOT_STARTED', fromDate: code.fromDate }
  if (code.toDate !== null && today > code.toDate) return { code: 'PROMO_ENDED', toDate: code.toDate }
  const { market = null } = code
  if (market && !market.isForSeller) return { code: 'PROMO_NOT_HERE' }
  if (market?.isFirstOrder && market.hasOrders) return { code: 'PROMO_FIRST_ORDER' }
  const isUsedUp =
    (code.totalLimit !== null && code.used >= code.totalLimit) ||
    (code.perCustomerLimit !== null && code.usedByCustomer >= code.perCustomerLimit)
  if (isUsedUp) return { code: 'PROMO_USED_UP' }
  const limit = code.perCustomerLimit
  if (market && limit !== null && code.usedByCustomer + market.otherCarts >= limit)
    return { code: 'PROMO_IN_OTHER_CART' }
  if (goods >= code.minSum) return null
  return { code: 'PROMO_MIN_SUM', minSum: code.minSum, missing: subtract(code.minSum, goods) }
}

function discountOf(goods: Kopecks, value: PromoValue): Kopecks {
  if (goods === ZERO) return ZERO
  return min(goods, value.kind === 'percent' ? share(goods, value.percent, 100) : value.amount)
}

/** Which lines a code covers; without categories it covers all. @param lines categories of each line, with their parents */
export const coveredLines = (
  categoryIds: readonly number[],
  lines: readonly { readonly categoryIds: readonly number[] }[],
): boolean[] => lines.map((line) => categoryIds.length === 0 || line.categoryIds.some((id) => categoryIds.includes(id)))
