import { PAYMENT_METHODS } from '@okolitsa/domain/payments/payment-method.ts'
import { TOUR_DATE_STATES, TOUR_LANGUAGES, TOUR_PRICE_KINDS } from '@okolitsa/domain/tours/tour.ts'
import { z } from 'zod'
import { shown } from '../kernel/shows.ts'

const int = z.number().int()
const coordsSchema = z.object({ latitude: z.number(), longitude: z.number() })

/** A price: roubles of one place. A group costs `price × places`. */
export const tourPriceSchema = z.object({
  id: int,
  kind: z.enum(TOUR_PRICE_KINDS),
  title: z.string(),
  price: z.number(),
  /** Number of places taken by the price. */
  places: int,
  /** Price of all places: `price × places`. */
  sum: z.number(),
})

export const tourDateSchema = z.object({
  id: int,
  state: z.enum(TOUR_DATE_STATES),
  /** Start, ISO 8601, shown in the tour's time zone. */
  startsAt: z.string(),
  endsAt: z.string(),
  places: int,
  placesLeft: int,
  /** True = the date is open, in time, and has free places. */
  isBookable: z.boolean(),
  /** True = the date is open and in time, with too few free places. */
  isWaitable: z.boolean(),
  booked: int,
  /** Minimum number of participants; null = none. */
  minPeople: int.nullable(),
  /** True = the minimum group is reached or not required. */
  isCertain: z.boolean(),
  /** Time at which the minimum group is checked; null = no minimum. */
  decideAt: z.string().nullable(),
  bookUntil: z.string(),
  /** Prices of one place that differ from the tour's, roubles; `sum` = times its places. */
  ownPrices: z.array(z.object({ priceId: int, price: z.number(), sum: z.number() })),
})

shown.add(tourDateSchema, { shows: [], ends: ['bookUntil', 'decideAt'] })

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
  /** Distance from the place of the query, kilometres; null = without a place. */
  distanceKm: int.nullable(),
  timeZone: z.string(),
  durationMinutes: int,
  ageFrom: int.nullable(),
  prices: z.array(tourPriceSchema),
  /** Matching dates, earliest first; at most six. */
  dates: z.array(tourDateSchema),
})

const tourItemSchema = z.object({ title: z.string(), detail: z.string() })

/** The organizer with legally required facts. */
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
    /** An operator of the federal register, with its financial guarantee in roubles. */
    z.object({ kind: z.literal('operator'), number: z.string(), guarantee: z.number().nullable() }),
    z.object({ kind: z.literal('excursion') }),
  ]),
})
shown.add(tourOrganizerSchema, { shows: ['seller'] })

/** A row of the cancellation terms; after the last row there is no refund. */
export const cancellationStepSchema = z.object({
  /** Minimum hours before the start. */
  hoursBefore: int,
  /** Refunded share of the payment, per cent. */
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
  /** Prepaid share, per cent; the remaining part is paid at the meeting point. 100 = all. */
  prepaymentPercent: int,
  /** Cancellation terms from the longest time before the start to the shortest. */
  cancellation: z.array(cancellationStepSchema),
  /** Hours for the organizer to answer a booking. */
  confirmHours: int,
})

/** Sums of a possible booking; roubles. */
export const tourQuoteSchema = z.object({
  date: tourDateSchema,
  paymentMethods: z.array(z.enum(PAYMENT_METHODS)),
  /** Number of participants; a group counts by its places. */
  people: int,
  /** Places of the date available to these participants. */
  placesLeft: int,
  fits: z.boolean(),
  lines: z.array(z.object({ priceId: int, title: z.string(), count: int, sum: z.number() })),
  total: z.number(),
  payNow: z.number(),
  /** Sum to pay at the meeting point. */
  payLater: z.number(),
  /** True = the minimum group is reached with these participants. */
  makesCertain: z.boolean(),
  /** Cancellation terms in sums of this booking: the refund of the prepayment by deadline. */
  cancellation: z.array(
    z.object({
      /** Deadline, ISO 8601; null = until the start. */
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
