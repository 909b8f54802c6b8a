import { dayIn, type IsoDate, minuteOfDayIn, momentIn, plusDays } from '../clock/clock.ts'

/** How long a seller takes no new orders: an hour, till its midnight, till somebody switches sales on again. */
export const PAUSE_LENGTHS = ['hour', 'tomorrow', 'open'] as const
export type PauseLength = (typeof PAUSE_LENGTHS)[number]

/** Reasons of a closed season, shown to customers. */
export const PAUSE_REASONS = ['harvestIsOver', 'winter', 'animalsRest', 'vacation', 'repair'] as const
export type PauseReason = (typeof PAUSE_REASONS)[number]

/** A pause of sales: no new orders are taken. */
export interface Pause {
  /** Null = until somebody resumes sales. */
  readonly until: Date | null
  /** Null or absent = no reason is shown. */
  readonly reason?: PauseReason | null
}

/** A seller's request to pause or resume sales. */
export interface AskedPause {
  /** Null = sales resume. */
  readonly length: PauseLength | null
  /** The day on which sales begin again; takes precedence over `length`. */
  readonly till?: IsoDate | null
  /** Reason of a season that is closed till a day. */
  readonly reason?: PauseReason | null
  readonly now: Date
}

const HOUR_MS = 3_600_000

/** A pause that begins now, by the seller's clock. */
export function pauseOf(length: PauseLength, now: Date, timeZone: string): Pause {
  if (length === 'hour') return { until: new Date(now.getTime() + HOUR_MS) }
  return { until: length === 'tomorrow' ? momentIn(timeZone, plusDays(dayIn(timeZone, now), 1), 0) : null }
}

/** Most days that a season may be closed for: till the same day of the next year. */
export const PAUSE_DAYS_AHEAD = 366

/** A pause till the beginning of a day in the seller's time zone. */
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

/** Does it last? Nothing has to end it. */
export const lastsPause = (pause: Pause | null | undefined, now: Date): pause is Pause =>
  pause != null && (pause.until === null || now < pause.until)

/** When a pause ends by the seller's clock: on a day, at an hour of it unless the day begins with it. */
export interface PauseEnd {
  readonly date: IsoDate
  /** `HH:MM`; null = with the day. */
  readonly time: string | null
}

/** Null = nobody knows. */
export function pauseEnd({ until }: Pause, timeZone: string): PauseEnd | null {
  if (!until) return null
  const minute = minuteOfDayIn(timeZone, until)
  const parts = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0'))
  return { date: dayIn(timeZone, until), time: minute === 0 ? null : parts.join(':') }
}
