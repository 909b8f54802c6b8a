import type { TourDateState } from './tour.ts'

const HOUR = 3_600_000

/** A date with what its tour asks of it. */
export interface TourDateFacts {
  readonly state: TourDateState
  readonly startsAt: Date
  /** Free places that nobody holds. */
  readonly placesLeft: number
  /** People whose places are promised. */
  readonly booked: number
  readonly minPeople: number | null
  readonly decideHours: number
  readonly bookUntilHours: number
  /** Its organizer takes no more bookings for now. */
  readonly isClosed: boolean
}

export const bookUntilOf = ({ startsAt, bookUntilHours }: Pick<TourDateFacts, 'startsAt' | 'bookUntilHours'>): Date =>
  new Date(startsAt.getTime() - bookUntilHours * HOUR)

/** When it is decided whether enough have come; null = it takes place whoever comes. */
export const decideAtOf = ({
  startsAt,
  minPeople,
  decideHours,
}: Pick<TourDateFacts, 'startsAt' | 'minPeople' | 'decideHours'>): Date | null =>
  minPeople === null ? null : new Date(startsAt.getTime() - decideHours * HOUR)

/** The group has come together, or none is needed. */
export const isCertain = ({ minPeople, booked }: Pick<TourDateFacts, 'minPeople' | 'booked'>): boolean =>
  minPeople === null || booked >= minPeople

/** Why a date takes no bookings whatever its places; null = it does. */
export function closedBecause(date: TourDateFacts, now: Date): 'canceled' | 'late' | 'closed' | null {
  if (date.state === 'canceled') return 'canceled'
  if (date.state === 'over' || now >= bookUntilOf(date)) return 'late'
  return date.isClosed ? 'closed' : null
}

/** The hour is over by which a group has to have come together, and it has not. */
export function isTooFew(date: TourDateFacts, now: Date): boolean {
  const decideAt = decideAtOf(date)
  return date.state === 'open' && decideAt !== null && now >= decideAt && !isCertain(date)
}
