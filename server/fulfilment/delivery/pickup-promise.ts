import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import {
  type DeliveryPromise,
  type DeliverySchedule,
  hoursWithin,
  type PromisedDate,
} from '@okolitsa/domain/delivery/promise.ts'
import type { Readiness } from '@okolitsa/domain/delivery/readiness.ts'
import { type DayHours, promisedWithin, slotHoursOf } from '@okolitsa/domain/delivery/slot-hours.ts'
import type { Seller } from '../../supply/sellers/ports.ts'
import type { TradePlace } from './ports.ts'

/** How orders leave one seller one way. */
export type Schedule = Pick<Seller, 'schedule' | 'scheduleKey' | 'fullDays'>

/** A promise and when it holds, ms since the epoch: from the one moment on, before the other. */
export interface LastingPromise {
  readonly promise: DeliveryPromise
  readonly from: number
  readonly until: number
}

/** Who promises. */
export interface Promises {
  promiseOf(schedule: Schedule, now: Date, readiness: Partial<Readiness>): DeliveryPromise
  /** The promise for goods that are there, and for how long it is that one. */
  lastingPromiseOf(schedule: Schedule, now: Date): LastingPromise
}

/** The days of a promise; none when there is a reason instead. */
export const datesOf = (promise: DeliveryPromise): readonly PromisedDate[] =>
  promise.kind === 'dates' ? promise.dates : []

/** Whoever comes for an order takes no place in the car. */
const NEVER: ReadonlySet<IsoDate> = new Set()

/** Some weekdays of a trade place together with the hours that are promised of them. */
interface Opening extends Schedule {
  /** Null = the seller's own. */
  readonly hours: DayHours | null
}

const knownOpenings = new WeakMap<
  TradePlace,
  { readonly of: DeliverySchedule; readonly openings: readonly Opening[] }
>()

/** When orders are handed out at a trade place, remembered as long as the seller is. */
function openingsOf({ schedule }: Seller, tradePlace: TradePlace): readonly Opening[] {
  const known = knownOpenings.get(tradePlace)
  if (known?.of === schedule) return known.openings
  const own: DeliverySchedule = { ...schedule, durationDays: 0 }
  const openingOf = (opening: DeliverySchedule, hours: DayHours | null): Opening => ({
    schedule: opening,
    scheduleKey: JSON.stringify(opening),
    fullDays: NEVER,
    hours,
  })
  const stated = tradePlace.hours.map((one) =>
    openingOf({ ...own, weekdays: one.weekdays, ...hoursWithin(one) }, promisedWithin(one)),
  )
  const openings = stated.length > 0 ? stated : [openingOf(own, null)]
  knownOpenings.set(tradePlace, { of: schedule, openings })
  return openings
}

/** Days on which a trade place is open and the order is ready; without stated hours the seller's own schedule counts. A stand at a fair is open on its days only. */
export function pickupPromise(
  seller: Seller,
  tradePlace: TradePlace,
  now: Date,
  readiness: Partial<Readiness>,
  promises: Pick<Promises, 'promiseOf'>,
): DeliveryPromise {
  const openings = openingsOf(seller, tradePlace)
  return joined(
    openings,
    openings.map((opening) => promises.promiseOf(opening, now, readiness)),
    tradePlace,
  )
}

/** The same for goods that are there, and for how long it is that one. */
export function lastingPickupPromise(
  seller: Seller,
  tradePlace: TradePlace,
  now: Date,
  promises: Pick<Promises, 'lastingPromiseOf'>,
): LastingPromise {
  const openings = openingsOf(seller, tradePlace)
  const lasting = openings.map((opening) => promises.lastingPromiseOf(opening, now))
  return {
    promise: joined(
      openings,
      lasting.map(({ promise }) => promise),
      tradePlace,
    ),
    from: Math.max(...lasting.map(({ from }) => from)),
    until: Math.min(...lasting.map(({ until }) => until)),
  }
}

/** The days of all openings of a trade place, each once with all its hours. */
function joined(
  openings: readonly Opening[],
  promises: readonly DeliveryPromise[],
  { days }: TradePlace,
): DeliveryPromise {
  const parts = openings.flatMap(({ hours }, index) =>
    datesOf(promises[index] as DeliveryPromise)
      .filter(({ date }) => !days || (days.from <= date && date <= days.to))
      .map((slot) => ({ slot, hours })),
  )
  const dates = [...Map.groupBy(parts, ({ slot }) => slot.date)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([date, ofDay]): PromisedDate[] => {
      const [{ slot }] = ofDay as [(typeof ofDay)[number]]
      const stated = ofDay.flatMap(({ hours }) => hours ?? [])
      return [stated.length === 0 ? slot : { date, ...slotHoursOf(stated) }]
    })
  if (dates.length > 0) return { kind: 'dates', dates }
  const [first] = promises as [DeliveryPromise]
  // days of the week would fit, the days of the fair do not
  return first.kind === 'dates' ? { kind: 'none', reason: 'beyondHorizon' } : first
}
