import { z } from 'zod'
import {
  hueSchema,
  landscapeSchema,
  organizationSchema,
  pointSchema,
  slugSchema,
  timeSchema,
  weekdaySchema,
} from './organization.ts'

/** Tours of the demo. Amounts are whole roubles; operators are organizations of `organization.ts`, 501…. */

/** Tour dates are relative to the shop's current day, so that there are always future ones. */
const dates = z.strictObject({
  /** weekdays of the dates */
  weekdays: z.array(weekdaySchema),
  /** start time in the tour's time zone */
  at: timeSchema,
  /** months of the tour, 1…12; absent = the whole year */
  months: z.array(z.int().min(1).max(12)).exactOptional(),
  /** interval in weeks; 1 = every week */
  everyWeeks: z.int().exactOptional(),
  /** number of future dates */
  ahead: z.int().max(8),
  /** minimum number of days before the first date */
  notBeforeDays: z.int().exactOptional(),
  places: z.int(),
  /** places of the first dates that were booked elsewhere */
  taken: z.array(z.int()).exactOptional(),
})
export type DemoDates = z.infer<typeof dates>

/** Pairs of a title and a detail. */
const items = z.array(z.tuple([z.string(), z.string()]))

export const tourSchema = z.strictObject({
  /** fixed id, 2001… */
  id: z.int(),
  /** id of the operator, 501… */
  operator: z.int(),
  slug: slugSchema,
  /** title of the tour: «Ночь у костра и утренняя дойка» */
  title: z.string(),
  /** one line on the card, without a full stop */
  tagline: z.string(),
  /** story of 2–4 paragraphs */
  story: z.array(z.string()),
  /** region code, two digits */
  region: z.string().regex(/^\d\d$/),
  /** district: «Тарусский район» */
  place: z.string(),
  point: pointSchema,
  timeZone: z.string(),
  meeting: z.strictObject({ title: z.string(), address: z.string(), point: pointSchema, note: z.string() }),
  /** duration from the start to the end, hours */
  hours: z.number(),
  /** day, time, title and details of each item */
  programme: z.array(z.tuple([z.int(), timeSchema, z.string(), z.string()])),
  included: items,
  notIncluded: items,
  languages: z.array(z.enum(['ru', 'en', 'zh', 'de', 'tt'])),
  toTake: z.array(z.string()),
  ageFrom: z.int().nullable(),
  /** number in the federal register and the guarantee in roubles; an excursion needs neither */
  register: z.union([z.literal('excursion'), z.strictObject({ number: z.string(), guarantee: z.int().nullable() })]),
  /** the first price is the one after «от»; a group is sold whole at one price */
  prices: z.array(
    z.strictObject({
      kind: z.enum(['adult', 'child', 'group']),
      title: z.string(),
      price: z.int(),
      places: z.int().exactOptional(),
    }),
  ),
  /** minimum number of people, and the hours before the start at which it is checked */
  minimum: z.strictObject({ people: z.int(), decideHours: z.int() }).nullable(),
  bookUntilHours: z.int(),
  /** prepaid share in per cent; 100 = full payment */
  prepayment: z.int(),
  /** minimum hours before the start, with the refunded per cent */
  cancellation: z.array(z.tuple([z.int(), z.int()])),
  /** place and hour of the pictures */
  landscape: landscapeSchema,
  hue: hueSchema,
  dates,
})
/** A tour with the source keys of its pictures; the first is the main one. */
export type DemoTour = z.infer<typeof tourSchema> & { images: string[] }

/** Facts of an operator, which has neither delivery nor goods. */
const operator = organizationSchema
  .pick({
    id: true,
    slug: true,
    title: true,
    tagline: true,
    story: true,
    owner: true,
    place: true,
    landscape: true,
    badge: true,
    legal: true,
    popularity: true,
  })
  .extend({ ageDays: organizationSchema.shape.ageDays.exactOptional() })

/** A file of `data/tours`: an operator with its tours. */
export const operatorSchema = z.strictObject({ operator, tours: z.array(tourSchema) })
export type DemoOperatorFacts = z.infer<typeof operator>
