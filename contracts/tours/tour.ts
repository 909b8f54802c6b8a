import { PAYMENT_METHODS } from '@okolitsa/domain/payments/payment-method.ts'
import { TOUR_DATE_STATES, TOUR_LANGUAGES, TOUR_PRICE_KINDS } from '@okolitsa/domain/tours/tour.ts'
import { z } from 'zod'
import { shown } from '../kernel/shows.ts'

const int = z.number().int()
const coordsSchema = z.object({ latitude: z.number(), longitude: z.number() })

/** One price: roubles of one place. A group is sold whole: `price × places`. */
export const tourPriceSchema = z.object({
  id: int,
  kind: z.enum(TOUR_PRICE_KINDS),
  title: z.string(),
  price: z.number(),
  /** Places it takes. */
  places: int,
  /** `price × places`. */
  sum: z.number(),
})

/** A date with its places. */
export const tourDateSchema = z.object({
  id: int,
  state: z.enum(TOUR_DATE_STATES),
  /** ISO 8601; the tour's zone says what the clock shows there. */
  startsAt: z.string(),
  endsAt: z.string(),
  places: int,
  placesLeft: int,
  /** May be booked now: open, in time, and a place is left. */
  isBookable: z.boolean(),
  /** May be waited for: open, in time, and too few places are left. */
  isWaitable: z.boolean(),
  /** People who have booked. */
  booked: int,
  /** Fewer do not go; null = it takes place whoever comes. */
  minPeople: int.nullable(),
  /** The group has come together, or none is needed. */
  isCertain: z.boolean(),
  /** When it is decided whether enough have come; null = no minimum. */
  decideAt: z.string().nullable(),
  bookUntil: z.string(),
  /** Roubles of one place where they differ from the tour's; `sum` = times its places. */
  ownPrices: z.array(z.object({ priceId: int, price: z.number(), sum: z.number() })),
})

shown.add(tourDateSchema, { shows: [], ends: ['bookUntil', 'decideAt'] })

/** A tour in a list. */
export const tourCardSchema = z.object({
  id: int,
  slug: z.string(),
  title: z.string(),
  tagline: z.string(),
  imageUrl: z.string(),
  hue: int,
  regionCode: z.string(),
  region: z.string(),
  placeTitle: z.string(),
  coords: coordsSchema,
  /** Kilometres from the place of the query; null = it names none. */
  distanceKm: int.nullable(),
  timeZone: z.string(),
  durationMinutes: int,
  ageFrom: int.nullable(),
  prices: z.array(tourPriceSchema),
  /** Those that fit the query, soonest first; at most six. */
  dates: z.array(tourDateSchema),
})

const tourItemSchema = z.object({ title: z.string(), detail: z.string() })

/** Who leads it, with what the law wants to be known. */
export const tourOrganizerSchema = z.object({
  id: int,
  slug: z.string(),
  title: z.string(),
  tagline: z.string(),
  smallImageUrl: z.string(),
  hue: int,
  legalName: z.string(),
  legalAddress: z.string(),
  tin: z.string(),
  ien: z.string(),
  phone: z.string().nullable(),
  register: z.discriminatedUnion('kind', [
    /** Of the federal register of tour operators, with its financial guarantee in roubles. */
    z.object({ kind: z.literal('operator'), number: z.string(), guarantee: z.number().nullable() }),
    z.object({ kind: z.literal('excursion') }),
  ]),
})
shown.add(tourOrganizerSchema, { shows: ['seller'] })

/** A row of the table by which cancellations are refunded; later than the last row nothing comes back. */
export const cancellationStepSchema = z.object({
  /** At least so many hours before the start. */
  hoursBefore: int,
  /** Of what was paid. */
  backPercent: int,
})

export const tourSchema = tourCardSchema.omit({ distanceKm: true }).extend({
  story: z.array(z.string()),
  images: z.array(z.string()),
  meetingPoint: z.object({ title: z.string(), address: z.string(), coords: coordsSchema, note: z.string() }),
  programme: z.array(z.object({ day: int, at: z.string(), title: z.string(), detail: z.string() })),
  included: z.array(tourItemSchema),
  notIncluded: z.array(tourItemSchema),
  languages: z.array(z.enum(TOUR_LANGUAGES)),
  toTake: z.array(z.string()),
  organizer: tourOrganizerSchema,
  minPeople: int.nullable(),
  decideHours: int,
  bookUntilHours: int,
  /** Paid at once; the rest at the meeting point. 100 = all of it. */
  prepaymentPercent: int,
  /** From the longest time before the start to the shortest. */
  cancellation: z.array(cancellationStepSchema),
  /** Hours the organizer has to answer a booking. */
  confirmHours: int,
})

/** What a booking would come to; roubles. */
export const tourQuoteSchema = z.object({
  date: tourDateSchema,
  paymentMethods: z.array(z.enum(PAYMENT_METHODS)),
  /** People, a whole group counted by its places. */
  people: int,
  /** So many are left for them now. */
  placesLeft: int,
  fits: z.boolean(),
  lines: z.array(z.object({ priceId: int, title: z.string(), count: int, sum: z.number() })),
  total: z.number(),
  payNow: z.number(),
  /** To the organizer at the meeting point. */
  payLater: z.number(),
  /** With these people the group has come together. */
  makesCertain: z.boolean(),
  /** The table in sums of this booking: cancelled until then, so much of what was paid now comes back. */
  cancellation: z.array(
    z.object({
      /** ISO 8601; null = until the start. */
      until: z.string().nullable(),
      hoursBefore: int,
      backPercent: int,
      back: z.number(),
    }),
  ),
})

export type TourCardAnswer = z.output<typeof tourCardSchema>
export type TourDateAnswer = z.output<typeof tourDateSchema>
export type TourAnswer = z.output<typeof tourSchema>
export type TourQuoteAnswer = z.output<typeof tourQuoteSchema>
