import type { TourDateState } from './tour.ts'

const HOUR = 3_600_000

/** A date with its tour's group rule. */
export interface TourDateFacts {
  readonly state: TourDateState
  readonly startsAt: Date
  /** Free places without a hold. */
  readonly placesLeft: number
  /** Number of confirmed participants. */
  readonly booked: number
  readonly minPeople: number | null
  readonly decideHours: number
  readonly bookUntilHours: number
  /** True = the organizer accepts no more bookings. */
  readonly isClosed: boolean
}

export const bookUntilOf = ({ startsAt, bookUntilHours }: Pick<TourDateFacts, 'startsAt' | 'bookUntilHours'>): Date =>
  new Date(startsAt.getTime() - bookUntilHours * HOUR)

/** Time at which the minimum group is checked; null = no minimum. */
export const decideAtOf = ({
  startsAt,
  minPeople,
  decideHours,
}: Pick<TourDateFacts, 'startsAt' | 'minPeople' | 'decideHours'>): Date | null =>
  minPeople === null ? null : new Date(startsAt.getTime() - decideHours * HOUR)

/** True = the minimum group is reached or not required. */
export const isCertain = ({ minPeople, booked }: Pick<TourDateFacts, 'minPeople' | 'booked'>): boolean =>
  minPeople === null || booked >= minPeople

/** The reason against bookings other than a lack of places; null = open. */
export function closedBecause(date: TourDateFacts, now: Date): 'canceled' | 'late' | 'closed' | null {
  if (date.state === 'canceled') return 'canceled'
  if (date.state === 'over' || now >= bookUntilOf(date)) return 'late'
  return date.isClosed ? 'closed' : null
}

/** True = the decision time has passed without the minimum group. */
export function isTooFew(date: TourDateFacts, now: Date): boolean {
  const decideAt = decideAtOf(date)
  return date.state === 'open' && decideAt !== null && now >= decideAt && !isCertain(date)
}
