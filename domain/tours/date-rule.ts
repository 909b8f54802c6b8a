import { dayIn, type IsoDate, momentIn, plusDays, weekdayOf } from '../clock/clock.ts'
import { type FieldMistakes, mistakesOf, whole } from '../validation/field-rules.ts'

export const MAX_DATES_AT_ONCE = 200
/** Maximum days until a date. */
const FARTHEST_DAYS = 730
const MINUTES_OF_DAY = 24 * 60

/** Rule of repeated dates: «On Saturdays and Sundays at 10:00 until 31 May». */
export interface DateRule {
  /** Days in the tour's time zone, both included. */
  readonly from: IsoDate
  readonly to: IsoDate
  /** Weekdays, 1 = Monday … 7 = Sunday. */
  readonly weekdays: readonly number[]
  /** Start as minutes after midnight in the tour's time zone, 0…1439. */
  readonly minute: number
}

export function daysOfRule({ from, to, weekdays }: Omit<DateRule, 'minute'>, most = MAX_DATES_AT_ONCE): IsoDate[] {
  const days: IsoDate[] = []
  for (let day = from; day <= to && days.length < most; day = plusDays(day, 1)) {
    if (weekdays.includes(weekdayOf(day))) days.push(day)
  }
  return days
}

/** Future moments of a rule in order, without duplicates. */
export const momentsOfRule = (rule: DateRule, timeZone: string, now: Date): Date[] =>
  daysOfRule(rule, MAX_DATES_AT_ONCE + 1)
    .map((day) => momentIn(timeZone, day, rule.minute))
    .filter((moment) => moment > now)

/** Errors of a date rule of a tour in this zone; a rule without dates, or with too many, is an error. */
export function ruleMistakes(rule: DateRule, timeZone: string, now: Date): FieldMistakes {
  const today = dayIn(timeZone, now)
  const farthest = plusDays(today, FARTHEST_DAYS)
  const mistakes: FieldMistakes = {
    ...mistakesOf({ minute: whole(0, MINUTES_OF_DAY - 1) }, rule),
    ...(rule.weekdays.length === 0 && { weekdays: 'required' as const }),
    ...(rule.weekdays.some((day) => !Number.isInteger(day) || day < 1 || day > 7) && {
      weekdays: 'wrongValue' as const,
    }),
    ...(rule.from < today && { from: 'wrongValue' as const }),
    ...(rule.to < rule.from && { to: 'wrongValue' as const }),
    ...(rule.from > farthest && { from: 'tooBig' as const }),
    ...(rule.to > farthest && { to: 'tooBig' as const }),
  }
  if (Object.keys(mistakes).length > 0) return mistakes
  const moments = momentsOfRule(rule, timeZone, now)
  if (moments.length === 0) return { to: 'wrongValue' }
  return moments.length > MAX_DATES_AT_ONCE ? { to: 'tooBig' } : {}
}
