import { dayIn, type IsoDate, plusDays, weekdayOf } from '@okolitsa/domain/clock/clock.ts'
import type { DeskDate } from './use-tour-desk.ts'

/** A cell of a month calendar: a day and the tour dates that begin on it. Null = the cell belongs to another month. */
export type CalendarCell = { readonly day: IsoDate; readonly dates: readonly DeskDate[] } | null

type Dated = Pick<DeskDate, 'startsAt' | 'timeZone'>

/** The day on which a tour date begins, in the time zone of the tour. */
export const dayOfDate = ({ startsAt, timeZone }: Dated): IsoDate => dayIn(timeZone, new Date(startsAt))
/** First days of the months that contain tour dates, in ascending order. */
export const monthsOf = (dates: readonly Dated[]): IsoDate[] =>
  [...new Set(dates.map((date) => `${dayOfDate(date).slice(0, 7)}-01`))].sort()

/** Weeks of a month, from Monday to Sunday. @param month the first day of the month */
export function weeksOf(month: IsoDate, dates: readonly DeskDate[]): CalendarCell[][] {
  const ofDay = Map.groupBy(dates, dayOfDate)
  const cells: CalendarCell[] = Array.from({ length: weekdayOf(month) - 1 }, () => null)
  for (let day = month; day.slice(0, 7) === month.slice(0, 7); day = plusDays(day, 1))
    cells.push({ day, dates: ofDay.get(day) ?? [] })
  while (cells.length % 7 !== 0) cells.push(null)
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}
