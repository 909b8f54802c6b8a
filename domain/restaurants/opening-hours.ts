import { dayIn, type IsoDate, minuteOfDayIn, momentIn, plusDays, weekdayOf } from '../clock/clock.ts'
import { minuteOf } from '../delivery/promise.ts'

const DAY_MINUTES = 24 * 60
/** Maximum days ahead in which openings are searched. */
const MAX_DAYS_AHEAD = 62
/** Days of uninterrupted opening from which a restaurant is treated as always open. */
const ALWAYS_OPEN_DAYS = 8

/** Times of a day, `HH:MM`. An end not after the beginning is on the next day; equal times are a whole day. */
export interface OpenSpan {
  readonly from: string
  readonly to: string
}

/** Hours of some weekdays: 1 = Monday … 7. Two spans of a weekday have a break between them. */
export interface WeeklySpan extends OpenSpan {
  readonly weekdays: readonly number[]
}

/** Different hours from the first to the last day, both included; without a span the restaurant is closed. */
export interface OpeningException {
  readonly from: IsoDate
  readonly to: IsoDate
  readonly spans: readonly OpenSpan[]
  /** Reason shown to guests; may be empty. */
  readonly note: string
}

/** Opening hours in local time. */
export interface OpeningHours {
  /** IANA time zone. */
  readonly timeZone: string
  readonly week: readonly WeeklySpan[]
  /** Exceptions, at most one for each day. */
  readonly exceptions: readonly OpeningException[]
}

/** State of opening hours. `until` null = no closing within days; `opensAt` null = no opening within two months. */
export type OpeningState =
  | { readonly isOpen: true; readonly until: Date | null }
  | { readonly isOpen: false; readonly opensAt: Date | null }

export interface OpenInterval {
  readonly from: Date
  /** The first closed moment. */
  readonly to: Date
}

/** Minutes since midnight of the first day considered; `to` is exclusive. */
interface MinuteSpan {
  readonly from: number
  readonly to: number
}

/** The exception of a day; null = the usual hours apply. */
export const exceptionOn = ({ exceptions }: Pick<OpeningHours, 'exceptions'>, day: IsoDate): OpeningException | null =>
  exceptions.find(({ from, to }) => from <= day && day <= to) ?? null

/**
 * Sets the hours of one day: without a span = closed, null = usual hours. A longer exception is split around the day.
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

/** Hours that begin on a day, in order. */
export function spansOn(hours: OpeningHours, day: IsoDate): readonly OpenSpan[] {
  const spans = exceptionOn(hours, day)?.spans ?? hours.week.filter(({ weekdays }) => weekdays.includes(weekdayOf(day)))
  return spans.map(({ from, to }) => ({ from, to })).sort((a, b) => (a.from < b.from ? -1 : 1))
}

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

/** Open intervals that end after `from`, over the given number of days. */
export function openIntervals(hours: OpeningHours, from: Date, days: number): readonly OpenInterval[] {
  const today = dayIn(hours.timeZone, from)
  const at = (minutes: number) => momentIn(hours.timeZone, today, minutes)
  return mergedSpans(hours, today, days)
    .map((span) => ({ from: at(span.from), to: at(span.to) }))
    .filter(({ to }) => to > from)
}

/** Spans from yesterday, since they may extend into today, until `days` ahead; adjacent ones are joined. */
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
