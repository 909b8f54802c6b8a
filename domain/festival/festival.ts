import { dayIn, type IsoDate, minuteOfDayIn } from '../clock/clock.ts'
import { minuteOf } from '../delivery/promise.ts'
import { areCoordinates, type Coordinates } from '../geo/distance.ts'
import { REGION_CODES, type RegionCode } from '../geo/region-code.ts'
import { REGIONS } from '../geo/regions.ts'
import type { Kopecks } from '../money/money.ts'
import { day, type FieldMistakes, mistakesOf, oneOf, orNone, shaped, text, whole } from '../validation/field-rules.ts'

/** A festival ground: its place and its days and hours, in its own time zone. */
export interface FestivalGround {
  readonly city: string
  readonly regionCode: RegionCode
  readonly title: string
  readonly address: string
  /** Directions to the ground. */
  readonly way: string
  readonly coords: Coordinates
  readonly timeZone: string
  readonly firstDay: IsoDate
  readonly lastDay: IsoDate
  /** Opening time of every day, `HH:MM`. */
  readonly opensAt: string
  readonly closesAt: string
}

export interface FestivalEvent {
  readonly day: IsoDate
  /** Start, `HH:MM`. */
  readonly startsAt: string
  readonly minutes: number
  readonly title: string
  /** Host and place: «Сыроварня Лучковых, шатёр 2». */
  readonly place: string
  /** Source key for `imageUrl()`. */
  readonly picture: string
  /** Minimum age of children; null = for everybody. */
  readonly fromAge: number | null
  /** Price; null = free. */
  readonly price: Kopecks | null
}

/** Maximum days of a festival in one place; maximum events of one ground. */
const MAX_DAYS = 31
export const MAX_EVENTS = 200
const DAY_MS = 86_400_000
const clockTime = shaped(/^([01]\d|2[0-3]):[0-5]\d$/)

export type GroundState = 'ahead' | 'open' | 'closed' | 'over'

/**
 * The state of a ground in its time zone. `closed` = the festival is in progress, and the ground opens later today or
 * tomorrow.
 */
export function groundState(
  { firstDay, lastDay, opensAt, closesAt, timeZone }: Omit<FestivalGround, 'coords' | 'regionCode'>,
  now: Date,
): GroundState {
  const today = dayIn(timeZone, now)
  const minute = minuteOfDayIn(timeZone, now)
  if (today < firstDay) return 'ahead'
  if (today > lastDay || (today === lastDay && minute >= minuteOf(closesAt))) return 'over'
  return minute >= minuteOf(opensAt) && minute < minuteOf(closesAt) ? 'open' : 'closed'
}

/** The state of an event in the time zone of its ground. */
export function eventState(
  { day: on, startsAt, minutes }: Pick<FestivalEvent, 'day' | 'startsAt' | 'minutes'>,
  timeZone: string,
  now: Date,
): 'ahead' | 'now' | 'over' {
  const today = dayIn(timeZone, now)
  if (on !== today) return on > today ? 'ahead' : 'over'
  const minute = minuteOfDayIn(timeZone, now)
  const start = minuteOf(startsAt)
  if (minute < start) return 'ahead'
  return minute < start + minutes ? 'now' : 'over'
}

type Timed = Pick<FestivalEvent, 'day' | 'startsAt' | 'minutes'>

/** Minutes during which two events overlap; 0 = a visitor can attend both. */
export function overlapOf(a: Timed, b: Timed): number {
  if (a.day !== b.day) return 0
  const [from, to] = [minuteOf(a.startsAt), minuteOf(b.startsAt)]
  return Math.max(0, Math.min(from + a.minutes, to + b.minutes) - Math.max(from, to))
}

export const byTime = (a: Timed, b: Timed): number =>
  `${a.day}${a.startsAt}` < `${b.day}${b.startsAt}` ? -1 : Number(`${a.day}${a.startsAt}` > `${b.day}${b.startsAt}`)

export function groundMistakes(ground: FestivalGround): FieldMistakes {
  const mistakes = mistakesOf<FestivalGround>(
    {
      city: text({ most: 100, isRequired: true }),
      regionCode: oneOf(REGION_CODES),
      title: text({ most: 120, isRequired: true }),
      address: text({ most: 300, isRequired: true }),
      way: text({ most: 500 }),
      coords: (coords) => (areCoordinates(coords) ? null : 'wrongValue'),
      timeZone: oneOf([...new Set<string>(REGIONS.map((region) => region.timeZone))]),
      firstDay: day,
      lastDay: day,
      opensAt: clockTime,
      closesAt: clockTime,
    },
    ground,
  )
  if (Object.keys(mistakes).length > 0) return mistakes
  const days = (Date.parse(ground.lastDay) - Date.parse(ground.firstDay)) / DAY_MS
  if (days < 0) return { lastDay: 'tooSmall' }
  if (days >= MAX_DAYS) return { lastDay: 'tooBig' }
  return ground.closesAt <= ground.opensAt ? { closesAt: 'tooSmall' } : {}
}

export function eventMistakes(
  event: FestivalEvent,
  { firstDay, lastDay }: Pick<FestivalGround, 'firstDay' | 'lastDay'>,
): FieldMistakes {
  return mistakesOf<FestivalEvent>(
    {
      day: (on) => day(on) ?? (on < firstDay ? 'tooSmall' : on > lastDay ? 'tooBig' : null),
      startsAt: clockTime,
      minutes: whole(5, 720),
      title: text({ most: 120, isRequired: true }),
      place: text({ most: 200 }),
      picture: text({ most: 200, isRequired: true }),
      fromAge: orNone(whole(0, 18)),
      price: orNone(whole(1, 10_000_000)),
    },
    event,
  )
}
