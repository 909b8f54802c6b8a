import fc from 'fast-check'
import { expect, it } from 'vitest'
import { FEE_VAT_PERCENTS } from '../fees/commission-fields.ts'
import { kopecks } from '../money/money.ts'
import {
  type AgentReportFacts,
  agentReport,
  type ReportFee,
  type ReportReturn,
  type ReportSale,
} from './agent-report.ts'
import { feePaper, modeOfPercent, percentOfMode } from './fee-paper.ts'
import { gapsOfNumbers, paperNumber, placeOfNumber } from './paper-number.ts'
import type { PaperParty } from './paper-party.ts'
import { householdYear, reconciliation } from './reconciliation.ts'
import { OBJECTION_DAYS, objectionsUntil, reportStateOn } from './report-acceptance.ts'

const PARTY: PaperParty = {
  kind: 'person',
  name: 'Anna',
  tin: '500100732259',
  address: 'Village 1',
  person: { last: 'L', first: 'A', middle: '' },
}
const COMMON = {
  number: '11-0001',
  day: '2026-11-30',
  period: { from: '2026-11-01', to: '2026-11-30' },
  agent: PARTY,
  principal: PARTY,
  contract: { number: '118', day: '2026-02-02' },
}

const day = fc.integer({ min: 1, max: 30 }).map((number) => `2026-11-${String(number).padStart(2, '0')}`)
const sum = fc.nat(1_000_000)
const sale: fc.Arbitrary<ReportSale> = fc
  .record({ paidOn: day, gross: sum, share: fc.integer({ min: 0, max: 100 }), taken: fc.boolean() })
  .map(({ share, taken, ...one }) => ({
    ...one,
    order: 104_001,
    handedOverOn: '2026-11-30',
    title: 'Cheese',
    amount: '1',
    vat: null,
    sellerDiscount: 0,
    marketDiscount: Math.floor((one.gross * share) / 100),
    takenBySeller: taken ? one.gross - Math.floor((one.gross * share) / 100) : 0,
    receipt: '',
  }))
const back: fc.Arbitrary<ReportReturn> = fc
  .record({ day, sum, isBornBySeller: fc.boolean() })
  .map((one) => ({ ...one, order: 104_001, reason: 'late', receipt: '' }))
const fee: fc.Arbitrary<ReportFee> = fc
  .record({ fee: fc.integer({ min: -10_000, max: 100_000 }) })
  .map((one) => ({ ...one, order: 104_001, base: 0, rule: '10 %', vat: 0 }))
const signed = fc.record({ day, sum: fc.integer({ min: -100_000, max: 1_000_000 }) })
const facts: fc.Arbitrary<AgentReportFacts> = fc
  .record({
    opening: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    sales: fc.array(sale, { maxLength: 20 }),
    returns: fc.array(back, { maxLength: 5 }),
    fees: fc.array(fee, { maxLength: 20 }),
    expenses: fc.array(fc.record({ day, sum }), { maxLength: 3 }),
    payouts: fc.array(signed, { maxLength: 4 }),
    adjustments: fc.array(signed, { maxLength: 3 }),
  })
  .map(({ expenses, payouts, adjustments, ...one }) => ({
    ...COMMON,
    ...one,
    corrects: null,
    objectionDays: 30,
    expenses: expenses.map((each) => ({ ...each, title: 'CDEK', document: '1' })),
    payouts: payouts.map((each) => ({ ...each, number: '48' })),
    adjustments: adjustments.map((each) => ({ ...each, title: 'correction' })),
  }))

it('reports money that adds up, whatever was sold, returned and paid out', () => {
  fc.assert(
    fc.property(facts, (one) => {
      const { totals, days } = agentReport(one)
      expect(totals.receivedByAgent + totals.takenBySeller + totals.marketDiscounts).toBe(totals.sold)
      expect(days.reduce((all, { gross }) => all + gross, 0)).toBe(totals.sold)
      // each movement of the principal's account, one after another
      const moves = [
        ...one.sales.map((each) => each.gross - each.takenBySeller),
        ...one.returns.map((each) => (each.isBornBySeller ? -each.sum : 0)),
        ...one.fees.map((each) => -each.fee),
        ...one.expenses.map((each) => -each.sum),
        ...one.payouts.map((each) => -each.sum),
        ...one.adjustments.map((each) => each.sum),
      ]
      expect(totals.closing).toBe(moves.reduce((all, each) => all + each, one.opening))
    }),
  )
})

it('closes a reconciliation with the balance of the report of the same movements', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e6, max: 1e6 }),
      fc.array(fc.tuple(day, fc.integer({ min: -1e6, max: 1e6 }))),
      (opening, moves) => {
        const act = reconciliation({
          ...COMMON,
          opening,
          moves: moves.map(([of, amount]) => ({ day: of, document: 'D', amount })),
        })
        expect(act.closing).toBe(moves.reduce((all, [, amount]) => all + amount, opening))
        expect(act.before.credit - act.before.debit + act.turnover.credit - act.turnover.debit).toBe(act.closing)
        expect(act.after.credit - act.after.debit).toBe(act.closing)
        expect(act.lines.every((line, index) => index === 0 || (act.lines[index - 1]?.day ?? '') <= line.day)).toBe(
          true,
        )
      },
    ),
  )
})

it('makes no paper of nothing, of a period that ends before it begins, or of another year', () => {
  const paper = {
    ...COMMON,
    correction: null,
    report: null,
    vatMode: 'vat22',
    signer: { position: '', person: PARTY.person },
  } as const
  expect(() => feePaper({ ...paper, services: [] })).toThrow(RangeError)
  expect(() => feePaper({ ...paper, services: [{ title: 'Fee', gross: kopecks(0) }] })).toThrow(RangeError)
  const period = { from: '2026-11-30', to: '2026-11-01' }
  expect(() => feePaper({ ...paper, period, services: [{ title: 'Fee', gross: kopecks(1) }] })).toThrow(RangeError)
  const year = { ...COMMON, year: 2026, plot: null, payouts: [{ day: '2027-01-01', number: '1', sum: kopecks(1) }] }
  expect(() => householdYear(year)).toThrow(RangeError)
  expect(householdYear({ ...year, year: 2027 }).total).toBe(1)
})

it('numbers papers by month and place in the year, and finds gaps and doubles', () => {
  expect(paperNumber('2026-11-30', 418)).toBe('11-0418')
  expect(paperNumber('2026-12-31', 12_345)).toBe('12-12345')
  expect(() => paperNumber('2026-12-31', 0)).toThrow(RangeError)
  expect(placeOfNumber('A-1')).toBeNull()
  expect(gapsOfNumbers(['01-0001', '02-0003', '02-0003'])).toEqual([2, 3])
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), day, (count, of) => {
      const numbers = Array.from({ length: count }, (_, index) => paperNumber(of, index + 1))
      expect(numbers.map(placeOfNumber)).toEqual(numbers.map((_, index) => index + 1))
      expect(gapsOfNumbers(numbers)).toEqual([])
    }),
  )
})

it('takes silence of thirty days for consent, and no later objection', () => {
  const answer = { deliveredOn: '2026-12-01', objectedOn: null, acceptedOn: null, objectionDays: OBJECTION_DAYS }
  expect(objectionsUntil(answer)).toBe('2026-12-31')
  expect(reportStateOn('2026-12-31', answer)).toBe('waiting')
  expect(reportStateOn('2027-01-01', answer)).toBe('accepted')
  expect(reportStateOn('2026-12-02', { ...answer, acceptedOn: '2026-12-02' })).toBe('accepted')
  expect(reportStateOn('2027-01-02', { ...answer, objectedOn: '2026-12-31' })).toBe('objected')
  expect(reportStateOn('2027-01-02', { ...answer, objectedOn: '2027-01-01' })).toBe('accepted')
  expect(reportStateOn('2026-12-02', { ...answer, deliveredOn: null })).toBe('sent')
})

it('names the rate of every fee that the office may set, and no other one as "without VAT"', () => {
  for (const percent of FEE_VAT_PERCENTS) expect(percentOfMode(modeOfPercent(percent)) ?? 0).toBe(percent)
  expect(() => modeOfPercent(20)).toThrow(RangeError)
})
