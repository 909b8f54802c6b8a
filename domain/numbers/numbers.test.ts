import fc from 'fast-check'
import { expect, it } from 'vitest'
import { SYSTEM_CANCEL_REASONS } from '../orders/cancel-reasons.ts'
import { cancelReasonOf } from './cancel-reason.ts'
import { changePercent, daysOfPeriod, everyDayOf, periodMistakes } from './numbers-period.ts'

it('includes both ends of a period, across months, leap days and clock changes', () => {
  expect(daysOfPeriod('2026-11-23', '2026-11-23')).toBe(1)
  expect(daysOfPeriod('2028-02-28', '2028-03-01')).toBe(3)
  expect(daysOfPeriod('2026-03-28', '2026-03-30')).toBe(3)
  expect(daysOfPeriod('2026-11-23', '2026-11-22')).toBe(0)
  expect(everyDayOf('2026-12-30', '2027-01-02')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'])
  expect(everyDayOf('2026-11-23', '2026-11-20')).toEqual([])
})

it('returns null without an earlier value; otherwise the percentage leads from the earlier value to the new one', () => {
  expect([changePercent(5, 0), changePercent(0, 0), changePercent(0, 5), changePercent(6, 5)]).toEqual([
    null,
    null,
    -100,
    20,
  ])
  fc.assert(
    fc.property(fc.nat(1e9), fc.integer({ min: 1, max: 1e9 }), (now, before) => {
      const percent = changePercent(now, before) ?? Number.NaN
      return percent >= -100 && Math.abs(before * (1 + percent / 100) - now) <= before / 200 + 1e-3
    }),
  )
})

it('returns the actor of a cancellation, and the reason of a job', () => {
  expect(cancelReasonOf('user', 'anything')).toBe('customer')
  expect(cancelReasonOf('farmer', '')).toBe('seller')
  expect(cancelReasonOf('admin', SYSTEM_CANCEL_REASONS.unpaid)).toBe('shop')
  expect(cancelReasonOf('system', SYSTEM_CANCEL_REASONS.unpaid)).toBe('unpaid')
  expect(cancelReasonOf('system', SYSTEM_CANCEL_REASONS.notAccepted)).toBe('noAnswer')
  expect(cancelReasonOf('system', SYSTEM_CANCEL_REASONS.unconfirmed)).toBe('noAnswer')
  expect(cancelReasonOf('system', 'a reason of tomorrow')).toBe('shop')
})

it('requires custom days in pairs within at most a leap year', () => {
  expect(periodMistakes(undefined, undefined)).toEqual({})
  expect(periodMistakes('2026-11-01', undefined)).toEqual({ to: 'required' })
  expect(periodMistakes(undefined, '2026-11-01')).toEqual({ from: 'required' })
  expect(periodMistakes('2026-11-02', '2026-11-01')).toEqual({ to: 'tooSmall' })
  expect(periodMistakes('2028-01-01', '2028-12-31')).toEqual({})
  expect(periodMistakes('2028-01-01', '2029-01-01')).toEqual({ to: 'tooBig' })
})
