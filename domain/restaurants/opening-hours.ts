import { dayIn, type IsoDate, minuteOfDayIn, momentIn, plusDays, weekdayOf } from '../clock/clock.ts'
import { minuteOf } from '../delivery/promise.ts'

const DAY_MINUTES = 24 * 60
/** An opening further ahead than this is none that anybody waits for. */
const MAX_DAYS_AHEAD = 62
/** What stays open this long has no closing time worth saying. */
const ALWAYS_OPEN_DAYS = 8

/** Times of a day, `HH:MM`. An end that is not after the beginning is on the next day; equal ones are a whole day. */
export interface OpenSpan {
  readonly from: string
  readonly to: string
}

/** What holds on some weekdays: 1 = Monday … 7. Two spans of a weekday are a break between them. */
export interface WeeklySpan extends OpenSpan {
  readonly weekdays: readonly number[]
}

/** Other hours on the days from the first to the last, both included; no span at all = closed. */
export interface OpeningException {
  readonly from: IsoDate
  readonly to: IsoDate
  readonly spans: readonly OpenSpan[]
  /** Why, in words for guests; may be empty. */
  readonly note: string
}

/** When something is open, by the clock on its own wall. */
export interface OpeningHours {
  /** IANA. */
  readonly timeZone: string
  readonly week: readonly WeeklySpan[]
  /** No two of one day. */
  readonly exceptions: readonly OpeningException[]
}

/** `until` null = it does not close within days; `opensAt` null = not within two months. */
export type OpeningState =
  | { readonly isOpen: true; readonly until: Date | null }
  | { readonly isOpen: false; readonly opensAt: Date | null }

export interface OpenInterval {
  readonly from: Date
  /** The first moment at which it is closed. */
  readonly to: Date
}

/** Minutes since midnight of the first day that is looked at; `to` is closed already. */
interface MinuteSpan {
  readonly from: number
  readonly to: number
}

/** The exception that holds on a day; null = the week's hours do. */
export const exceptionOn = ({ exceptions }: Pick<OpeningHours, 'exceptions'>, day: IsoDate): OpeningException | null =>
  exceptions.find(({ from, to }) => from <= day && day <= to) ?? null

/**
 * Exceptions with other hours on one day: no span at all = closed then, null = as the week says. One of several days that
 * has this one within stays as it is on the others.
 */
export function withDayHours(
  exceptions: readonly OpeningException[],
  day: IsoDate,
  spans: readonly OpenSpan[] | null,
): OpeningException[] {
  const others = exceptions.flatMap((one) => {
    if (one.to < day || day < one.from) return one
    return [
      ...(one.from < day ? [{ ...one, to: plusDays(day, -1) }] : []),
      ...(day < one.to ? [{ ...one, from: plusDays(day, 1) }] : []),
    ]
  })
  const added = spans ? [{ from: day, to: day, spans, note: '' }] : []
  return [...others, ...added].sort((a, b) => (a.from < b.from ? -1 : 1))
}

/** The hours that begin on a day, in their order. */
export function spansOn(hours: OpeningHours, day: IsoDate): readonly OpenSpan[] {
  const spans = exceptionOn(hours, day)?.spans ?? hours.week.filter(({ weekdays }) => weekdays.includes(weekdayOf(day)))
  return spans.map(({ from, to }) => ({ from, to })).sort((a, b) => (a.from < b.from ? -1 : 1))
}

/** Is it open at the moment, till when; if not, when does it open? */
export function openingState(hours: OpeningHours, now: Date): OpeningState {
  const today = dayIn(hours.timeZone, now)
  const minute = minuteOfDayIn(hours.timeZone, now)
  const at = (minutes: number) => momentIn(hours.timeZone, today, minutes)
  const soon = mergedSpans(hours, today, ALWAYS_OPEN_DAYS)
  const current = soon.find(({ from, to }) => from <= minute && minute < to)
  if (current) {
    return { isOpen: true, until: current.to >= ALWAYS_OPEN_DAYS * DAY_MINUTES ? null : at(current.to) }
  }
  const isNext = ({ from }: MinuteSpan) => from > minute
  const next = soon.find(isNext) ?? mergedSpans(hours, today, MAX_DAYS_AHEAD).find(isNext)
  return { isOpen: false, opensAt: next ? at(next.from) : null }
}

/** The times it is open that end after the moment, of the given number of days from that of the moment on. */
export function openIntervals(hours: OpeningHours, from: Date, days: number): readonly OpenInterval[] {
  const today = dayIn(hours.timeZone, from)
  const at = (minutes: number) => momentIn(hours.timeZone, today, minutes)
  return mergedSpans(hours, today, days)
    .map((span) => ({ from: at(span.from), to: at(span.to) }))
    .filter(({ to }) => to > from)
}

/** Spans from yesterday's on, since those may last into today, until the day `days` ahead; touching ones are one. */
function mergedSpans(hours: OpeningHours, today: IsoDate, days: number): MinuteSpan[] {
  const spans: MinuteSpan[] = []
  for (let ahead = -1; ahead <= days; ahead += 1) {
    for (const span of spansOn(hours, plusDays(today, ahead))) {
      const from = ahead * DAY_MINUTES + minuteOf(span.from)
      const to = ahead * DAY_MINUTES + minuteOf(span.to)
      spans.push({ from, to: to > from ? to : to + DAY_MINUTES })
    }
  }
  const merged: MinuteSpan[] = []
  for (const span of spans.sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1)
    if (last && span.from <= last.to) merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, span.to) }
    else merged.push(span)
  }
  return merged
}
