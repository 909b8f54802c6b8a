import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CORRECTION_CAUSES, closingOf, STATEMENT_KINDS } from '../statements/statement.ts'
import { agentReport } from './agent-report.ts'
import { reconciliation } from './reconciliation.ts'
import { dayMoves, type ReportMove, reportTables } from './report-moves.ts'

const WORDS = {
  ...{
    rule: () => '',
    reason: () => '',
    raised: () => '',
    takenLater: () => '',
    compensation: () => '',
    manual: () => '',
    other: '',
  },
}
const signed = fc.integer({ min: -1_000_000, max: 5_000_000 })
const some = fc.nat(1_000_000)
const day = fc.integer({ min: 1, max: 30 }).map((number) => `2026-11-${String(number).padStart(2, '0')}`)
/** Lines as the statement gives them: only settlements have goods, a fee and cash, and only corrections lower them. */
const move: fc.Arbitrary<ReportMove> = fc
  .record({
    kind: fc.constantFrom(...STATEMENT_KINDS),
    day,
    goods: signed,
    delivery: some,
    fee: signed,
    cash: signed,
    amount: signed,
    marketPaid: some,
    feeTax: some,
    cause: fc.constantFrom(...CORRECTION_CAUSES),
    isLate: fc.boolean(),
  })
  .map(({ goods, delivery, fee, cash, amount, kind, cause, ...one }) => {
    const isOfOrder = kind === 'sale' || kind === 'cashSale' || kind === 'correction'
    const of = (value: number) => (kind === 'correction' ? value : Math.abs(value))
    const parts = isOfOrder
      ? { fee: of(fee), cash: of(cash), delivery: of(delivery), amount: of(goods) + of(delivery) - of(fee) - of(cash) }
      : { fee: 0, cash: 0, delivery: 0, amount }
    return {
      ...{ ...one, ...parts, kind, order: 104_001, paidOn: one.day, ownDiscount: 0, percent: null, title: '' },
      ...{ quantity: '', receipt: '', number: '1', note: null, cause: kind === 'correction' ? cause : null },
    }
  })
const PARTY = { kind: 'person', name: 'A', tin: '', address: '', person: { last: '', first: '', middle: '' } } as const
const HEAD = {
  ...{ number: '11-0001', day: '2026-11-30', period: { from: '2026-11-01', to: '2026-11-30' }, agent: PARTY },
  ...{ principal: PARTY, contract: { number: '1', day: '2026-01-01' } },
}

it('makes a report and an act of reconciliation that close with the balance of the statement', () => {
  fc.assert(
    fc.property(signed, fc.array(move, { maxLength: 40 }), (opening, moves) => {
      const closing = closingOf(opening, moves)
      const report = agentReport({ ...HEAD, ...reportTables(moves, WORDS), opening, corrects: null, objectionDays: 30 })
      expect(report.totals.closing).toBe(closing)
      expect(report.totals.fee).toBe(moves.reduce((sum, { fee }) => sum + fee, 0))
      const paid = moves.filter(({ kind }) => kind.startsWith('payout')).reduce((sum, { amount }) => sum - amount, 0)
      expect(report.totals.paidOut).toBe(paid)
      // a payout that came back is not a sale, and an entry of people is not a return of goods
      expect(report.returns.length).toBeLessThanOrEqual(
        moves.filter(({ kind, cause }) => kind === 'correction' && cause !== 'manual').length,
      )
      expect(report.sales).toHaveLength(moves.filter(({ kind }) => kind === 'sale' || kind === 'cashSale').length)
      const late = moves.filter(({ kind, isLate }) => isLate && (kind === 'sale' || kind === 'cashSale'))
      expect(report.sales.filter(({ isLate }) => isLate)).toHaveLength(late.length)
      const act = reconciliation({
        ...HEAD,
        opening,
        moves: dayMoves(moves).map(({ kind, ...one }) => ({ ...one, document: kind })),
      })
      expect(act.closing).toBe(closing)
    }),
  )
})
