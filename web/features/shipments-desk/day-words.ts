import { type DayReference, formatDate, formatWeekday } from '@okolitsa/strings/ru/format.ts'

/** Weekday and date of a day in the seller's time zone. */
export const dayWords = (day: string, reference: DayReference): string =>
  `${formatWeekday(day)}, ${formatDate(day, reference)}`
