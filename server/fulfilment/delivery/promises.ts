import type { DeliveryPromise, PromisedDate } from '@okolitsa/domain/delivery/promise.ts'
import type { Readiness } from '@okolitsa/domain/delivery/readiness.ts'
import type { Seller } from '../../supply/sellers/ports.ts'

/** How orders leave one seller one way. */
export type Schedule = Pick<Seller, 'schedule' | 'scheduleKey' | 'fullDays'>

/** A promise and when it holds, ms since the epoch: from the one moment on, before the other. */
export interface LastingPromise {
  readonly promise: DeliveryPromise
  readonly from: number
  readonly until: number
}

/** Promises by schedule; what was counted is not counted again while it holds. */
export interface Promises {
  promiseOf(schedule: Schedule, now: Date, readiness: Partial<Readiness>): DeliveryPromise
  /** The promise for goods that are there, and for how long it is that one. */
  lastingPromiseOf(schedule: Schedule, now: Date): LastingPromise
}

/** The days of a promise; none when there is a reason instead. */
export const datesOf = (promise: DeliveryPromise): readonly PromisedDate[] =>
  promise.kind === 'dates' ? promise.dates : []
