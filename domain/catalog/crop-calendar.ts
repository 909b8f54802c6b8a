import { type IsoDate, plusDays } from '../clock/clock.ts'
import type { ClimateZone } from '../geo/climate-zone.ts'

/** Months of a year, both ends included: from 11 to 2 goes over the New Year. */
export interface Months {
  readonly from: number
  readonly to: number
}

/** `none` = words of goods that are no harvest of the open field: from a greenhouse, dried, salted. */
export const CROP_KINDS = ['harvest', 'planting', 'none'] as const
export type CropKind = (typeof CROP_KINDS)[number]

/** Something that grows, and when it is picked (or planted) in each zone. */
export interface Crop {
  readonly code: string
  readonly title: string
  readonly kind: CropKind
  /** In small letters; a star stands for any ending. */
  readonly words: readonly string[]
  /** Absent zone = nobody knows. */
  readonly seasons: Readonly<Partial<Record<ClimateZone, readonly Months[]>>>
}
export type CropCalendar = readonly Crop[]

/** What grows by a title, with its months in a zone. */
export interface GrownThere {
  readonly crop: Crop
  readonly months: readonly Months[]
}

/** Words after a short one only tell what beside: with potatoes, in syrup. */
const SHORT = 2

const isWord = (pattern: string, word: string): boolean =>
  pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern

const fits = ({ words }: Crop, word: string): boolean => words.some((pattern) => isWord(pattern, word))

/** What a title names among what grows in a zone; null = it names nothing, or nobody knows when. */
export function grownThere(calendar: CropCalendar, title: string, zone: ClimateZone | null): GrownThere | null {
  if (zone === null) return null
  const all = foldedWords(title)
  if (all.some((word) => calendar.some((crop) => crop.kind === 'none' && fits(crop, word)))) return null
  const short = all.findIndex((word) => word.length <= SHORT)
  const named = short === -1 ? all : all.slice(0, short)
  const firstOf = (kind: CropKind) =>
    named.flatMap((word) => calendar.find((one) => one.kind === kind && fits(one, word)) ?? [])[0]
  // seedlings of tomatoes are planted, tomatoes are picked
  const crop = firstOf('planting') ?? firstOf('harvest')
  const months = crop?.seasons[zone]
  return crop && months && months.length > 0 ? { crop, months } : null
}

/** Small letters, one spelling of the letter that two are written for. */
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

/** The day itself while the season lasts, else the first one of the next season. */
export function nextInSeason(months: readonly Months[], day: IsoDate): IsoDate {
  if (months.length === 0) return day
  let found = day
  while (!isInSeason(months, found)) found = plusDays(found, 1)
  return found
}
