import type { DemoOrganization } from '@okolitsa/demo/schemas/organization.ts'
import type { DemoTour } from '@okolitsa/demo/schemas/tour.ts'
import { dayIn, momentIn, plusDays, weekdayOf } from '@okolitsa/domain/clock/clock.ts'
import type { Coordinates } from '@okolitsa/domain/geo/distance.ts'
import type { RegionCode } from '@okolitsa/domain/geo/region-code.ts'
import { fromRoubles } from '@okolitsa/domain/money/money.ts'
import type { TourFields } from '@okolitsa/domain/tours/tour.ts'
import type { Author } from '../people/audit/ports.ts'
import type { Executor } from '../platform/db/client.ts'
import type { SellerCommands } from '../supply/sellers/ports.ts'
import type { NewTourDate, ToursService } from '../supply/tours/ports.ts'
import { demoSellerOf } from './demo-sellers.ts'

/** Maximum days ahead of a tour's date. */
const MAX_DAYS_AHEAD = 400
const HOUR_MS = 3_600_000
const coordsOf = ({ lat, lon }: { lat: number; lon: number }): Coordinates => ({ latitude: lat, longitude: lon })

/** Creates the demo's operators and their tours with dates from today on. */
export async function loadTours(
  tx: Executor,
  author: Author,
  { sellers, tours }: { readonly sellers: SellerCommands; readonly tours: ToursService },
  demo: { readonly tourOperators: readonly DemoOrganization[]; readonly tours: readonly DemoTour[] },
  now: Date,
): Promise<void> {
  await sellers.createSellers(
    tx,
    author,
    demo.tourOperators.map((operator) => demoSellerOf(operator, now)),
  )
  await tours.createTours(
    tx,
    author,
    demo.tours.map((tour) => ({ id: tour.id, organizationId: tour.operator, fields: fieldsOf(tour) })),
  )
  for (const { id } of demo.tourOperators) {
    const dates = demo.tours.filter(({ operator }) => operator === id).flatMap((tour) => datesOf(tour, now))
    if (dates.length > 0) await tours.addDates(tx, author, id, dates, now)
  }
}

const itemsOf = (items: DemoTour['included']) => items.map(([title, detail]) => ({ title, detail }))

const fieldsOf = (tour: DemoTour): TourFields => ({
  slug: tour.slug,
  title: tour.title,
  tagline: tour.tagline,
  story: tour.story,
  regionCode: tour.region as RegionCode,
  placeTitle: tour.place,
  coords: coordsOf(tour.point),
  timeZone: tour.timeZone,
  meetingPoint: {
    title: tour.meeting.title,
    address: tour.meeting.address,
    coords: coordsOf(tour.meeting.point),
    note: tour.meeting.note,
  },
  durationMinutes: Math.round(tour.hours * 60),
  programme: tour.programme.map(([day, at, title, detail]) => ({ day, at, title, detail })),
  included: itemsOf(tour.included),
  notIncluded: itemsOf(tour.notIncluded),
  languages: tour.languages,
  toTake: tour.toTake,
  ageFrom: tour.ageFrom,
  register:
    tour.register === 'excursion'
      ? { kind: 'excursion' }
      : {
          kind: 'operator',
          number: tour.register.number,
          guarantee: tour.register.guarantee === null ? null : fromRoubles(tour.register.guarantee),
        },
  prices: tour.prices.map(({ kind, title, price, places = 1 }) => ({ kind, title, price: fromRoubles(price), places })),
  minPeople: tour.minimum?.people ?? null,
  decideHours: tour.minimum?.decideHours ?? 0,
  bookUntilHours: tour.bookUntilHours,
  prepaymentPercent: tour.prepayment,
  cancellation: tour.cancellation.map(([hoursBefore, backPercent]) => ({ hoursBefore, backPercent })),
  images: tour.images,
  hue: tour.hue,
})

/** The next dates of a tour, all still bookable. */
function datesOf(tour: DemoTour, now: Date): NewTourDate[] {
  const { weekdays, at, months, everyWeeks = 1, ahead, notBeforeDays = 2, places, taken = [] } = tour.dates
  const today = dayIn(tour.timeZone, now)
  const [hours = 0, minutes = 0] = at.split(':').map(Number)
  const minuteOfDay = hours * 60 + minutes
  const soonest = now.getTime() + Math.max(tour.bookUntilHours, tour.minimum?.decideHours ?? 0) * HOUR_MS
  const dates: NewTourDate[] = []
  for (let days = notBeforeDays; days < MAX_DAYS_AHEAD && dates.length < ahead; days += 1) {
    const day = plusDays(today, days)
    const isItsWeek = Math.floor((days - notBeforeDays) / 7) % everyWeeks === 0
    const isItsMonth = months === undefined || months.includes(Number(day.slice(5, 7)))
    const startsAt = momentIn(tour.timeZone, day, minuteOfDay)
    if (!isItsWeek || !isItsMonth || !weekdays.includes(weekdayOf(day)) || startsAt.getTime() <= soonest) continue
    dates.push({ tourId: tour.id, startsAt, places, takenElsewhere: Math.min(places, taken[dates.length] ?? 0) })
  }
  return dates
}
