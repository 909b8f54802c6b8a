import { describe, expect, it, test } from 'vitest'
import { defaultPeriod, endOf, momentsOf, periodBefore, startsOf } from './report-period.ts'
import { lossReasonOf, numberOf, reportsOf, storedReason } from './reports.ts'

test('opens to each role its own reports', () => {
  expect(reportsOf(['moderator'])).toEqual([])
  expect(reportsOf(['editor'])).toEqual(['searches'])
  expect(reportsOf(['accountant'])).toEqual(['turnover', 'losses'])
  expect(reportsOf(['editor', 'curator'])).toEqual(['sellers', 'promise', 'losses', 'searches'])
  expect(reportsOf(['owner'])).toEqual(reportsOf(['analyst']))
})

test('finds a stored reason of a loss again', () => {
  expect(storedReason('unpaid')).toBe('not paid in time')
  expect([lossReasonOf('not paid in time'), lossReasonOf('user'), lossReasonOf('else')]).toEqual([
    'unpaid',
    'user',
    null,
  ])
})

describe('the number of a column', () => {
  it('is a measure, or a share with one decimal', () => {
    const measured = { turnover: 1_000, fee: 105, driven: 3, late: 1 }
    expect((['turnover', 'feeShare', 'onTime', 'onTimeShare'] as const).map((one) => numberOf(one, measured))).toEqual([
      1_000, 10.5, 2, 66.7,
    ])
  })
  it('is null when there is nothing to divide by or to count', () => {
    expect(numberOf('feeShare', { fee: 0, turnover: 0 })).toBeNull()
    expect(numberOf('onTimeShare', { driven: 0, late: 0 })).toBeNull()
    expect(numberOf('rating', {})).toBeNull()
  })
})

describe('the period of a report', () => {
  it('is eight weeks from a Monday up to today', () => {
    const period = defaultPeriod('2026-11-22')
    expect(period).toEqual({ from: '2026-09-28', to: '2026-11-22' })
    expect(startsOf('week', period)).toHaveLength(8)
    expect(startsOf('week', period)[0]).toBe('2026-11-16')
    expect(startsOf('month', period)).toEqual(['2026-11-01', '2026-10-01', '2026-09-01'])
    expect([endOf('week', '2026-11-16'), endOf('month', '2028-02-01')]).toEqual(['2026-11-22', '2028-02-29'])
  })
  it('is compared with the same weekdays, or with as many months', () => {
    expect(periodBefore({ from: '2026-09-28', to: '2026-11-18' })).toEqual({ from: '2026-08-03', to: '2026-09-23' })
    expect(periodBefore({ from: '2026-11-16', to: '2026-11-17' })).toEqual({ from: '2026-11-14', to: '2026-11-15' })
    expect(periodBefore({ from: '2026-01-01', to: '2026-02-28' })).toEqual({ from: '2025-11-01', to: '2025-12-31' })
  })
  it('is cut at the hour of now in both periods while its last day goes on', () => {
    const [period, before] = [
      { from: '2026-11-16', to: '2026-11-22' },
      { from: '2026-11-09', to: '2026-11-15' },
    ]
    const now = new Date('2026-11-22T09:00:00Z')
    expect(momentsOf(period, before, '2026-11-22', now)).toEqual({
      isGoingOn: true,
      starts: new Date('2026-11-15T21:00:00Z'),
      ends: new Date('2026-11-22T21:00:00Z'),
      startsBefore: new Date('2026-11-08T21:00:00Z'),
      endsBefore: new Date('2026-11-15T09:00:00Z'),
    })
    expect(momentsOf(period, before, '2026-11-25', now).endsBefore).toEqual(new Date('2026-11-15T21:00:00Z'))
  })
})
