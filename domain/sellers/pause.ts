import { dayIn, type IsoDate, minuteOfDayIn, momentIn, plusDays } from '../clock/clock.ts'

/** Lengths of a pause of new orders: an hour, until the seller's midnight, until resumed. */
export const PAUSE_LENGTHS = ['hour', 'tomorrow', 'open'] as const
export type PauseLength = (typeof PAUSE_LENGTHS)[number]

/** Reasons of a closed season, shown to customers. */
export const PAUSE_REASONS = ['harvestIsOver', 'winter', 'animalsRest', 'vacation', 'repair'] as const
export type PauseReason = (typeof PAUSE_REASONS)[number]

/** Reasons that customers see: those of the seller, and that the whole market takes no orders. */
export const SHOWN_PAUSE_REASONS = [...PAUSE_REASONS, 'marketClosed'] as const
export type ShownPauseReason = (typeof SHOWN_PAUSE_REASONS)[number]

/** A pause of sales, in which no new orders are accepted. */
export interface Pause {
  /** End of the pause; null = until the seller resumes sales. */
  readonly until: Date | null
  /** Reason shown to customers; null or absent = none. */
  readonly reason?: ShownPauseReason | null
}

/** A seller's request to pause or resume sales. */
export interface AskedPause {
  /** Length of the pause; null = sales resume. */
  readonly length: PauseLength | null
  /** The day on which sales begin again; takes precedence over `length`. */
  readonly till?: IsoDate | null
  /** Reason of a season that is closed until a day. */
  readonly reason?: PauseReason | null
  readonly now: Date
}

const HOUR_MS = 3_600_000

export function pauseOf(length: PauseLength, now: Date, timeZone: string): Pause {
  if (length === 'hour') return { until: new Date(now.getTime() + HOUR_MS) }
  return { until: length === 'tomorrow' ? momentIn(timeZone, plusDays(dayIn(timeZone, now), 1), 0) : null }
}

/** Maximum days that a season may be closed: until the same day of the next year. */
export const PAUSE_DAYS_AHEAD = 366

/** A pause until the beginning of a day in the seller's time zone. */
export const pauseTill = (day: IsoDate, timeZone: string, reason: PauseReason | null = null): Pause => ({
  until: momentIn(timeZone, day, 0),
  reason,
})

/** Error of the day on which sales begin again; null = the day is valid. */
export function pauseDayMistake(day: IsoDate, now: Date, timeZone: string): 'tooSmall' | 'tooBig' | null {
  const today = dayIn(timeZone, now)
  if (day <= today) return 'tooSmall'
  return day > plusDays(today, PAUSE_DAYS_AHEAD) ? 'tooBig' : null
}

/** True = the pause is in effect; it ends automatically. */
export const lastsPause = (pause: Pause | null | undefined, now: Date): pause is Pause =>
  pause != null && (pause.until === null || now < pause.until)

/** End of a pause in local time. */
export interface PauseEnd {
  readonly date: IsoDate
  /** Time of the end, `HH:MM`; null = at the beginning of the day. */
  readonly time: string | null
}

/** End of a pause in local time; null = unknown. */
export function pauseEnd({ until }: Pause, timeZone: string): PauseEnd | null {
  if (!until) return null
  const minute = minuteOfDayIn(timeZone, until)
  const parts = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0'))
  return { date: dayIn(timeZone, until), time: minute === 0 ? null : parts.join(':') }
}
