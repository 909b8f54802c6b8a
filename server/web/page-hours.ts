const HOUR_MS = 3_600_000

/**
 * Until when what a page says holds that is rendered now, ms since the epoch. No page outlives its hour: days begin with
 * one everywhere in the country, and so do most cut-offs, and «tomorrow» must not be read after midnight.
 */
export const endOfHour = (now: Date): number => (Math.floor(now.getTime() / HOUR_MS) + 1) * HOUR_MS
