import { dayIn, type IsoDate, plusDays, weekdayOf } from '@okolitsa/domain/clock/clock.ts'
import type { DeskDate } from './use-tour-desk.ts'

/** A day of a calendar with the dates that begin on it; null = it is of another month. */
export type CalendarCell = { readonly day: IsoDate; readonly dates: readonly DeskDate[] } | null

type Dated = Pick<DeskDate, 'startsAt' | 'timeZone'>

/** The day a date begins, by the clock of its tour. */
export const dayOfDate = ({ startsAt, timeZone }: Dated): IsoDate => dayIn(timeZone, new Date(startsAt))
/** First days of the months in which dates begin, the earliest first. */
export const monthsOf = (dates: readonly Dated[]): IsoDate[] =>
  [...new Set(dates.map((date) => `${dayOfDate(date).slice(0, 7)}-01`))].sort()

/** A month in weeks from Monday to Sunday. @param month its first day */
export function weeksOf(month: IsoDate, dates: readonly DeskDate[]): CalendarCell[][] {
  const ofDay = Map.groupBy(dates, dayOfDate)
  const cells: CalendarCell[] = Array.from({ length: weekdayOf(month) - 1 }, () => null)
  for (let day = month; day.slice(0, 7) === month.slice(0, 7); day = plusDays(day, 1))
    cells.push({ day, dates: ofDay.get(day) ?? [] })
  while (cells.length % 7 !== 0) cells.push(null)
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}
