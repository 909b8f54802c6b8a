/** A source of the current time, injected so that rules and tests never read the machine's clock. */
export type Clock = () => Date

/** A calendar day without a time, `YYYY-MM-DD`. */
export type IsoDate = string & { readonly __isoDate?: true }

/** Time zone of the shop itself. An order uses the time zone of its seller. */
export const SHOP_TIME_ZONE = 'Europe/Moscow'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Local date and time in a time zone. */
interface WallClock {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
}

/**
 * Reads the named parts and not the formatted text, whose order and separators depend on the engine (WebKit writes
 * 11/22/2026 where Chromium writes 2026-11-22).
 */
function wallClockIn(timeZone: string, moment: Date): WallClock {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    formats.set(timeZone, format)
  }
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  for (const { type, value } of format.formatToParts(moment)) parts[type] = Number(value)
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0 } = parts
  return { year, month, day, hour, minute }
}

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** Time zone offsets have been whole quarters of an hour since the 1920s, so a day begins and ends with a quarter. */
const QUARTER_MS = 15 * 60_000
/** The last computed day by time zone, because lists request today's date for each row and formatting is slow. */
const lastDays = new Map<string, { quarter: number; day: IsoDate }>()

/** The calendar day at `moment` in an IANA time zone. */
export function dayIn(timeZone: string, moment: Date): IsoDate {
  const quarter = Math.floor(moment.getTime() / QUARTER_MS)
  const last = lastDays.get(timeZone)
  if (last?.quarter === quarter) return last.day
  const wall = wallClockIn(timeZone, moment)
  const day = `${String(wall.year).padStart(4, '0')}-${twoDigits(wall.month)}-${twoDigits(wall.day)}`
  rememberDay(timeZone, moment, day)
  return day
}

/** Caches a known day of a zone, because the first formatter of a zone takes 60 ms on a phone. */
export function rememberDay(timeZone: string, moment: Date, day: IsoDate): void {
  lastDays.set(timeZone, { quarter: Math.floor(moment.getTime() / QUARTER_MS), day })
}

/** Minutes since local midnight at `moment` in an IANA time zone, 0…1439. */
export function minuteOfDayIn(timeZone: string, moment: Date): number {
  const { hour, minute } = wallClockIn(timeZone, moment)
  return hour * 60 + minute
}

/** Moment `minute` minutes after local midnight of the day; `minute` may exceed a day. */
export function momentIn(timeZone: string, day: IsoDate, minute: number): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`) + minute * 60_000
  let at = wanted
  // the second pass corrects a guess on the other side of an offset change
  for (let guess = 0; guess < 2; guess += 1) {
    const { year, month, day: date, hour, minute: past } = wallClockIn(timeZone, new Date(at))
    at += wanted - Date.UTC(year, month - 1, date, hour, past)
  }
  return new Date(at)
}

/** Adds a number of days, which may be negative. */
export function plusDays(day: IsoDate, days: number): IsoDate {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** Weekday of a date: 1 = Monday … 7 = Sunday. */
export function weekdayOf(day: IsoDate): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}
