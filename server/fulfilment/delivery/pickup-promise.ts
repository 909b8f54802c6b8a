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
import { datesOf, type LastingPromise, type Promises, type Schedule } from './promises.ts'

/** Full days of pickup: none, since pickup takes no delivery slot. */
const NEVER: ReadonlySet<IsoDate> = new Set()

/** Weekdays of a trade place with their promised hours. */
interface Opening extends Schedule {
  /** Promised hours; null = the hours of the seller. */
  readonly hours: DayHours | null
}

const knownOpenings = new WeakMap<
  TradePlace,
  { readonly of: DeliverySchedule; readonly openings: readonly Opening[] }
>()

/** Opening hours of a trade place, cached with the seller. */
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

/**
 * Days on which a trade place is open and the order is ready; without stated hours the seller's schedule applies. A
 * stand at a fair is open only on its days.
 */
export function pickupPromise(
  seller: Seller,
  tradePlace: TradePlace,
  now: Date,
  readiness: Partial<Readiness>,
  cache: Pick<Promises, 'promiseOf'>,
): DeliveryPromise {
  const openings = openingsOf(seller, tradePlace)
  return joined(
    openings,
    openings.map((opening) => cache.promiseOf(opening, now, readiness)),
    tradePlace,
  )
}

/** The pickup promise for goods in stock, with the end of its validity. */
export function lastingPickupPromise(
  seller: Seller,
  tradePlace: TradePlace,
  now: Date,
  cache: Pick<Promises, 'lastingPromiseOf'>,
): LastingPromise {
  const openings = openingsOf(seller, tradePlace)
  const lasting = openings.map((opening) => cache.lastingPromiseOf(opening, now))
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

/** Days of all openings of a trade place, each once with all its hours. */
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
  // the weekdays are possible, but all days of the fair are too late
  return first.kind === 'dates' ? { kind: 'none', reason: 'beyondHorizon' } : first
}
