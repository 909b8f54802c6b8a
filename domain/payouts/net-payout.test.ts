import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plusDays } from '../clock/clock.ts'
import { type Kopecks, kopecks } from '../money/money.ts'
import { draftRun, netPayout, PAYOUT_STOPS, type PayoutRules, type SellerDue } from './net-payout.ts'

const RULES: PayoutRules = { today: '2026-11-30', minimum: kopecks(50_000) }
const due = (payable: number, more: Partial<SellerDue> = {}): SellerDue => ({
  ...{ organizationId: 1, payable, held: kopecks(0), reserve: kopecks(0), debts: [], stops: [] },
  ...more,
})
const debt = (id: number, amount: number, daysAgo: number) => ({
  ...{ id, amount: kopecks(amount), since: plusDays(RULES.today, -daysAgo) },
})

it('pays what is left after a dispute and a reserve', () => {
  const net = netPayout(due(4_663_500, { held: kopecks(412_000), reserve: kopecks(100_000) }), RULES)
  expect(net).toMatchObject({ paid: 4_151_500, held: 412_000, reserved: 100_000, carried: 0, reason: null })
})

it('takes at most half for debts of the last 30 days, the oldest first', () => {
  const debts = [debt(2, 80_000, 3), debt(1, 70_000, 30)]
  const net = netPayout(due(200_001, { debts }), RULES)
  expect(net).toMatchObject({ paid: 100_001, takenSum: 100_000 })
  expect(net.taken.map(({ id, amount }) => [id, amount])).toEqual([
    [1, 70_000],
    [2, 30_000],
  ])
})

it('takes all for a debt of more than 30 days, and nothing more for younger ones', () => {
  expect(netPayout(due(200_000, { debts: [debt(1, 300_000, 31)] }), RULES)).toMatchObject({
    ...{ paid: 0, takenSum: 200_000, carried: 0, reason: 'debts' },
  })
  const net = netPayout(due(200_000, { debts: [debt(1, 110_000, 31), debt(2, 50_000, 5)] }), RULES)
  expect(net).toMatchObject({ paid: 90_000, takenSum: 110_000 })
})

it('leaves a sum below the minimum on the balance, without taking half of it again and again', () => {
  expect(netPayout(due(34_200), RULES)).toMatchObject({ paid: 0, carried: 34_200, reason: 'belowMinimum' })
  const net = netPayout(due(80_000, { debts: [debt(1, 80_000, 5)] }), RULES)
  expect(net).toMatchObject({ paid: 0, takenSum: 0, carried: 80_000, reason: 'belowMinimum' })
})

it('records a negative balance as a debt, and pays nothing to a stopped seller', () => {
  expect(netPayout(due(-234_000), RULES)).toMatchObject({ paid: 0, owed: 234_000, reason: 'owes' })
  expect(netPayout(due(0), RULES)).toMatchObject({ paid: 0, owed: 0, reason: 'nothing' })
  expect(netPayout(due(900_000, { stops: ['requisitesChanged'] }), RULES)).toMatchObject({
    ...{ paid: 0, carried: 900_000, takenSum: 0, reason: 'requisitesChanged' },
  })
  expect(netPayout(due(900_000, { held: kopecks(900_000) }), RULES)).toMatchObject({ paid: 0, reason: 'held' })
})

const amount = (max: number) => fc.integer({ min: 0, max }).map((value) => kopecks(value))
const seller = (organizationId: number): fc.Arbitrary<SellerDue> =>
  fc.record({
    organizationId: fc.constant(organizationId),
    payable: fc.integer({ min: -1_000_000, max: 100_000_000 }),
    held: fc.oneof(fc.constant(kopecks(0)), amount(100_000_000)),
    reserve: fc.oneof(fc.constant(kopecks(0)), amount(1_000_000)),
    debts: fc
      .array(fc.record({ days: fc.integer({ min: 0, max: 60 }), amount: amount(50_000_000) }), { maxLength: 5 })
      .map((debts) => debts.map(({ days, amount: sum }, id) => debt(id, sum, days))),
    stops: fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, fc.subarray([...PAYOUT_STOPS], { maxLength: 2 })),
  })
const run = fc
  .uniqueArray(fc.integer({ min: 1, max: 500 }), { maxLength: 30 })
  .chain((ids) => fc.tuple(...ids.map(seller)))
const minimums = amount(200_000)
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)

describe('any run', () => {
  it('never makes a negative sum, and its parts add up to what was due', () => {
    fc.assert(
      fc.property(run, minimums, (sellers, minimum) => {
        const { payouts, paid, count } = draftRun(sellers, { ...RULES, minimum })
        expect(paid).toBe(sum(payouts.map((payout) => payout.paid)))
        expect(count).toBe(payouts.filter((payout) => payout.paid > 0).length)
        for (const payout of payouts) {
          const { payable, debts } = sellers.find((one) => one.organizationId === payout.organizationId) as SellerDue
          const { held, reserved, carried, owed, taken, takenSum } = payout
          for (const part of [payout.paid, held, reserved, carried, owed, ...taken.map((one) => one.amount)])
            expect(part).toBeGreaterThanOrEqual(0)
          expect(payout.paid + takenSum + held + reserved + carried - owed).toBe(payable)
          expect(takenSum).toBe(sum(taken.map((one) => one.amount)))
          for (const one of taken)
            expect(one.amount).toBeLessThanOrEqual(debts.find(({ id }) => id === one.id)?.amount ?? 0)
        }
      }),
    )
  })

  it('pays each seller once whatever their order, nothing below the minimum, and at most half of it goes to young debts', () => {
    fc.assert(
      fc.property(run, minimums, (sellers, minimum) => {
        const rules = { ...RULES, minimum }
        const { payouts } = draftRun(sellers, rules)
        expect(payouts.map(({ organizationId }) => organizationId)).toEqual(
          sellers.map(({ organizationId }) => organizationId).sort((one, other) => one - other),
        )
        expect(draftRun(sellers.toReversed(), rules).payouts).toEqual(payouts)
        for (const { paid, taken } of payouts) {
          if (paid > 0) expect(paid).toBeGreaterThanOrEqual(minimum)
          const young = taken.filter(({ since }) => since >= plusDays(RULES.today, -30))
          if (young.length > 0) expect(sum(taken.map((one) => one.amount))).toBeLessThanOrEqual(paid)
        }
      }),
    )
  })

  it('settles every debt when it is repeated long enough', () => {
    fc.assert(
      fc.property(amount(30_000_000), (owed: Kopecks) => {
        let left: number = owed
        for (let week = 0; week < 20 && left > 0; week += 1)
          left -= netPayout(due(5_000_000, { debts: [debt(1, left, 7 * week)] }), RULES).takenSum
        expect(left).toBe(0)
      }),
    )
  })

  it('refuses a seller who is listed twice', () => {
    expect(() => draftRun([due(100), due(100)], RULES)).toThrow(RangeError)
  })
})
