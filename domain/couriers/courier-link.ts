import { type IsoDate, momentIn, plusDays } from '../clock/clock.ts'

export const MISSED_REASONS = ['noAnswer', 'notHome', 'refused', 'wrongAddress'] as const
export type MissedReason = (typeof MISSED_REASONS)[number]

export const LINK_DAYS_AHEAD = 30

/**
 * Expiry of a link: the end of the next day in the seller's time zone, so that a courier who returns late can still
 * report.
 */
export const linkEndOf = (day: IsoDate, timeZone: string): Date => momentIn(timeZone, plusDays(day, 2), 0)

/** Returns true when a link may be made for that day. @param today in the seller's time zone */
export const isLinkDay = (day: IsoDate, today: IsoDate): boolean =>
  day >= today && day <= plusDays(today, LINK_DAYS_AHEAD)
