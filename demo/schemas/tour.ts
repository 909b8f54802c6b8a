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

/** Dates are made from the shop's own day on, so that there are always some ahead. */
const dates = z.strictObject({
  /** a date on each of these days */
  weekdays: z.array(weekdaySchema),
  /** in the tour's zone */
  at: timeSchema,
  /** months it goes in, 1…12; none = the whole year */
  months: z.array(z.int().min(1).max(12)).exactOptional(),
  /** every so many weeks; 1 = every week */
  everyWeeks: z.int().exactOptional(),
  /** how many dates ahead there are */
  ahead: z.int().max(8),
  /** the first date is so many days away at least */
  notBeforeDays: z.int().exactOptional(),
  places: z.int(),
  /** of the first dates, how many places are taken already by somebody who booked elsewhere; the rest is free */
  taken: z.array(z.int()).exactOptional(),
})
export type DemoDates = z.infer<typeof dates>

/** Pairs of a title and a detail. */
const items = z.array(z.tuple([z.string(), z.string()]))

export const tourSchema = z.strictObject({
  /** fixed, 2001… */
  id: z.int(),
  /** organization of the operator, 501… */
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
  /** day, time, what, words about it */
  programme: z.array(z.tuple([z.int(), timeSchema, z.string(), z.string()])),
  included: items,
  notIncluded: items,
  languages: z.array(z.enum(['ru', 'en', 'zh', 'de', 'tt'])),
  toTake: z.array(z.string()),
  ageFrom: z.int().nullable(),
  /** number in the federal register and the guarantee in roubles, or an excursion that needs none */
  register: z.union([z.literal('excursion'), z.strictObject({ number: z.string(), guarantee: z.int().nullable() })]),
  /** the first is the one after «от»; a group has a price of one place and is sold whole */
  prices: z.array(
    z.strictObject({
      kind: z.enum(['adult', 'child', 'group']),
      title: z.string(),
      price: z.int(),
      places: z.int().exactOptional(),
    }),
  ),
  /** fewer do not go, decided so many hours before */
  minimum: z.strictObject({ people: z.int(), decideHours: z.int() }).nullable(),
  bookUntilHours: z.int(),
  /** 100 = all at once */
  prepayment: z.int(),
  /** hours before the start at least, per cent that comes back */
  cancellation: z.array(z.tuple([z.int(), z.int()])),
  /** the place and the hour it is drawn by */
  landscape: landscapeSchema,
  hue: hueSchema,
  dates,
})
/** A tour with the source keys of its pictures; the first one is its face. */
export type DemoTour = z.infer<typeof tourSchema> & { images: string[] }

/** Facts of an operator; it has neither delivery nor goods. */
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

/** A file of `data/tours`: an operator and its tours. */
export const operatorSchema = z.strictObject({ operator, tours: z.array(tourSchema) })
export type DemoOperatorFacts = z.infer<typeof operator>
