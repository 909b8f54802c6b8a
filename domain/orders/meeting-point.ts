import type { Coordinates } from '../geo/distance.ts'

/** Where the people of a booking meet, as it was when they booked. */
export interface OrderMeetingPoint {
  readonly title: string
  readonly address: string
  readonly coords: Coordinates
  /** The town or district of the tour itself. */
  readonly near: { readonly settlement: string; readonly regionCode: string }
}
