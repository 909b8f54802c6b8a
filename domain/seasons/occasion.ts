import { type IsoDate, plusDays } from '../clock/clock.ts'
import { type ClimateZone, climateZoneOf } from '../geo/climate-zone.ts'

/** Occasions of a year that a shop may name its banners and shelves after. */
export const OCCASIONS = ['newYear', 'maslenitsa', 'lent', 'easter', 'summer', 'harvest'] as const
export type Occasion = (typeof OCCASIONS)[number]

/** First and last day, both included. */
interface OccasionDays {
  readonly from: IsoDate
  readonly to: IsoDate
}

const MIN_YEAR = 1900
const MAX_YEAR = 2099
/** Difference between the Julian and the Gregorian calendar from 1900 to 2099, days. */
const JULIAN_DAYS = 13
/** Days from the start of Lent to Easter Sunday. */
const LENT_DAYS = 48
const WEEK = 7
/** Easter food is ordered in the last week of Lent. */
const BEFORE_EASTER = WEEK

const twoDigits = (number: number) => String(number).padStart(2, '0')
const dayOf = (year: number, monthDay: string): IsoDate => `${year}-${monthDay}`

/**
 * Orthodox Easter Sunday by the Julian calendar (Meeus), as a Gregorian day.
 * @param year 1900…2099
 * @throws RangeError outside these years
 */
export function orthodoxEaster(year: number): IsoDate {
  if (!Number.isInteger(year) || year < MIN_YEAR || year > MAX_YEAR)
    throw new RangeError(`Easter is known from ${MIN_YEAR} to ${MAX_YEAR}`)
  const d = (19 * (year % 19) + 15) % 30
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7
  const number = d + e + 114
  const julian = dayOf(year, `${twoDigits(Math.floor(number / 31))}-${twoDigits((number % 31) + 1)}`)
  return plusDays(julian, JULIAN_DAYS)
}

/** Summer and harvest by climate, the first and the last day of each as MM-DD. */
const FIELDS: Readonly<Record<ClimateZone, Readonly<Record<'summer' | 'harvest', readonly [string, string]>>>> = {
  south: { summer: ['05-15', '08-14'], harvest: ['08-15', '10-31'] },
  blackEarth: { summer: ['05-25', '08-19'], harvest: ['08-20', '10-20'] },
  centre: { summer: ['06-01', '08-24'], harvest: ['08-25', '10-15'] },
  northWest: { summer: ['06-05', '08-24'], harvest: ['08-25', '10-10'] },
  volgaUral: { summer: ['06-01', '08-19'], harvest: ['08-20', '10-10'] },
  siberia: { summer: ['06-05', '08-19'], harvest: ['08-20', '10-05'] },
  farEast: { summer: ['06-05', '08-24'], harvest: ['08-25', '10-10'] },
  north: { summer: ['06-15', '08-14'], harvest: ['08-15', '09-25'] },
}

/**
 * Days of an occasion that begins in a year. The New Year's table ends on 7 January of the next year.
 * @param year 1900…2099
 * @param regionCode region of the viewer; null or unknown = the climate of central Russia
 */
export function daysOfOccasion(occasion: Occasion, year: number, regionCode: string | null): OccasionDays {
  const easter = orthodoxEaster(year)
  const lent = plusDays(easter, -LENT_DAYS)
  switch (occasion) {
    case 'newYear':
      return { from: dayOf(year, '12-01'), to: dayOf(year + 1, '01-07') }
    case 'maslenitsa':
      return { from: plusDays(lent, -WEEK), to: plusDays(lent, -1) }
    case 'lent':
      return { from: lent, to: plusDays(easter, -BEFORE_EASTER - 1) }
    case 'easter':
      // Bright Week, which Easter begins, ends on Saturday
      return { from: plusDays(easter, -BEFORE_EASTER), to: plusDays(easter, WEEK - 1) }
    case 'summer':
    case 'harvest': {
      const [from, to] = FIELDS[climateZoneOf(regionCode ?? '') ?? 'centre'][occasion]
      return { from: dayOf(year, from), to: dayOf(year, to) }
    }
  }
}

const isWithin = (day: IsoDate, { from, to }: OccasionDays) => from <= day && day <= to

/**
 * Whether a day belongs to an occasion in a region. Days outside 1900…2099 belong to none.
 * @param day local day of the viewer
 */
export function isOccasion(occasion: Occasion, day: IsoDate, regionCode: string | null): boolean {
  const year = Number(day.slice(0, 4))
  return [year - 1, year].some(
    (begun) => begun >= MIN_YEAR && begun <= MAX_YEAR && isWithin(day, daysOfOccasion(occasion, begun, regionCode)),
  )
}
