const HOUR_MS = 3_600_000

/**
 * Expiry of a page rendered now, ms since the epoch. A page expires with its hour, because days start on the hour
 * everywhere in the country, like most cut-offs, and «tomorrow» must not be shown after midnight.
 */
export const endOfHour = (now: Date): number => (Math.floor(now.getTime() / HOUR_MS) + 1) * HOUR_MS
