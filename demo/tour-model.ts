import { z } from 'zod'
import {
  hueSchema,
  landscapeSchema,
  organizationSchema,
  pointSchema,
  slugSchema,
  timeSchema,
  weekdaySchema,
} from './model.ts'

/** Tours. Amounts are whole roubles; organizers are organizations of `model.ts`, 501…. */

/** Dates are generated from the shop's current day, so that there are always future ones. */
const dates = z.strictObject({
  /** a date on each of these days */
  weekdays: z.array(weekdaySchema),
  /** in the tour's time zone */
  at: timeSchema,
  /** months of the tour, 1…12; absent = the whole year */
  months: z.array(z.int().min(1).max(12)).exactOptional(),
  /** interval in weeks; 1 = every week */
  everyWeeks: z.int().exactOptional(),
  /** number of future dates */
  ahead: z.int().max(8),
  /** minimum number of days until the first date */
  notBeforeDays: z.int().exactOptional(),
  places: z.int(),
  /** taken places of the first dates */
  taken: z.array(z.int()).exactOptional(),
})
export type DemoDates = z.infer<typeof dates>

/** Titles with descriptions. */
const items = z.array(z.tuple([z.string(), z.string()]))

export const tourSchema = z.strictObject({
  /** fixed, 2001… */
  id: z.int(),
  /** organization of the organizer, 501… */
  operator: z.int(),
  slug: slugSchema,
  /** «Ночь у костра и утренняя дойка» */
  title: z.string(),
  /** one line on the card, without a full stop */
  tagline: z.string(),
  /** 2–4 paragraphs */
  story: z.array(z.string()),
  /** region code, two digits */
  region: z.string().regex(/^\d\d$/),
  /** «Тарусский район» */
  place: z.string(),
  point: pointSchema,
  timeZone: z.string(),
  meeting: z.strictObject({ title: z.string(), address: z.string(), point: pointSchema, note: z.string() }),
  /** from the start to the end */
  hours: z.number(),
  /** day, time, title, description */
  programme: z.array(z.tuple([z.int(), timeSchema, z.string(), z.string()])),
  included: items,
  notIncluded: items,
  languages: z.array(z.enum(['ru', 'en', 'zh', 'de', 'tt'])),
  toTake: z.array(z.string()),
  ageFrom: z.int().nullable(),
  /** number in the federal register and the guarantee in roubles, or an excursion that needs none */
  register: z.union([z.literal('excursion'), z.strictObject({ number: z.string(), guarantee: z.int().nullable() })]),
  /** the first is the price «от»; a group has a price of one place and is sold as a whole */
  prices: z.array(
    z.strictObject({
      kind: z.enum(['adult', 'child', 'group']),
      title: z.string(),
      price: z.int(),
      places: z.int().exactOptional(),
    }),
  ),
  /** minimum number of participants, and hours of the decision before the start */
  minimum: z.strictObject({ people: z.int(), decideHours: z.int() }).nullable(),
  bookUntilHours: z.int(),
  /** 100 = full payment */
  prepayment: z.int(),
  /** minimum hours before the start, per cent of the refund */
  cancellation: z.array(z.tuple([z.int(), z.int()])),
  /** kind and hour of its landscape */
  landscape: landscapeSchema,
  hue: hueSchema,
  dates,
})
/** A tour with the source keys of its pictures; the first is the main one. */
export type DemoTour = z.infer<typeof tourSchema> & { images: string[] }

/** An organizer; it has no delivery and no products. */
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

/** A file of `data/tours`: an organizer with its tours. */
export const operatorSchema = z.strictObject({ operator, tours: z.array(tourSchema) })
export type DemoOperatorFacts = z.infer<typeof operator>
