import { REGION_CODES } from '@okolitsa/domain/geo/region-code.ts'
import { REGIONS } from '@okolitsa/domain/geo/regions.ts'
import { TOUR_LANGUAGES, TOUR_PRICE_KINDS, TOUR_STATES } from '@okolitsa/domain/tours/tour.ts'
import { z } from 'zod'
import { id } from '../kernel/id.ts'
import { goodsCheckSchema } from '../products/goods-check.ts'
import { roubles } from '../products/goods-product.ts'

const int = z.number('notANumber').int('wholeNumber')
/** A free text. */
const limitedText = (most: number) => z.string('wrongValue').trim().max(most, 'tooLong')
const line = limitedText(200)
const coords = z.object({
  latitude: z.number('notANumber').min(-90, 'wrongValue').max(90, 'wrongValue'),
  longitude: z.number('notANumber').min(-180, 'wrongValue').max(180, 'wrongValue'),
})
const regionCode = z.enum(REGION_CODES, 'wrongValue')
const ZONES: ReadonlySet<string> = new Set(REGIONS.map(({ timeZone }) => timeZone))
const hours = int.min(0, 'tooSmall').max(1_440, 'tooBig')
const item = z.object({ title: line.min(1, 'required'), detail: limitedText(1_000) })
export const tourDuration = int.min(15, 'tooSmall').max(43_200, 'tooBig')

/** Fields of a tour edited by an organizer; missing fields of a draft are empty. Sums are roubles. */
export const tourFormSchema = z.object({
  title: line.min(1, 'required'),
  tagline: limitedText(300),
  /** Paragraphs of the story. */
  story: z.array(limitedText(2_000).min(1, 'required')).max(20, 'tooLong'),
  regionCode,
  placeTitle: line,
  /** Coordinates of the destination; null = not set. */
  coords: coords.nullable(),
  /** IANA time zone of its hours. */
  timeZone: z.string('wrongValue').refine((zone) => ZONES.has(zone), 'wrongValue'),
  meetingPoint: z.object({ title: line, address: line, coords: coords.nullable(), note: limitedText(1_000) }),
  durationMinutes: tourDuration,
  programme: z
    .array(
      z.object({
        day: int.min(1, 'tooSmall').max(30, 'tooBig'),
        at: z.string('wrongValue').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'wrongValue'),
        title: line.min(1, 'required'),
        detail: limitedText(1_000),
      }),
    )
    .max(60, 'tooLong'),
  included: z.array(item).max(30, 'tooLong'),
  notIncluded: z.array(item).max(30, 'tooLong'),
  languages: z.array(z.enum(TOUR_LANGUAGES, 'wrongValue')).max(TOUR_LANGUAGES.length, 'tooLong'),
  toTake: z.array(line.min(1, 'required')).max(30, 'tooLong'),
  /** Minimum age, whole years; null = no limit. */
  ageFrom: int.min(0, 'tooSmall').max(99, 'tooBig').nullable(),
  register: z.discriminatedUnion(
    'kind',
    [
      z.object({ kind: z.literal('operator'), number: limitedText(40), guarantee: roubles.nullable() }),
      z.object({ kind: z.literal('excursion') }),
    ],
    'wrongValue',
  ),
  prices: z
    .array(
      z.object({
        /** Id of the price; absent = a new price. */
        id: id.optional(),
        kind: z.enum(TOUR_PRICE_KINDS, 'wrongValue'),
        title: line.min(1, 'required'),
        /** Price of one place. */
        price: roubles,
        /** Places taken by the price: 1 except for a group. */
        places: int.min(1, 'tooSmall').max(500, 'tooBig'),
      }),
    )
    .max(10, 'tooLong'),
  /** Minimum number of participants; null = none. */
  minPeople: int.min(2, 'tooSmall').max(500, 'tooBig').nullable(),
  decideHours: hours,
  bookUntilHours: hours,
  prepaymentPercent: int.min(1, 'tooSmall').max(100, 'tooBig'),
  cancellation: z
    .array(z.object({ hoursBefore: hours, backPercent: int.min(0, 'tooSmall').max(100, 'tooBig') }))
    .max(10, 'tooLong'),
})
export type TourForm = z.output<typeof tourFormSchema>
export const tourFormPartSchema = tourFormSchema.partial()

/** A tour in its organizer's list. */
export const ownTourSchema = z.object({
  id: int,
  slug: z.string(),
  organizationId: int,
  title: z.string(),
  /** Picture of the tour; null = none yet. */
  imageUrl: z.string().nullable(),
  hue: int,
  /** State: `draft` = never published; `hidden` = unpublished; `archived` = not in the list. */
  state: z.enum(TOUR_STATES),
  /** Fields required for publishing that are missing; empty = complete. */
  missing: z.array(z.string()),
  durationMinutes: int,
  timeZone: z.string(),
  /** Lowest price of one place, roubles; null = not set. */
  priceFrom: z.number().nullable(),
  /** Number of open future dates. */
  datesAhead: int,
  nextDate: z.object({ startsAt: z.string(), endsAt: z.string(), places: int, placesLeft: int }).nullable(),
})
export type OwnTour = z.output<typeof ownTourSchema>

export const tourProductSchema = ownTourSchema.extend({ form: tourFormSchema, check: goodsCheckSchema })
export type TourProduct = z.output<typeof tourProductSchema>

export const newTourSchema = z.object({
  /** Idempotency key of the tour. */
  key: z.uuid('wrongValue'),
  organizationId: id.optional(),
  title: tourFormSchema.shape.title,
  regionCode,
  placeTitle: line.min(1, 'required'),
  coords: coords.nullable().default(null),
  durationMinutes: tourDuration,
  /** Price of an adult, roubles. */
  price: roubles,
})
export type NewTourForm = z.input<typeof newTourSchema>
