import { dayIn, type IsoDate, minuteOfDayIn, plusDays } from '../clock/clock.ts'

/** A whole day, or hours of it, that a person adds to their calendar. */
export interface CalendarEvent {
  /** Id of the event; it stays the same in later exports, so that calendars update the existing event. */
  readonly uid: string
  readonly title: string
  readonly description: string
  readonly location: string
  readonly url: string
  readonly day: IsoDate
  /** Hours in `timeZone`, 11.75 = a quarter to twelve; `to` may exceed 24. Null = the whole day. */
  readonly hours: { readonly from: number; readonly to: number } | null
  /** IANA time zone. */
  readonly timeZone: string
  /** False = the event is tentative. */
  readonly isSure: boolean
}

/** Maximum bytes of one line without its line break (RFC 5545, 3.1). */
const MAX_BYTES = 75
const utf8 = new TextEncoder()

/** Escapes commas, semicolons, backslashes and line breaks (RFC 5545, 3.3.11). */
const escaped = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n')

/** Continues a long line on the next one, after a space, without splitting a character. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let bytes = 0
  for (const letter of line) {
    const own = utf8.encode(letter).length
    if (bytes + own > MAX_BYTES) {
      parts.push(part)
      part = ' '
      bytes = 1
    }
    part += letter
    bytes += own
  }
  return [...parts, part].join('\r\n')
}

const two = (number: number): string => String(number).padStart(2, '0')
const dateOf = (day: IsoDate): string => day.replaceAll('-', '')
const stampOf = (moment: Date): string => `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** An hour of a day; hour 24 is the first hour of the next day. */
function hourOf(day: IsoDate, hour: number): string {
  if (hour >= 24) return hourOf(plusDays(day, 1), hour - 24)
  const minutes = Math.round(hour * 60)
  return `${dateOf(day)}T${two(Math.floor(minutes / 60))}${two(minutes % 60)}00`
}

/** UTC offset of a zone on a day, such as `+0300`. */
function offsetOf(timeZone: string, day: IsoDate): string {
  const noon = new Date(`${day}T12:00:00Z`)
  const days = (Date.parse(dayIn(timeZone, noon)) - Date.parse(day)) / 86_400_000
  const minutes = days * 1440 + minuteOfDayIn(timeZone, noon) - 720
  const size = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}${two(size % 60)}`
}

/**
 * Definition of the zone with its offset on that day. The file contains a single event, so no daylight-saving rules are
 * needed.
 */
const zoneLines = (timeZone: string, day: IsoDate): string[] => [
  'BEGIN:VTIMEZONE',
  `TZID:${timeZone}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  `TZOFFSETFROM:${offsetOf(timeZone, day)}`,
  `TZOFFSETTO:${offsetOf(timeZone, day)}`,
  'END:STANDARD',
  'END:VTIMEZONE',
]

const timeLines = ({ day, hours, timeZone }: CalendarEvent): string[] =>
  hours
    ? [`DTSTART;TZID=${timeZone}:${hourOf(day, hours.from)}`, `DTEND;TZID=${timeZone}:${hourOf(day, hours.to)}`]
    : [`DTSTART;VALUE=DATE:${dateOf(day)}`, `DTEND;VALUE=DATE:${dateOf(plusDays(day, 1))}`]

const eventLines = (event: CalendarEvent, now: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `DTSTAMP:${stampOf(now)}`,
  ...timeLines(event),
  `SUMMARY:${escaped(event.title)}`,
  `DESCRIPTION:${escaped(event.description)}`,
  `LOCATION:${escaped(event.location)}`,
  `URL:${event.url}`,
  `STATUS:${event.isSure ? 'CONFIRMED' : 'TENTATIVE'}`,
  // waiting for a courier does not make a person busy
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
]

/** Builds an iCalendar file (RFC 5545). */
export function calendarFile(events: readonly CalendarEvent[], now: Date): string {
  const zones = new Map(events.filter(({ hours }) => hours).map(({ timeZone, day }) => [timeZone, day]))
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//okolitsa//Orders//RU',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...[...zones].flatMap(([timeZone, day]) => zoneLines(timeZone, day)),
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
