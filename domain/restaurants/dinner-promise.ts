import { dayIn, minuteOfDayIn, momentIn, plusDays } from '../clock/clock.ts'
import {
  honestRange,
  isRush,
  type KitchenPace,
  kitchenForGuests,
  kitchenState,
  minutesToCook,
  minutesToReady,
  roadMinutes,
  type WaitingRange,
} from './kitchen-state.ts'
import { type OpeningHours, openIntervals } from './opening-hours.ts'
import { type ServedHours, servedState } from './served.ts'

/**
 * Reasons against a dinner: the kitchen is closed; it has paused orders; it closes before the dinner would be ready; a
 * dish is served at another time of day; the chosen half hour is no longer possible.
 */
export const NO_DINNER_REASONS = ['closed', 'paused', 'closesSoon', 'notServed', 'slotGone'] as const
export type NoDinnerReason = (typeof NO_DINNER_REASONS)[number]

export interface DinnerQuestion {
  readonly hours: OpeningHours
  readonly pace: KitchenPace
  /** Straight-line distance; null = the customer picks it up. */
  readonly metres: number | null
  /** Number of orders that the kitchen has accepted and not finished. */
  readonly cooking: number
  /** Serving hours of each dish; null = always. */
  readonly served: readonly (ServedHours | null)[]
  readonly now: Date
}

export interface DinnerSlot {
  readonly from: Date
  readonly to: Date
}

export interface DinnerPromise {
  /** Time range as soon as possible; null = impossible now. */
  readonly asap: (DinnerSlot & WaitingRange) | null
  readonly notNow: { readonly reason: NoDinnerReason; readonly until: Date | null } | null
  /** Half hours of today and tomorrow in the restaurant's time zone, earliest first. */
  readonly slots: readonly DinnerSlot[]
}

/** Length of a slot, and the multiple of minutes at which it begins. */
export const SLOT_MINUTES = 30
const MINUTE_MS = 60_000

const later = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * MINUTE_MS)
const latest = (...moments: readonly Date[]) => new Date(Math.max(...moments.map((moment) => moment.getTime())))

/**
 * Computes possible times of a dinner: as soon as possible as a range, and half hours of today and tomorrow; with a
 * reason when it is impossible now. A dinner is begun and finished during opening hours, each dish in its part of the
 * day, and never before a pause ends. Used by the list of restaurants, the cart, checkout and orders.
 */
export function promiseDinner(question: DinnerQuestion): DinnerPromise {
  const { pace, metres, cooking, now } = question
  const road = metres === null ? 0 : roadMinutes(metres)
  const cook = minutesToReady(pace, cooking, now)
  const range = honestRange(cook + road)
  const notNow = whyNotNow(question, cook)
  const asap = notNow ? null : { ...range, from: later(now, range.fromMinutes), to: later(now, range.toMinutes) }
  return { asap, notNow, slots: slotsOf(question, road, asap ? asap.to : later(now, cook + road)) }
}

/** The reason against starting now; null = possible. */
function whyNotNow({ hours, pace, served, now }: DinnerQuestion, cook: number): DinnerPromise['notNow'] {
  const state = kitchenForGuests(hours, kitchenState(hours, pace, now), cook, now)
  if (state.kind === 'closed') return { reason: 'closed', until: state.opensAt }
  if (state.kind === 'paused') return { reason: 'paused', until: state.until }
  if (state.kind === 'closing') return { reason: 'closesSoon', until: state.opensAt }
  const waits = served.map((each) => servedState(each, hours.timeZone, now)).filter((each) => !each.isOpen)
  if (waits.length > 0) {
    const moments = waits.map(({ opensAt }) => opensAt)
    const known = moments.filter((moment) => moment !== null)
    return { reason: 'notServed', until: known.length === moments.length ? latest(now, ...known) : null }
  }
  return null
}

/** Slots within cooking hours, from the earliest possible arrival. */
function slotsOf(question: DinnerQuestion, road: number, notBefore: Date): DinnerSlot[] {
  const { hours, pace, served, now } = question
  const begins = pace.pausedUntil === null ? now : latest(now, pace.pausedUntil)
  const today = dayIn(hours.timeZone, now)
  const end = momentIn(hours.timeZone, plusDays(today, 2), 0)
  const slots: DinnerSlot[] = []
  for (const open of openIntervals(hours, now, 2)) {
    // the current rush does not apply tomorrow
    const usual = pace.preparationMinutes
    const cookFrom = latest(open.from, begins)
    const first = latest(later(cookFrom, usual + road), notBefore)
    for (let from = onTheHalfHour(first, hours.timeZone); from < end; from = later(from, SLOT_MINUTES)) {
      const cookedAt = later(from, -road)
      if (cookedAt > open.to) break
      const begun = later(cookedAt, -(isRush(pace, later(cookedAt, -usual)) ? minutesToCook(pace, now) : usual))
      if (begun < cookFrom) continue
      if (!served.every((each) => servedState(each, hours.timeZone, begun).isOpen)) continue
      slots.push({ from, to: later(from, SLOT_MINUTES) })
    }
  }
  return slots
}

/** The next full or half hour of local time. */
function onTheHalfHour(moment: Date, timeZone: string): Date {
  const whole = Math.ceil(moment.getTime() / MINUTE_MS) * MINUTE_MS
  const past = minuteOfDayIn(timeZone, new Date(whole)) % SLOT_MINUTES
  return later(new Date(whole), past === 0 ? 0 : SLOT_MINUTES - past)
}

/** Deadline of a kitchen's answer to an order of `from`; only minutes of opening hours count. */
export function acceptBefore(hours: OpeningHours, from: Date, minutes: number): Date {
  const [open] = openIntervals(hours, from, 8)
  return later(open && open.from > from ? open.from : from, minutes)
}
