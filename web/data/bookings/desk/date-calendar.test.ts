import { expect, it } from 'vitest'
import { dayOfDate, monthsOf, weeksOf } from './date-calendar.ts'
import type { DeskDate } from './use-tour-desk.ts'

const date = (id: number, startsAt: string, timeZone = 'Europe/Moscow') => ({ id, startsAt, timeZone }) as DeskDate

it("puts a date on its day in the tour's time zone", () => {
  expect(dayOfDate(date(1, '2026-12-31T22:00:00Z'))).toBe('2027-01-01')
  expect(dayOfDate(date(1, '2026-12-31T20:00:00Z', 'Europe/Kaliningrad'))).toBe('2026-12-31')
})

it('lists the months in which dates start', () => {
  const dates = [date(1, '2027-02-01T09:00:00Z'), date(2, '2026-12-05T09:00:00Z'), date(3, '2026-12-06T09:00:00Z')]
  expect(monthsOf(dates)).toEqual(['2026-12-01', '2027-02-01'])
  expect(monthsOf([])).toEqual([])
})

it("fills whole weeks from Monday with the month's days and dates", () => {
  const weeks = weeksOf('2026-12-01', [date(1, '2026-12-05T09:00:00Z'), date(2, '2026-12-05T15:00:00Z')])
  expect(weeks.every((week) => week.length === 7)).toBe(true)
  expect(weeks[0]?.map((cell) => cell?.day ?? null)).toEqual([
    ...[null, '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06'],
  ])
  const days = weeks.flat().flatMap((cell) => cell ?? [])
  expect(days).toHaveLength(31)
  expect(days.filter(({ dates }) => dates.length > 0)).toMatchObject([
    { day: '2026-12-05', dates: [{ id: 1 }, { id: 2 }] },
  ])
})
