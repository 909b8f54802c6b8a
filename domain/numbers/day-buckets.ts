import type { IsoDate } from '../clock/clock.ts'

/** Totals of one day, roubles. */
export interface DayNumbers {
  readonly date: IsoDate
  readonly orders: number
  readonly sum: number
  readonly sumBefore: number
}
/** A group of days; `from` equals `to` in a group of one day. */
export interface DayBucket extends Omit<DayNumbers, 'date'> {
  readonly from: IsoDate
  readonly to: IsoDate
}

/** Maximum number of days shown as separate columns. */
const MAX_DAYS_APART = 92
const WEEK = 7

/** Groups by day for short periods, otherwise by week from the first day. */
export function bucketsOf(days: readonly DayNumbers[]): DayBucket[] {
  const size = days.length > MAX_DAYS_APART ? WEEK : 1
  const buckets: DayBucket[] = []
  for (let start = 0; start < days.length; start += size) {
    const part = days.slice(start, start + size)
    const [first] = part
    const last = part.at(-1)
    if (!first || !last) continue
    buckets.push({
      from: first.date,
      to: last.date,
      orders: part.reduce((all, { orders }) => all + orders, 0),
      sum: roublesOf(part, 'sum'),
      sumBefore: roublesOf(part, 'sumBefore'),
    })
  }
  return buckets
}

/** Sum of a field, added in kopecks because fractions of roubles do not add up exactly. */
const roublesOf = (days: readonly DayNumbers[], key: 'sum' | 'sumBefore'): number =>
  days.reduce((all, day) => all + Math.round(day[key] * 100), 0) / 100
