import type { Coordinates } from '../geo/distance.ts'

/** Meeting point of a booking, copied at the time of booking. */
export interface OrderMeetingPoint {
  readonly title: string
  readonly address: string
  readonly coords: Coordinates
  /** Town or district of the tour. */
  readonly near: { readonly settlement: string; readonly regionCode: string }
}
