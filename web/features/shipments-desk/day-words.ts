import { type DayReference, formatDate, formatWeekday } from '@okolitsa/strings/ru/format.ts'

/** A weekday and a date: a day of the seller's place, whose today is not the reader's. */
export const dayWords = (day: string, reference: DayReference): string =>
  `${formatWeekday(day)}, ${formatDate(day, reference)}`
