import type { IsoDate } from '../clock/clock.ts'
import { type CorrectionCause, type SellerEntry, type StatementKind, shareOf } from '../statements/statement.ts'
import type {
  AgentReportFacts,
  ReportAdjustment,
  ReportFee,
  ReportPayout,
  ReportReturn,
  ReportSale,
} from './agent-report.ts'

/** A line of a seller's statement with what a report says of its order. */
export interface ReportMove extends SellerEntry {
  readonly kind: StatementKind
  readonly order: number | null
  readonly day: IsoDate
  /** True = the entry was posted after the closing of its own month, and counts in this one. */
  readonly isLate: boolean
  readonly paidOn: IsoDate
  /** VAT in the fee. */
  readonly feeTax: number
  readonly ownDiscount: number
  /** Promo codes of the market and bonuses. */
  readonly marketPaid: number
  readonly percent: number | null
  readonly cause: CorrectionCause | null
  /** Reason and document of a manual entry; null = another kind. */
  readonly note: string | null
  readonly title: string
  readonly quantity: string
  readonly receipt: string
  /** Number of the entry, for payouts. */
  readonly number: string
}

/** Words of the lines. */
export interface ReportWords {
  rule(percent: number | null): string
  reason(cause: CorrectionCause | null): string
  raised(order: number | null): string
  takenLater(order: number | null): string
  compensation(order: number | null): string
  manual(note: string | null): string
  readonly other: string
}

type Tables = Pick<AgentReportFacts, 'sales' | 'returns' | 'fees' | 'expenses' | 'payouts' | 'adjustments'>

/**
 * Tables of a report, made of the lines of the statement: with the same opening balance both close with the same sum,
 * and their fees are equal, whatever the lines are.
 */
export function reportTables(moves: readonly ReportMove[], words: ReportWords): Tables {
  const sales: ReportSale[] = []
  const returns: ReportReturn[] = []
  const fees: ReportFee[] = []
  const payouts: ReportPayout[] = []
  const adjustments: ReportAdjustment[] = []
  for (const move of moves) {
    const { kind, day, amount, fee, cash } = move
    const order = move.order ?? 0
    const { goods, delivery } = shareOf(move)
    const gross = goods + delivery
    const late = move.isLate ? { isLate: true as const } : {}
    const adjust = (sum: number, title: string) => sum !== 0 && adjustments.push({ day, title, sum, ...late })
    if (fee !== 0) fees.push({ order, base: goods, rule: words.rule(move.percent), fee, vat: move.feeTax })
    if (kind === 'payout' || kind === 'payoutReturn') payouts.push({ day, number: move.number, sum: -amount, ...late })
    else if (kind === 'compensation') adjust(amount + fee, words.compensation(move.order))
    else if (move.cause === 'manual') adjust(amount + fee, words.manual(move.note))
    else if (kind === 'other') adjust(amount + fee, words.other)
    else if (kind === 'correction') {
      if (gross < 0)
        returns.push({
          ...{ order, day, reason: words.reason(move.cause), sum: -gross, receipt: '', isBornBySeller: true, ...late },
        })
      else adjust(gross, words.raised(move.order))
      adjust(-cash, words.takenLater(move.order))
    } else
      sales.push({
        ...{
          order,
          gross,
          vat: null,
          paidOn: move.paidOn,
          handedOverOn: day,
          title: move.title,
          amount: move.quantity,
        },
        ...{ sellerDiscount: move.ownDiscount, marketDiscount: Math.min(gross, move.marketPaid) },
        ...{ receipt: move.receipt, takenBySeller: cash, ...late },
      })
  }
  return { sales, returns, fees, payouts, adjustments, expenses: [] }
}

/** Movements of an act of reconciliation: one of each day and kind, so that a month of orders fits a page. */
export interface DayMove {
  readonly day: IsoDate
  readonly kind: 'sold' | 'returned' | 'fee' | 'taken' | 'payout' | 'other'
  readonly amount: number
}
export function dayMoves(moves: readonly ReportMove[]): DayMove[] {
  const sums = new Map<string, DayMove>()
  const move = (day: IsoDate, kind: DayMove['kind'], amount: number) => {
    if (amount === 0) return
    const key = `${day} ${kind}`
    sums.set(key, { day, kind, amount: amount + (sums.get(key)?.amount ?? 0) })
  }
  for (const one of moves) {
    const { goods, delivery, fee, cash, amount } = shareOf(one)
    const { day, kind } = one
    if (kind === 'payout' || kind === 'payoutReturn') move(day, 'payout', amount)
    else if (kind === 'compensation' || kind === 'other' || one.cause === 'manual') move(day, 'other', amount + fee)
    else {
      move(day, goods + delivery < 0 ? 'returned' : 'sold', goods + delivery)
      move(day, 'taken', -cash)
    }
    move(day, 'fee', -fee)
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0)
}
