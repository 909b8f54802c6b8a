import { minuteOfDayIn } from '../clock/clock.ts'

/** Nobody is woken by an SMS from 22:00 to 9:00 of their own time, minutes of the day. */
export const QUIET_FROM_MINUTE = 22 * 60
export const QUIET_TO_MINUTE = 9 * 60
const DAY_MINUTES = 24 * 60
const MINUTE_MS = 60_000

/**
 * The first moment at or after `moment` at which an SMS may go to somebody in this IANA time zone: `moment` itself by
 * day, else the coming 9:00. (Clocks are not shifted in the country, so minutes may simply be added.)
 */
export function firstCalmMoment(moment: Date, timeZone: string): Date {
  const minute = minuteOfDayIn(timeZone, moment)
  if (minute >= QUIET_TO_MINUTE && minute < QUIET_FROM_MINUTE) return moment
  const wait = (QUIET_TO_MINUTE - minute + DAY_MINUTES) % DAY_MINUTES
  return new Date(Math.floor(moment.getTime() / MINUTE_MS) * MINUTE_MS + wait * MINUTE_MS)
}

/** Messages that wait for one morning leave within so many seconds of its beginning. */
export const MORNING_SECONDS = 300

/**
 * Where in its morning a message leaves: thousands that are due at the stroke of nine are sent one after another, each
 * always at the same second.
 * @param calm what `firstCalmMoment` says; what may go at once is not put off
 * @param messageId neighbours in number are neighbours in time
 * @param latest it leaves no later than this, nor earlier than `calm`; null = no such moment
 */
export function morningMoment(calm: Date, now: Date, messageId: number, latest: Date | null = null): Date {
  if (calm <= now) return calm
  const own = calm.getTime() + (messageId % MORNING_SECONDS) * 1_000
  return new Date(latest ? Math.max(calm.getTime(), Math.min(own, latest.getTime())) : own)
}
