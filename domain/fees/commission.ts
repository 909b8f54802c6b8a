import type { IsoDate } from '../clock/clock.ts'
import { type Kopecks, kopecks, share, ZERO } from '../money/money.ts'
import type { DeliveryKind } from '../orders/order-status.ts'

/**
 * Fees of the market. A rule has conditions and terms; at the sale each order line freezes the terms of the rule that
 * wins, and the fee is computed from these terms and what was actually sold. The contract of a seller is a rule with the
 * seller as its only condition, and the default per cent of the market a rule without conditions.
 */

/** Where an order was placed. */
export const SALE_CHANNELS = ['market', 'site', 'widget'] as const
export type SaleChannel = (typeof SALE_CHANNELS)[number]

export const SALE_TRADES = ['goods', 'dinner', 'tour', 'membership'] as const
export type SaleTrade = (typeof SALE_TRADES)[number]

/** The amount that the per cent applies to: what the seller sold the line for, or its price before a promo code of the seller. */
export const COMMISSION_BASES = ['sold', 'price'] as const
export type CommissionBase = (typeof COMMISSION_BASES)[number]

export interface CommissionTerms {
  /** Hundredths of a per cent. */
  readonly basisPoints: number
  /** Minimum fee of a line; 0 = none. */
  readonly floor: Kopecks
  /** Maximum fee of a line; null = none. */
  readonly ceiling: Kopecks | null
  /** Added once per order to the lines of the rule; 0 = none. */
  readonly fixed: Kopecks
  readonly base: CommissionBase
}

/** Null = any. */
export interface CommissionConditions {
  readonly organizationId: number | null
  /** With its subcategories. */
  readonly categoryId: number | null
  readonly trade: SaleTrade | null
  readonly channel: SaleChannel | null
  readonly deliveryKind: DeliveryKind | null
}

export const COMMISSION_SOURCES = ['rule', 'contract', 'default'] as const
export type CommissionSource = (typeof COMMISSION_SOURCES)[number]

export interface CommissionRule extends CommissionConditions, CommissionTerms {
  /** Null = the contract of a seller, or the default of the market. */
  readonly id: number | null
  readonly source: CommissionSource
  /** Number of categories from the root to the category of the rule; 0 = any category. */
  readonly categoryDepth: number
  /** First and last day in the time zone of the market; null = no end. */
  readonly fromDay: IsoDate
  readonly untilDay: IsoDate | null
}

/** The facts of a line that conditions name. */
export interface CommissionSubject {
  readonly organizationId: number
  /** Categories of the product with their parents. */
  readonly categoryIds: readonly number[]
  readonly trade: SaleTrade
  readonly channel: SaleChannel
  readonly deliveryKind: DeliveryKind
}

/** Per cent that applies when the market has set none. */
const DEFAULT_BASIS_POINTS = 1_000
export const toBasisPoints = (percent: number): number => Math.round(percent * 100)

/** @param percent default of the market; null = not set */
export const defaultRule = (percent: number | null): CommissionRule => ({
  id: null,
  source: 'default',
  organizationId: null,
  categoryId: null,
  categoryDepth: 0,
  trade: null,
  channel: null,
  deliveryKind: null,
  basisPoints: percent === null ? DEFAULT_BASIS_POINTS : toBasisPoints(percent),
  floor: ZERO,
  ceiling: null,
  fixed: ZERO,
  base: 'sold',
  fromDay: '0001-01-01',
  untilDay: null,
})

/** @param percent fee of the seller's contract */
export const contractRule = (organizationId: number, percent: number): CommissionRule => ({
  ...defaultRule(percent),
  source: 'contract',
  organizationId,
})

export const tradeOfSale = (deliveryKind: DeliveryKind, isDinner: boolean): SaleTrade =>
  deliveryKind === 'tour' ? 'tour' : deliveryKind === 'plan' ? 'membership' : isDinner ? 'dinner' : 'goods'

const isInForce = ({ fromDay, untilDay }: CommissionRule, day: IsoDate): boolean =>
  fromDay <= day && (untilDay === null || day <= untilDay)

const applies = (rule: CommissionRule, subject: CommissionSubject): boolean =>
  (rule.organizationId === null || rule.organizationId === subject.organizationId) &&
  (rule.categoryId === null || subject.categoryIds.includes(rule.categoryId)) &&
  (rule.trade === null || rule.trade === subject.trade) &&
  (rule.channel === null || rule.channel === subject.channel) &&
  (rule.deliveryKind === null || rule.deliveryKind === subject.deliveryKind)

/** Conditions from the strongest to the weakest; the deeper a category, the stronger it is. */
const strengths = (rule: CommissionRule): number[] => [
  rule.organizationId === null ? 0 : 1,
  rule.categoryId === null ? 0 : rule.categoryDepth,
  rule.trade === null ? 0 : 1,
  rule.channel === null ? 0 : 1,
  rule.deliveryKind === null ? 0 : 1,
]

/**
 * Above 0 = `a` wins over `b`: compared condition by condition, so that a rule with the conditions of another and one
 * more wins; then the newest.
 */
export function compareRules(a: CommissionRule, b: CommissionRule): number {
  const other = strengths(b)
  const difference = strengths(a)
    .map((strength, index) => strength - (other[index] ?? 0))
    .find((each) => each !== 0)
  if (difference) return difference
  if (a.fromDay !== b.fromDay) return a.fromDay > b.fromDay ? 1 : -1
  return (a.id ?? 0) - (b.id ?? 0)
}

/** The rule of a line sold on a day. @param rules with the default of the market */
export function pickRule(rules: readonly CommissionRule[], subject: CommissionSubject, day: IsoDate): CommissionRule {
  const [first, ...others] = rules.filter((rule) => isInForce(rule, day) && applies(rule, subject))
  if (!first) throw new Error('the default of the market applies to everything')
  return others.reduce((best, rule) => (compareRules(rule, best) > 0 ? rule : best), first)
}

/** A line as sold, with the frozen terms. */
export interface FeeLine {
  /** The rule of the fixed part; null = without one. */
  readonly ruleId: number | null
  readonly terms: CommissionTerms
  /** Price for which the seller sold the line; the fee is at most this. */
  readonly sold: Kopecks
  /** The same before a promo code of the seller. */
  readonly price: Kopecks
}

/** Fee of a line with VAT inside, without the fixed part of its rule. A line that was not sold costs nothing. */
export function lineFee({ terms, sold, price }: FeeLine): Kopecks {
  if (sold === 0) return sold
  const counted = share(terms.base === 'sold' ? sold : price, terms.basisPoints, 10_000)
  return Math.min(sold, Math.max(terms.floor, Math.min(counted, terms.ceiling ?? counted))) as Kopecks
}

/**
 * Fees of the lines of one order with VAT inside. The fixed part of a rule is charged once per order, on its lines one
 * after another and never above what they were sold for; the sum does not depend on their order.
 */
export function orderFees(lines: readonly FeeLine[]): Kopecks[] {
  const unpaid = new Map<number | null, number>()
  return lines.map((line) => {
    const own = lineFee(line)
    const due = unpaid.get(line.ruleId) ?? line.terms.fixed
    const part = Math.min(due, line.sold - own)
    unpaid.set(line.ruleId, due - part)
    return (own + part) as Kopecks
  })
}

/** VAT inside a fee, rounded half up as invoices are, in the ledger and in papers. @param percent 0 = without VAT */
export function vatInside(fee: Kopecks, percent: number): Kopecks {
  const [rate, whole] = [BigInt(percent), BigInt(100 + percent)]
  return kopecks(Number((2n * BigInt(fee) * rate + whole) / (2n * whole)))
}
