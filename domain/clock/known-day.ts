/** First accepted day; days outside the range are typing errors, and PostgreSQL has no year 0. */
const FIRST_DAY = '1900-01-01'
const LAST_DAY = '2100-12-31'

/** Returns true for a calendar day `YYYY-MM-DD` from 1900 to 2100. */
export function isKnownDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < FIRST_DAY || text > LAST_DAY) return false
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}

/** Returns true when the UTC day of a moment is in the same range. */
export const isKnownMoment = (moment: Date): boolean =>
  !Number.isNaN(moment.getTime()) && isKnownDay(moment.toISOString().slice(0, 10))
