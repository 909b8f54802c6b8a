import { type IsoDate, momentIn, plusDays } from '../clock/clock.ts'

/** Why an order came back. */
export const MISSED_REASONS = ['noAnswer', 'notHome', 'refused', 'wrongAddress'] as const
export type MissedReason = (typeof MISSED_REASONS)[number]

/** Days ahead that a link may be made for. */
export const LINK_DAYS_AHEAD = 30

/** When a link for that day ends: with the next day of the seller, so that who comes home late can still say so. */
export const linkEndOf = (day: IsoDate, timeZone: string): Date => momentIn(timeZone, plusDays(day, 2), 0)

/** May a link be made for that day, seen from the seller's today? */
export const isLinkDay = (day: IsoDate, today: IsoDate): boolean =>
  day >= today && day <= plusDays(today, LINK_DAYS_AHEAD)
