import type { IsoDate } from '../clock/clock.ts'
import type { PaperParty, PaperPeriod, PaperReference } from './paper-party.ts'

/** Goods of an order, with the bearers of their discounts; sums are kopecks of the customers' prices. */
export interface ReportSale {
  readonly order: number
  /** Day when the customer paid. */
  readonly paidOn: IsoDate
  readonly handedOverOn: IsoDate
  readonly title: string
  /** Amount with its unit, weighed goods by their weight. */
  readonly amount: string
  /** Paid by the customer, or by the market for the customer: income of the principal. */
  readonly gross: number
  /** Principal's VAT in it; null = without VAT. */
  readonly vat: { readonly percent: number; readonly sum: number } | null
  /** Discount at the seller's cost, already subtracted. */
  readonly sellerDiscount: number
  /** Part of `gross` that the market pays instead of the customer. */
  readonly marketDiscount: number
  /** Number and sign of the fiscal receipt (ФД and ФПД); empty = the seller issues it. */
  readonly receipt: string
  /** Money of the customer that the seller took, in part or in whole. */
  readonly takenBySeller: number
  /** The row was posted after the closing of its own month, and counts in this one. Absent = in its own month. */
  readonly isLate?: true
}

export interface ReportReturn {
  readonly order: number
  readonly day: IsoDate
  readonly reason: string
  /** Sum returned to the customer. */
  readonly sum: number
  readonly receipt: string
  /** True = the seller bears it; otherwise the market, and the seller's balance stays. */
  readonly isBornBySeller: boolean
  /** The row was posted after the closing of its own month, and counts in this one. Absent = in its own month. */
  readonly isLate?: true
}

export interface ReportFee {
  readonly order: number
  /** Sum that the fee is counted of. */
  readonly base: number
  /** Rule in words: «10 %», «10 %, не меньше 30 ₽». */
  readonly rule: string
  /** Fee, VAT included; below 0 = returned. */
  readonly fee: number
  readonly vat: number
}

/** An expense of the agent that the principal reimburses. */
export interface ReportExpense {
  readonly day: IsoDate
  readonly title: string
  readonly document: string
  readonly sum: number
}

/** A payout; below 0 = a payout that the bank returned. */
export interface ReportPayout {
  readonly day: IsoDate
  readonly number: string
  readonly sum: number
  /** The row was posted after the closing of its own month, and counts in this one. Absent = in its own month. */
  readonly isLate?: true
}

/** A movement that is none of the others: a correction, a compensation; above 0 = to the principal. */
export interface ReportAdjustment {
  readonly day: IsoDate
  readonly title: string
  readonly sum: number
  /** The row was posted after the closing of its own month, and counts in this one. Absent = in its own month. */
  readonly isLate?: true
}

export interface AgentReportFacts {
  readonly number: string
  readonly day: IsoDate
  /** Report that this one corrects; null = none. A report that was sent is never changed. */
  readonly corrects: PaperReference | null
  readonly period: PaperPeriod
  readonly agent: PaperParty
  readonly principal: PaperParty
  readonly contract: PaperReference
  /** Days in which the principal may object; silence is consent (ГК 999). */
  readonly objectionDays: number
  /** Debt of the agent at the beginning; below 0 = the principal owed. */
  readonly opening: number
  readonly sales: readonly ReportSale[]
  readonly returns: readonly ReportReturn[]
  readonly fees: readonly ReportFee[]
  readonly expenses: readonly ReportExpense[]
  readonly payouts: readonly ReportPayout[]
  readonly adjustments: readonly ReportAdjustment[]
}

export interface AgentReportTotals {
  readonly sold: number
  readonly sellerDiscounts: number
  readonly marketDiscounts: number
  /** Principal's VAT in what was sold. */
  readonly soldVat: number
  /** All returns, and those that the principal bears. */
  readonly returned: number
  readonly returnedBySeller: number
  readonly fee: number
  readonly feeVat: number
  readonly expenses: number
  readonly paidOut: number
  readonly adjusted: number
  /** Money of customers that the seller took, and that the agent received. */
  readonly takenBySeller: number
  readonly receivedByAgent: number
  /** Debt of the agent at the end: the opening of the next period. */
  readonly closing: number
}

export interface AgentReport extends AgentReportFacts {
  readonly totals: AgentReportTotals
  /** Sums by day of the customer's payment, the day of income for sellers without VAT. */
  readonly days: readonly { readonly day: IsoDate; readonly gross: number }[]
}

const sumOf = <Row>(rows: readonly Row[], amount: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + amount(row), 0)

/**
 * Makes the agent's report of a period (ГК 1008). Gross and net are never mixed: `sold` is the principal's income, and
 * the fee does not reduce it.
 */
export function agentReport(facts: AgentReportFacts): AgentReport {
  const { sales, returns, fees, expenses, payouts, adjustments, opening } = facts
  const sold = sumOf(sales, ({ gross }) => gross)
  const marketDiscounts = sumOf(sales, ({ marketDiscount }) => marketDiscount)
  const takenBySeller = sumOf(sales, (sale) => sale.takenBySeller)
  const returnedBySeller = sumOf(returns, (one) => (one.isBornBySeller ? one.sum : 0))
  const fee = sumOf(fees, (one) => one.fee)
  const spent = sumOf(expenses, ({ sum }) => sum)
  const paidOut = sumOf(payouts, ({ sum }) => sum)
  const adjusted = sumOf(adjustments, ({ sum }) => sum)
  const totals: AgentReportTotals = {
    sold,
    marketDiscounts,
    takenBySeller,
    returnedBySeller,
    fee,
    paidOut,
    adjusted,
    sellerDiscounts: sumOf(sales, ({ sellerDiscount }) => sellerDiscount),
    soldVat: sumOf(sales, ({ vat }) => vat?.sum ?? 0),
    returned: sumOf(returns, ({ sum }) => sum),
    feeVat: sumOf(fees, ({ vat }) => vat),
    expenses: spent,
    receivedByAgent: sold - marketDiscounts - takenBySeller,
    closing: opening + sold - takenBySeller - returnedBySeller - fee - spent - paidOut + adjusted,
  }
  const byDay = new Map<IsoDate, number>()
  for (const { paidOn, gross } of sales) byDay.set(paidOn, (byDay.get(paidOn) ?? 0) + gross)
  const days = [...byDay].sort(([one], [other]) => one.localeCompare(other)).map(([day, gross]) => ({ day, gross }))
  return { ...facts, totals, days }
}
