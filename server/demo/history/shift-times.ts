import { type IsoDate, plusDays } from '@okolitsa/domain/clock/clock.ts'

const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS

/** A stop of the history and the distance from its moment to the same hour and weekday near the start. */
export interface Entry {
  readonly stop: number
  /** Whole days, a multiple of seven. */
  readonly shiftDays: number
}

/** The stop whose hour and weekday are the last ones before `now`. */
export function entryAt(stops: readonly string[], now: Date): Entry {
  const entries = stops.map((moment, stop) => {
    const distance = now.getTime() - Date.parse(moment)
    const weeks = Math.floor(distance / WEEK_MS)
    return { stop, shiftDays: weeks * 7, lag: distance - weeks * WEEK_MS }
  })
  const [first, ...others] = entries
  if (!first) throw new Error('a history without stops')
  const { stop, shiftDays } = others.reduce((best, each) => (each.lag < best.lag ? each : best), first)
  return { stop, shiftDays }
}

/** Dates as in JSON and SQL, dates of receipts, and milliseconds since the epoch. */
const TIME = /\b(20\d\d-\d\d-\d\d)|\b(\d\d)\.(\d\d)\.(20\d\d)\b|(?<![\d.])(1[789]\d{11})(?![\d.])/g

/** Returns a function that moves every date of a text by whole days; hours stay as they are. */
export function timeShifter(days: number): (text: string) => string {
  const known = new Map<string, string>()
  const moved = (day: string): string => {
    const seen = known.get(day)
    if (seen !== undefined) return seen
    const result = plusDays(day as IsoDate, days)
    known.set(day, result)
    return result
  }
  return (text) =>
    text.replace(TIME, (whole, iso?: string, day?: string, month?: string, year?: string, ms?: string) => {
      if (iso !== undefined) return moved(iso)
      if (ms !== undefined) return String(Number(ms) + days * DAY_MS)
      const [newYear, newMonth, newDay] = moved(`${year}-${month}-${day}`).split('-')
      return whole === '' ? whole : `${newDay}.${newMonth}.${newYear}`
    })
}
