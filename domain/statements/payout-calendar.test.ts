import fc from 'fast-check'
import { expect, it } from 'vitest'
import { plusDays } from '../clock/clock.ts'
import { DEFAULT_PAYOUTS, extraRunMistakes, isPayoutDay, nextPayoutDay } from './payout-calendar.ts'

it('pays twice a month, and on the last day of a shorter month', () => {
  expect(nextPayoutDay(DEFAULT_PAYOUTS, '2026-11-30')).toBe('2026-12-10')
  expect(nextPayoutDay(DEFAULT_PAYOUTS, '2026-12-10')).toBe('2026-12-10')
  expect(nextPayoutDay(DEFAULT_PAYOUTS, '2026-12-11')).toBe('2026-12-25')
  expect(nextPayoutDay({ ...DEFAULT_PAYOUTS, monthDays: [31] }, '2027-02-01')).toBe('2027-02-28')
  expect(nextPayoutDay({ ...DEFAULT_PAYOUTS, monthDays: [31] }, '2028-02-01')).toBe('2028-02-29')
})

it('pays on a weekday', () => {
  expect(nextPayoutDay({ ...DEFAULT_PAYOUTS, weekday: 1 }, '2026-12-01')).toBe('2026-12-07')
})

it('finds the first payout day for any terms', () => {
  const terms = fc.record({
    monthDays: fc.uniqueArray(fc.integer({ min: 1, max: 31 }), { minLength: 1, maxLength: 10 }),
    weekday: fc.option(fc.integer({ min: 1, max: 7 })),
  })
  fc.assert(
    fc.property(terms, fc.integer({ min: 0, max: 3_000 }), (change, offset) => {
      const asked = { ...DEFAULT_PAYOUTS, ...change }
      const from = plusDays('2024-01-01', offset)
      const next = nextPayoutDay(asked, from)
      expect(isPayoutDay(asked, next)).toBe(true)
      for (let day = from; day < next; day = plusDays(day, 1)) expect(isPayoutDay(asked, day)).toBe(false)
    }),
  )
})

it('asks for the reason of a run on a day that is no payout day only', () => {
  expect(extraRunMistakes(DEFAULT_PAYOUTS, '2026-12-10', '')).toEqual({})
  expect(extraRunMistakes(DEFAULT_PAYOUTS, '2026-12-11', '')).toEqual({ reason: 'required' })
  expect(extraRunMistakes(DEFAULT_PAYOUTS, '2026-12-11', 'a request')).toEqual({})
})
