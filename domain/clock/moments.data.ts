import { REGIONS } from '../geo/regions.ts'

/** Moments at which time-dependent code has failed or may fail. Time-dependent tests run at each of them. */
export const CRITICAL_MOMENTS: readonly (readonly [name: string, at: Date])[] = (
  [
    ['Sunday morning', '2026-11-22T06:28:00Z'],
    ['Monday, 00:05 in Moscow', '2026-11-22T21:05:00Z'],
    ['Friday night', '2026-11-27T20:30:00Z'],
    ['a new year in Kamchatka, the old one in Moscow', '2026-12-31T12:30:00Z'],
    ['the last minute of the year', '2026-12-31T20:59:05Z'],
    ['the first minute of the year', '2026-12-31T21:00:30Z'],
    ['the night after the holidays of January', '2027-01-08T20:59:05Z'],
    ['the night before a holiday moved by law', '2027-05-02T21:05:00Z'],
    ['the eve of 29 February', '2028-02-28T20:59:05Z'],
    ['29 February', '2028-02-29T12:00:00Z'],
    ['the night after it', '2028-02-29T21:00:00Z'],
    ['a year whose days off are not published yet', '2031-12-30T22:15:00Z'],
  ] as const
).map(([name, at]) => [name, new Date(at)])

/** Every time zone of sellers with its UTC offset in hours, from Kaliningrad to Kamchatka; one town each. */
export const ZONES: readonly (readonly [timeZone: string, hours: number])[] = [
  ...new Map(REGIONS.map(({ timeZone, utcOffsetHours }) => [timeZone, utcOffsetHours])),
]

/** A place at a moment with its local time, computed without the engine's time zones. */
export interface PlaceInTime {
  readonly at: Date
  readonly timeZone: string
  /** Local day, `YYYY-MM-DD`. */
  readonly day: string
  readonly minute: number
}

export const EVERYWHERE: readonly (readonly [name: string, places: readonly PlaceInTime[]])[] = CRITICAL_MOMENTS.map(
  ([name, at]) => [
    name,
    ZONES.map(([timeZone, hours]) => {
      const wall = new Date(at.getTime() + hours * 3_600_000)
      const minute = wall.getUTCHours() * 60 + wall.getUTCMinutes()
      return { at, timeZone, day: wall.toISOString().slice(0, 10), minute }
    }),
  ],
)
