import { type IsoDate, plusDays } from '../clock/clock.ts'
import type { ClimateZone } from '../geo/climate-zone.ts'

/** Range of months, both ends included; a range such as 11…2 includes the turn of the year. */
export interface Months {
  readonly from: number
  readonly to: number
}

/** `none` = words of goods that are not field crops: from a greenhouse, dried, salted. */
export const CROP_KINDS = ['harvest', 'planting', 'none'] as const
export type CropKind = (typeof CROP_KINDS)[number]

/** A crop with the months in which it is picked (or planted) in each climate zone. */
export interface Crop {
  readonly code: string
  readonly title: string
  readonly kind: CropKind
  /** Words matched in product titles, in lower case; a trailing star matches any ending. */
  readonly words: readonly string[]
  /** Months by climate zone; an absent zone has no known season. */
  readonly seasons: Readonly<Partial<Record<ClimateZone, readonly Months[]>>>
}
export type CropCalendar = readonly Crop[]

/** The crop that a title names, with its months in a zone. */
export interface GrownThere {
  readonly crop: Crop
  readonly months: readonly Months[]
}

/** Maximum length of a preposition; the words after it name only side ingredients («with potatoes», «in syrup»). */
const SHORT = 2

const isWord = (pattern: string, word: string): boolean =>
  pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern

const fits = ({ words }: Crop, word: string): boolean => words.some((pattern) => isWord(pattern, word))

/** Finds the crop named in a title, with its months in the zone; null = none, or its season is unknown. */
export function grownThere(calendar: CropCalendar, title: string, zone: ClimateZone | null): GrownThere | null {
  if (zone === null) return null
  const all = foldedWords(title)
  if (all.some((word) => calendar.some((crop) => crop.kind === 'none' && fits(crop, word)))) return null
  const short = all.findIndex((word) => word.length <= SHORT)
  const named = short === -1 ? all : all.slice(0, short)
  const firstOf = (kind: CropKind) =>
    named.flatMap((word) => calendar.find((one) => one.kind === kind && fits(one, word)) ?? [])[0]
  // planting takes precedence: seedlings of tomatoes are planted, tomatoes are picked
  const crop = firstOf('planting') ?? firstOf('harvest')
  const months = crop?.seasons[zone]
  return crop && months && months.length > 0 ? { crop, months } : null
}

/** Words of a title in lower case, with ё folded to е. */
const foldedWords = (title: string): string[] =>
  title
    .toLowerCase()
    .replaceAll('\u0451', '\u0435')
    .split(/[^\p{L}]+/u)
    .filter(Boolean)

const isMonthIn = ({ from, to }: Months, month: number): boolean =>
  from <= to ? from <= month && month <= to : month >= from || month <= to

export const isInSeason = (months: readonly Months[], day: IsoDate): boolean =>
  months.some((one) => isMonthIn(one, Number(day.slice(5, 7))))

/** The given day if it is in season, otherwise the first day of the next season. */
export function nextInSeason(months: readonly Months[], day: IsoDate): IsoDate {
  if (months.length === 0) return day
  let found = day
  while (!isInSeason(months, found)) found = plusDays(found, 1)
  return found
}
