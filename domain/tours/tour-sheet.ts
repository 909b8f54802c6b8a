import { differenceOf } from '../audit/difference.ts'
import type { FieldMistakes } from '../validation/field-rules.ts'
import type { TourChange, TourField, TourOutside, TourSheet, TourState } from './tour.ts'
import { tourMistakes } from './tour-fields.ts'

/** An excursion is shorter than a day, and nobody sleeps on it: what is longer is led by a registered operator. */
const LONGEST_EXCURSION = 24 * 60

/** What a tour may lack until it is shown, by its paths. */
const GAPS: ReadonlySet<string> = new Set([
  'placeTitle',
  'coords',
  'meetingPoint.title',
  'meetingPoint.address',
  'meetingPoint.coords',
  'languages',
  'register.number',
  'prices',
  'images',
  'story',
])

/** What is wrong with a tour that is shown: everything a customer needs is said. */
export const shownMistakes = (sheet: TourSheet, outside: TourOutside): FieldMistakes => ({
  ...(sheet.story.length === 0 && { story: 'required' as const }),
  ...(sheet.register.kind === 'excursion' &&
    sheet.durationMinutes > LONGEST_EXCURSION && { register: 'wrongValue' as const }),
  ...tourMistakes({ ...sheet, ...outside }),
})

/** What is wrong with a draft: it may lack things, what is said is right. */
export const draftMistakes = (sheet: TourSheet, outside: TourOutside): FieldMistakes =>
  Object.fromEntries(
    Object.entries(shownMistakes(sheet, outside)).filter(
      ([path, mistake]) => path !== 'register' && !(mistake === 'required' && GAPS.has(path)),
    ),
  )

/** What a customer would miss, by the first names of the paths: `coords`, `meetingPoint`, `images`…; empty = it may be shown. */
export const missingOf = (sheet: TourSheet, outside: TourOutside): readonly string[] => [
  ...new Set(Object.keys(shownMistakes(sheet, outside)).map((path) => path.split('.')[0] ?? path)),
]

/**
 * What may not be changed while people are booked on dates ahead: an hour of decision that comes sooner, or more people
 * than before, would call off what they were told takes place; another zone would move their clock.
 */
export function promisedMistakes(before: TourSheet, after: TourSheet): FieldMistakes {
  const least = ({ minPeople }: TourSheet) => minPeople ?? 1
  return {
    ...(least(after) > least(before) && { minPeople: 'tooBig' as const }),
    ...(after.minPeople !== null && after.decideHours > before.decideHours && { decideHours: 'tooBig' as const }),
    ...(after.timeZone !== before.timeZone && { timeZone: 'wrongValue' as const }),
  }
}

/** What dates ahead do not allow: more people than the smallest of them has places would call it off whoever comes. */
export const aheadMistakes = (before: TourSheet, after: TourSheet, fewestPlaces: number | null): FieldMistakes =>
  fewestPlaces !== null && (after.minPeople ?? 1) > Math.max(before.minPeople ?? 1, fewestPlaces)
    ? { minPeople: 'tooBig' }
    : {}

/** Where a tour stands by what is kept of it. */
export function tourStateOf(tour: {
  readonly isShown: boolean
  readonly isArchived: boolean
  readonly wasPublished: boolean
}): TourState {
  if (tour.isArchived) return 'archived'
  if (tour.isShown) return 'published'
  return tour.wasPublished ? 'hidden' : 'draft'
}

/** Fields of `asked` that the sheet does not hold yet. */
export function differingTourFields(sheet: TourSheet, asked: TourChange): TourField[] {
  const named = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined))
  const held = Object.fromEntries(Object.keys(named).map((key) => [key, sheet[key as TourField]]))
  return Object.keys(differenceOf(held, named)?.after ?? {}) as TourField[]
}
