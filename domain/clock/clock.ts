/** A source of «now», injected so that rules and tests never read the machine's clock. */
export type Clock = () => Date

/** A calendar day without a time, `YYYY-MM-DD`. */
export type IsoDate = string & { readonly __isoDate?: true }

const dayFormats = new Map<string, Intl.DateTimeFormat>()
const timeFormats = new Map<string, Intl.DateTimeFormat>()

function cached(map: Map<string, Intl.DateTimeFormat>, timeZone: string, options: Intl.DateTimeFormatOptions) {
  let format = map.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone, ...options })
    map.set(timeZone, format)
  }
  return format
}

/** Offsets of time zones are whole quarters of an hour (since the 1920s), so that a day begins and ends with one. */
const QUARTER_MS = 15 * 60_000
/** The last day told for each time zone: lists ask for today's at every row, and formatting is slow. */
const lastDays = new Map<string, { quarter: number; day: IsoDate }>()

/** The calendar day at `moment` in an IANA time zone. */
export function dayIn(timeZone: string, moment: Date): IsoDate {
  const quarter = Math.floor(moment.getTime() / QUARTER_MS)
  const last = lastDays.get(timeZone)
  if (last?.quarter === quarter) return last.day
  const format = cached(dayFormats, timeZone, { year: 'numeric', month: '2-digit', day: '2-digit' })
  const day = format.format(moment)
  lastDays.set(timeZone, { quarter, day })
  return day
}

/** Minutes since local midnight at `moment` in an IANA time zone, 0…1439. */
export function minuteOfDayIn(timeZone: string, moment: Date): number {
  const [hours = '0', minutes = '0'] = cached(timeFormats, timeZone, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
    .format(moment)
    .split(':')
  return Number(hours) * 60 + Number(minutes)
}

/** `day` moved by `days` (may be negative). */
export function plusDays(day: IsoDate, days: number): IsoDate {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** 1 = Monday … 7 = Sunday. */
export function weekdayOf(day: IsoDate): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}
