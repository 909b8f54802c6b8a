import { dayIn, momentIn, plusDays } from '../clock/clock.ts'

/** How long a seller takes no new orders: an hour, till its midnight, till somebody switches sales on again. */
export const PAUSE_LENGTHS = ['hour', 'tomorrow', 'open'] as const
export type PauseLength = (typeof PAUSE_LENGTHS)[number]

/** No new orders are taken; null = until somebody switches sales on again. */
export interface Pause {
  readonly until: Date | null
}

const HOUR_MS = 3_600_000

/** A pause that begins now, by the seller's clock. */
export function pauseOf(length: PauseLength, now: Date, timeZone: string): Pause {
  if (length === 'hour') return { until: new Date(now.getTime() + HOUR_MS) }
  return { until: length === 'tomorrow' ? momentIn(timeZone, plusDays(dayIn(timeZone, now), 1), 0) : null }
}

/** Does it last? Nothing has to end it. */
export const lastsPause = (pause: Pause | null | undefined, now: Date): pause is Pause =>
  pause != null && (pause.until === null || now < pause.until)
