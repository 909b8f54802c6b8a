import { type IsoDate, momentIn, plusDays, weekdayOf } from '@okolitsa/domain/clock/clock.ts'
import { demoMarketplace } from '../marketplace.ts'
import { type Person, peopleOf } from './people.ts'
import type { Span } from './plan.ts'
import { randomOf } from './random.ts'

export type BookingOutcome = 'usual' | 'unpaid' | 'refused' | 'unanswered' | 'givenBack'

export interface PlannedBooking {
  readonly key: string
  readonly at: Date
  readonly person: Person
  readonly adults: number
  readonly children: number
  readonly fate: BookingOutcome
}

/** A date that an organizer opens, with the people who want to go. */
export interface PlannedTrip {
  readonly tourId: number
  readonly operatorId: number
  readonly opensAt: Date
  readonly startsAt: Date
  readonly places: number
  readonly bookings: readonly PlannedBooking[]
  /** Why the organizer cancels the date; null = it takes place. */
  readonly cancellation: { readonly at: Date; readonly because: 'weather' | 'other' } | null
}

/** Tours of the history with the weekday and the minute of their dates, which are not those of the demo's own dates. */
const TRIPS = [
  { tourId: 2004, weekday: 6, minute: 13 * 60, places: 10 },
  { tourId: 2007, weekday: 7, minute: 11 * 60, places: 14 },
  { tourId: 2023, weekday: 6, minute: 17 * 60, places: 12 },
  { tourId: 2027, weekday: 6, minute: 12 * 60 + 30, places: 16 },
  { tourId: 2016, weekday: 7, minute: 10 * 60, places: 12 },
] as const
const OUTCOMES: readonly (readonly [BookingOutcome, number])[] = [
  ['usual', 82],
  ['unpaid', 6],
  ['refused', 3],
  ['unanswered', 3],
  ['givenBack', 6],
]
/** Share of the dates that are cancelled. */
const CANCELED = 0.08
/** Days between the opening of a date and its start. */
const OPEN_DAYS = 17
const HOUR_MS = 3_600_000

/** The dates whose opening lies in a span, week by week. */
export function tripsOf(span: Span): PlannedTrip[] {
  const people = peopleOf(span.seed)
  const days = Array.from({ length: span.days }, (_, day) => plusDays(span.firstDay, day))
  return TRIPS.flatMap(({ tourId, weekday, minute, places }) => {
    const tour = demoMarketplace.tours.find(({ id }) => id === tourId)
    if (!tour) throw new Error(`the demo has no tour ${tourId}`)
    const starts = days.map((day) => plusDays(day, OPEN_DAYS)).filter((day) => weekdayOf(day) === weekday)
    return starts.map((day: IsoDate): PlannedTrip => {
      const random = randomOf(`${span.seed}: trip ${tourId} ${day}`)
      const startsAt = momentIn(tour.timeZone, day, minute)
      const opensAt = momentIn(tour.timeZone, plusDays(day, -OPEN_DAYS), 9 * 60 + random.int(0, 90))
      const latest = OPEN_DAYS - Math.ceil(Math.max(tour.bookUntilHours, tour.minimum?.decideHours ?? 0) / 24) - 1
      const bookings = Array.from(
        { length: random.int(2, 6) },
        (_, index): PlannedBooking => ({
          key: `${tourId}-${day}-${index}`,
          at: momentIn(
            tour.timeZone,
            plusDays(day, random.int(0, Math.max(0, latest)) - OPEN_DAYS),
            10 * 60 + 45 + random.int(0, 600),
          ),
          person: random.weighted(people, ({ appetite }) => appetite),
          adults: random.int(1, 3),
          children: random.int(0, 2),
          fate: random.weighted(OUTCOMES, ([, weight]) => weight)[0],
        }),
      )
      const isCanceled = random.chance(CANCELED)
      return {
        tourId,
        operatorId: tour.operator,
        opensAt,
        startsAt,
        places,
        bookings,
        cancellation: isCanceled
          ? {
              at: new Date(startsAt.getTime() - random.int(20, 70) * HOUR_MS),
              because: random.pick(['weather', 'other']),
            }
          : null,
      }
    })
  })
}
