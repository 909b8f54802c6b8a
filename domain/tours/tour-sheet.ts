import { differenceOf } from '../audit/difference.ts'
import type { FieldMistakes } from '../validation/field-rules.ts'
import type { TourChange, TourField, TourOutside, TourSheet, TourState } from './tour.ts'
import { tourMistakes } from './tour-fields.ts'

/** An excursion is shorter than a day, without an overnight stay; longer tours need a registered operator. */
const LONGEST_EXCURSION = 24 * 60

/** Paths that a draft may leave empty. */
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

/** Mistakes of a published tour, in which all fields that a customer needs are required. */
export const shownMistakes = (sheet: TourSheet, outside: TourOutside): FieldMistakes => ({
  ...(sheet.story.length === 0 && { story: 'required' as const }),
  ...(sheet.register.kind === 'excursion' &&
    sheet.durationMinutes > LONGEST_EXCURSION && { register: 'wrongValue' as const }),
  ...tourMistakes({ ...sheet, ...outside }),
})

/** Mistakes of a draft, which may be incomplete but not invalid. */
export const draftMistakes = (sheet: TourSheet, outside: TourOutside): FieldMistakes =>
  Object.fromEntries(
    Object.entries(shownMistakes(sheet, outside)).filter(
      ([path, mistake]) => path !== 'register' && !(mistake === 'required' && GAPS.has(path)),
    ),
  )

/** Missing parts by the first segment of their paths: `coords`, `meetingPoint`, `images`…; empty = complete. */
export const missingOf = (sheet: TourSheet, outside: TourOutside): readonly string[] => [
  ...new Set(Object.keys(shownMistakes(sheet, outside)).map((path) => path.split('.')[0] ?? path)),
]

/**
 * Mistakes of changes that would break promises to booked customers: an earlier decision time or a larger minimum would
 * cancel confirmed dates; another time zone would move them.
 */
export function promisedMistakes(before: TourSheet, after: TourSheet): FieldMistakes {
  const least = ({ minPeople }: TourSheet) => minPeople ?? 1
  return {
    ...(least(after) > least(before) && { minPeople: 'tooBig' as const }),
    ...(after.minPeople !== null && after.decideHours > before.decideHours && { decideHours: 'tooBig' as const }),
    ...(after.timeZone !== before.timeZone && { timeZone: 'wrongValue' as const }),
  }
}

/** Mistakes of a minimum above the number of places of the smallest future date, which would always be cancelled. */
export const aheadMistakes = (before: TourSheet, after: TourSheet, fewestPlaces: number | null): FieldMistakes =>
  fewestPlaces !== null && (after.minPeople ?? 1) > Math.max(before.minPeople ?? 1, fewestPlaces)
    ? { minPeople: 'tooBig' }
    : {}

export function tourStateOf(tour: {
  readonly isShown: boolean
  readonly isArchived: boolean
  readonly wasPublished: boolean
}): TourState {
  if (tour.isArchived) return 'archived'
  if (tour.isShown) return 'published'
  return tour.wasPublished ? 'hidden' : 'draft'
}

/** Names of the fields of `asked` that differ from the sheet. */
export function differingTourFields(sheet: TourSheet, asked: TourChange): TourField[] {
  const named = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined))
  const held = Object.fromEntries(Object.keys(named).map((key) => [key, sheet[key as TourField]]))
  return Object.keys(differenceOf(held, named)?.after ?? {}) as TourField[]
}
