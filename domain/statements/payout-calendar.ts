import { type IsoDate, plusDays, weekdayOf } from '../clock/clock.ts'
import type { FieldMistakes } from '../validation/field-rules.ts'

/** When and from which sum sellers are paid. */
export interface PayoutTerms {
  /** Days of the month, in order; of a shorter month the last day. Unused with a weekday. */
  readonly monthDays: readonly number[]
  /** Weekly payouts: 1 = Monday … 7 = Sunday; null = by days of the month. */
  readonly weekday: number | null
  /** Minimum of a payout, whole roubles; a smaller sum waits for the next day. */
  readonly minimum: number
  /** Days between the end of the time for claims and the first payout with the order. */
  readonly holdDays: number
}

export const MAX_PAYOUT_DAYS = 10
export const MAX_PAYOUT_MINIMUM = 100_000
export const MAX_HOLD_DAYS = 30

/** Twice a month, from 500 roubles, without a hold. */
export const DEFAULT_PAYOUTS: PayoutTerms = { monthDays: [10, 25], weekday: null, minimum: 500, holdDays: 0 }

const lastDayOf = (day: IsoDate): number => {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** True = sellers are paid on the day. */
export function isPayoutDay({ monthDays, weekday }: PayoutTerms, day: IsoDate): boolean {
  if (weekday !== null) return weekdayOf(day) === weekday
  return monthDays.some((of) => Math.min(of, lastDayOf(day)) === Number(day.slice(8)))
}

/** Maximum of the reason of an extra run, characters. */
export const MAX_EXTRA_REASON = 500

/** Mistakes of a draft on a day: a run on a day that is no payout day needs a reason. @param reason trimmed; '' = none */
export const extraRunMistakes = (terms: PayoutTerms, day: IsoDate, reason: string): FieldMistakes =>
  isPayoutDay(terms, day) || reason !== '' ? {} : { reason: 'required' }

/** The first payout day that is not before the given one. */
export function nextPayoutDay(terms: PayoutTerms, from: IsoDate): IsoDate {
  let day = from
  // a month has a payout day, so the search ends within two
  for (let tries = 0; tries < 62 && !isPayoutDay(terms, day); tries += 1) day = plusDays(day, 1)
  return day
}
