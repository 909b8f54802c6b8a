import { dayIn, type IsoDate, minuteOfDayIn, momentIn, plusDays, weekdayOf } from '../clock/clock.ts'
import { minuteOf } from '../delivery/promise.ts'
import { type OpeningHours, type OpenSpan, spansOn } from './opening-hours.ts'

const DAY_MINUTES = 24 * 60

/** Minutes since midnight of the day on which the span begins. */
const minutesOf = ({ from, to }: OpenSpan) => {
  const [begins, ends] = [minuteOf(from), minuteOf(to)]
  return { begins, ends: ends > begins ? ends : ends + DAY_MINUTES }
}

/**
 * When the shift of a day is over, minutes since its midnight. The usual hours count beside those of an exception, so
 * that a shift closed early, at night, can be opened again.
 */
function shiftEnd(hours: OpeningHours, day: IsoDate): number {
  const usual = hours.week.filter(({ weekdays }) => weekdays.includes(weekdayOf(day)))
  return Math.max(DAY_MINUTES, ...[...spansOn(hours, day), ...usual].map((span) => minutesOf(span).ends))
}

/**
 * The day a kitchen calls «today»: the one on which the running shift began, which after midnight is yesterday, else the
 * day of the calendar. Its hours are `spansOn` that day.
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

/** When a kitchen's «today» is over: at midnight, or later, when its shift ends. */
export function workingDayEnd(hours: OpeningHours, now: Date): Date {
  const day = workingDayOf(hours, now)
  return momentIn(hours.timeZone, day, shiftEnd(hours, day))
}
