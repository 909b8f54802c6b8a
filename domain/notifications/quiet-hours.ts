import { minuteOfDayIn } from '../clock/clock.ts'

/** Quiet hours without SMS in the recipient's time zone, minutes of the day. */
export const QUIET_FROM_MINUTE = 22 * 60
export const QUIET_TO_MINUTE = 9 * 60
const DAY_MINUTES = 24 * 60
const MINUTE_MS = 60_000

/**
 * The first moment from `moment` on when an SMS may be sent: `moment` itself during the day, otherwise the next 9:00.
 * @param timeZone IANA; without daylight-saving time, so that minutes can be added
 */
export function firstCalmMoment(moment: Date, timeZone: string): Date {
  const minute = minuteOfDayIn(timeZone, moment)
  if (minute >= QUIET_TO_MINUTE && minute < QUIET_FROM_MINUTE) return moment
  const wait = (QUIET_TO_MINUTE - minute + DAY_MINUTES) % DAY_MINUTES
  return new Date(Math.floor(moment.getTime() / MINUTE_MS) * MINUTE_MS + wait * MINUTE_MS)
}

/** Seconds over which the delayed messages of one morning are spread. */
export const MORNING_SECONDS = 300

/**
 * The second of the morning at which a message is sent, so that thousands of messages due at nine are spread; it
 * depends on the id only. @param calm result of `firstCalmMoment`; a message allowed now is not delayed @param
 * messageId neighbouring ids are neighbours in time @param latest upper bound, at least `calm`; null = none
 */
export function morningMoment(calm: Date, now: Date, messageId: number, latest: Date | null = null): Date {
  if (calm <= now) return calm
  const own = calm.getTime() + (messageId % MORNING_SECONDS) * 1_000
  return new Date(latest ? Math.max(calm.getTime(), Math.min(own, latest.getTime())) : own)
}
