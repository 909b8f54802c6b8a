import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type IsoDate, plusDays } from '../clock/clock.ts'
import { kopecks } from '../money/money.ts'
import { backOfTerm, keptOfTerm, type PaidTerm, planEffectOf } from './plan-terms.ts'

const day = (text: string) => text as IsoDate
const year: PaidTerm = {
  paid: kopecks(99_000),
  from: day('2026-11-23'),
  to: day('2027-11-23'),
  deliveries: 24,
  used: 0,
}

it.each([
  // day, used deliveries, refund of 990 ₽
  ['all but one of 365 days on the first day', '2026-11-23', 0, 98_728],
  ['half of the price after half of the term', '2027-05-24', 0, 49_364],
  ['by deliveries when two of 24 were used on the first day', '2026-11-23', 2, 90_750],
  ['by days when half of the deliveries were used after half of the term', '2027-05-24', 12, 49_364],
  ['nothing after all deliveries were used', '2026-12-01', 24, 0],
  ['nothing when more deliveries were used than included', '2026-12-01', 25, 0],
  ['nothing on the last day', '2027-11-22', 0, 0],
  ['nothing after the term', '2028-11-22', 0, 0],
  ['the full price before the term begins', '2026-11-22', 0, 99_000],
])('refunds %s', (_, today, used, back) => {
  expect(backOfTerm({ ...year, used }, day(today))).toBe(back)
})

it('starts without a plan, renews the same plan in its last thirty days, and changes to another any time', () => {
  const running = { planCode: 'Start2024Year1', endsOn: day('2026-12-24') }
  expect(planEffectOf(null, 'Start2024Year1', day('2026-11-23'))).toBe('begin')
  expect(planEffectOf(running, 'Start2024Year1', day('2026-11-23'))).toBeNull()
  expect(planEffectOf(running, 'Start2024Year1', day('2026-11-24'))).toBe('renew')
  expect(planEffectOf(running, 'Optimum2024Year1', day('2026-11-23'))).toBe('change')
})

it('never refunds more than was paid, nor more on a later day or after a delivery', () => {
  const term = fc
    .record({
      paid: fc.integer({ min: 1, max: 10_000_000 }).map(kopecks),
      days: fc.integer({ min: 28, max: 1_100 }),
      deliveries: fc.integer({ min: 1, max: 3_600 }),
      used: fc.integer({ min: 0, max: 3_600 }),
    })
    .map(({ days, ...facts }): PaidTerm => ({ ...facts, from: year.from, to: plusDays(year.from, days) }))
  fc.assert(
    fc.property(term, fc.integer({ min: -5, max: 1_200 }), (one, offset) => {
      const today = plusDays(one.from, offset)
      const back = backOfTerm(one, today)
      expect(back + keptOfTerm(one, today)).toBe(one.paid)
      expect(back).toBeGreaterThanOrEqual(0)
      expect(backOfTerm(one, plusDays(today, 1))).toBeLessThanOrEqual(back)
      expect(backOfTerm({ ...one, used: one.used + 1 }, today)).toBeLessThanOrEqual(back)
      // never more than the unused deliveries are worth
      expect(back * one.deliveries).toBeLessThanOrEqual(one.paid * Math.max(0, one.deliveries - one.used))
    }),
    { numRuns: 200 },
  )
})
