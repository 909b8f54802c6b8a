import { describe, expect, test } from 'vitest'
import { entryAt, timeShifter } from './shift-times.ts'

describe('the entry', () => {
  /** Three hours of each day from Monday, 12 October 2026, in UTC. */
  const stops = Array.from({ length: 7 }, (_, day) =>
    [6, 12, 18].map((hour) => new Date(Date.UTC(2026, 9, 12 + day, hour)).toISOString()),
  ).flat()

  test('is the last hour of the same weekday', () => {
    const { stop, shiftDays } = entryAt(stops, new Date('2026-12-02T13:20:00Z'))
    expect(stops[stop]).toBe('2026-10-14T12:00:00.000Z')
    expect(shiftDays).toBe(49)
  })

  test('is the evening before when the day has not reached its first hour', () => {
    const { stop, shiftDays } = entryAt(stops, new Date('2026-12-07T05:59:00Z'))
    expect(stops[stop]).toBe('2026-10-18T18:00:00.000Z')
    expect(shiftDays).toBe(49)
  })

  test('lies before the history when the clock of the start is early', () => {
    const { stop, shiftDays } = entryAt(stops, new Date('2025-01-03T06:00:00Z'))
    expect(stops[stop]).toBe('2026-10-16T06:00:00.000Z')
    expect(Math.abs(shiftDays % 7)).toBe(0)
    expect(shiftDays).toBeLessThan(0)
  })
})

describe('moved times', () => {
  const shift = timeShifter(49)

  test('keep their hours', () => {
    expect(shift('["2026-10-14T12:03:04.5+00:00","2026-12-31"]')).toBe('["2026-12-02T12:03:04.5+00:00","2027-02-18"]')
  })

  test('are those of ranges, receipts and milliseconds, too', () => {
    expect(shift('[2026-10-14,2026-10-15)')).toBe('[2026-12-02,2026-12-03)')
    expect(shift('14.10.2026 15:00:00')).toBe('02.12.2026 15:00:00')
    expect(shift('{"paidAt":1791979200000}')).toBe('{"paidAt":1796212800000}')
  })

  test('are no ids, sums and telephones', () => {
    const text =
      '{"phone":"79000005001","sum":123456,"uuid":"2026e0d1-4a31-4a0e-9c1f-1796212800ab","gtin":"04601234567893"}'
    expect(shift(text)).toBe(text)
  })
})
