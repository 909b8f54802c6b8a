import { type IsoDate, minuteOfDayIn, momentIn, plusDays, SHOP_TIME_ZONE, weekdayOf } from '../clock/clock.ts'
import { daysOfPeriod, everyDayOf } from '../numbers/numbers-period.ts'
import type { TimeCut } from './reports.ts'

/** Weeks of a report without own days: the present one and those before it. */
const WEEKS_SHOWN = 8

export interface ReportPeriod {
  readonly from: IsoDate
  readonly to: IsoDate
}

/** The first day of the day, week (Monday) or month. */
export function startOf(cut: TimeCut, day: IsoDate): IsoDate {
  if (cut === 'day') return day
  return cut === 'week' ? plusDays(day, 1 - weekdayOf(day)) : `${day.slice(0, 7)}-01`
}
/** The last day of the day, week or month that begins on a day. */
export function endOf(cut: TimeCut, start: IsoDate): IsoDate {
  if (cut === 'day') return start
  return cut === 'week' ? plusDays(start, 6) : plusDays(startOf('month', plusDays(start, 31)), -1)
}

export const defaultPeriod = (today: IsoDate): ReportPeriod => ({
  from: plusDays(startOf('week', today), -7 * (WEEKS_SHOWN - 1)),
  to: today,
})

/** The first days of the days, weeks or months of a period, the latest first. */
export const startsOf = (cut: TimeCut, { from, to }: ReportPeriod): IsoDate[] =>
  [...new Set(everyDayOf(from, to).map((day) => startOf(cut, day)))].reverse()

/** The first day of the month that is some months later; negative = earlier. */
export function plusMonths(month: IsoDate, months: number): IsoDate {
  const date = new Date(`${month.slice(0, 7)}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 10)
}

/**
 * The period before, as long as the present one. Whole weeks are stepped over, so that weekdays are compared with the
 * same weekdays; whole months are compared with as many months.
 */
export function periodBefore({ from, to }: ReportPeriod): ReportPeriod {
  const days = daysOfPeriod(from, to)
  const isOfMonths = from.endsWith('-01') && plusDays(to, 1).endsWith('-01')
  if (isOfMonths) {
    const months = new Set(everyDayOf(from, to).map((day) => day.slice(0, 7))).size
    return { from: plusMonths(from, -months), to: plusDays(from, -1) }
  }
  const step = days > 7 ? Math.ceil(days / 7) * 7 : days
  return { from: plusDays(from, -step), to: plusDays(to, -step) }
}

/** Moments of both periods. While the last day goes on, the period before ends at the same hour of its last day. */
export function momentsOf(period: ReportPeriod, before: ReportPeriod, today: IsoDate, now: Date) {
  const start = (day: IsoDate, minute = 0) => momentIn(SHOP_TIME_ZONE, day, minute)
  const isGoingOn = period.from <= today && period.to >= today
  const cut = isGoingOn && period.to === today ? minuteOfDayIn(SHOP_TIME_ZONE, now) : null
  return {
    isGoingOn,
    starts: start(period.from),
    ends: start(plusDays(period.to, 1)),
    startsBefore: start(before.from),
    endsBefore: cut === null ? start(plusDays(before.to, 1)) : start(before.to, cut),
  }
}
