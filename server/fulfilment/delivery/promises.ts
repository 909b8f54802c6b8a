import type { DeliveryPromise, PromisedDate } from '@okolitsa/domain/delivery/promise.ts'
import type { Readiness } from '@okolitsa/domain/delivery/readiness.ts'
import type { Seller } from '../../supply/sellers/ports.ts'

export type Schedule = Pick<Seller, 'schedule' | 'scheduleKey' | 'fullDays'>

/** A promise with its validity, ms since the epoch; the end is exclusive. */
export interface LastingPromise {
  readonly promise: DeliveryPromise
  readonly from: number
  readonly until: number
}

/** Promises by schedule, cached while they are valid. */
export interface Promises {
  promiseOf(schedule: Schedule, now: Date, readiness: Partial<Readiness>): DeliveryPromise
  /** The promise for goods in stock, with its validity. */
  lastingPromiseOf(schedule: Schedule, now: Date): LastingPromise
}

/** Days of a promise; empty when there is a reason for none. */
export const datesOf = (promise: DeliveryPromise): readonly PromisedDate[] =>
  promise.kind === 'dates' ? promise.dates : []
