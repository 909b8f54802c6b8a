import { dayIn, type IsoDate, minuteOfDayIn, momentIn, plusDays, weekdayOf } from '../clock/clock.ts'
import { minuteOf } from '../delivery/promise.ts'
import { type OpeningHours, type OpenSpan, spansOn } from './opening-hours.ts'

const DAY_MINUTES = 24 * 60

/** Span in minutes since midnight of the day on which it begins. */
const minutesOf = ({ from, to }: OpenSpan) => {
  const [begins, ends] = [minuteOf(from), minuteOf(to)]
  return { begins, ends: ends > begins ? ends : ends + DAY_MINUTES }
}

/**
 * End of a day's shift, minutes since its midnight. Usual hours are considered in addition to an exception, so that a
 * shift closed early at night can be reopened.
 */
function shiftEnd(hours: OpeningHours, day: IsoDate): number {
  const usual = hours.week.filter(({ weekdays }) => weekdays.includes(weekdayOf(day)))
  return Math.max(DAY_MINUTES, ...[...spansOn(hours, day), ...usual].map((span) => minutesOf(span).ends))
}

/**
 * The kitchen's current day: the day on which the running shift began (after midnight yesterday), otherwise the
 * calendar day. Its hours are `spansOn` that day.
 */
export function workingDayOf(hours: OpeningHours, now: Date): IsoDate {
  const today = dayIn(hours.timeZone, now)
  const minute = minuteOfDayIn(hours.timeZone, now)
  const hasBegun = spansOn(hours, today).some((span) => {
    const { begins, ends } = minutesOf(span)
    return begins <= minute && minute < ends
  })
  const yesterday = plusDays(today, -1)
  return !hasBegun && minute + DAY_MINUTES < shiftEnd(hours, yesterday) ? yesterday : today
}

/** End of the kitchen's current day: midnight, or the end of its shift. */
export function workingDayEnd(hours: OpeningHours, now: Date): Date {
  const day = workingDayOf(hours, now)
  return momentIn(hours.timeZone, day, shiftEnd(hours, day))
}
