import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openUntil } from './open-until.ts'
import { type DeliverySchedule, promiseDelivery } from './promise.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21) + minute * 60_000)

it('returns the first closed minute', () => {
  const minute = fc.integer({ min: 0, max: 3_000 })
  fc.assert(
    fc.property(minute, minute, minute, (from, length, closes) => {
      const to = from + length
      const end = openUntil(at(from), at(to), (moment) => moment < at(closes))
      expect(end).toEqual(closes > from && closes <= to ? at(closes) : at(to))
    }),
  )
})

it('returns the cutoff of a day in the promise engine', () => {
  const schedule: DeliverySchedule = {
    timeZone: 'Europe/Moscow',
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    cutoffMinute: 18 * 60,
    processingDays: 1,
    durationDays: 0,
    windowFromHour: 10,
    windowToHour: 18,
    horizonDays: 14,
  }
  const until = (date: string) =>
    openUntil(new Date('2026-11-21T08:00:30Z'), new Date('2026-11-22T08:00:30Z'), (now) => {
      const promise = promiseDelivery({ schedule, now })
      return promise.kind === 'dates' && promise.dates.some((day) => day.date === date)
    }).toISOString()
  // tomorrow's orders close today at six in Moscow; the day after still has a whole day
  expect(until('2026-11-22')).toBe('2026-11-21T15:00:00.000Z')
  expect(until('2026-11-23')).toBe('2026-11-22T08:00:30.000Z')
})
