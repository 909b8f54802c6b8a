import { type OpeningHours, openingState } from './opening-hours.ts'

/** What a kitchen says of itself for a while. */
export interface KitchenPace {
  /** Minutes a dish takes when nothing presses. */
  readonly preparationMinutes: number
  /** Minutes more while there is a rush. */
  readonly rushMinutes: number
  /** The rush is over by itself then; null = there is none. */
  readonly rushUntil: Date | null
  /** No orders are taken until then; null = they are. */
  readonly pausedUntil: Date | null
}

/** What a kitchen does at a moment. */
export type KitchenState =
  /** `until` null = it does not close within days. */
  | { readonly kind: 'open'; readonly until: Date | null; readonly isRush: boolean }
  /** Open, but takes no orders until then. */
  | { readonly kind: 'paused'; readonly until: Date }
  /** `opensAt` null = nobody knows when. */
  | { readonly kind: 'closed'; readonly opensAt: Date | null }

/** What guests are told of a kitchen at a moment. */
export type KitchenForGuests =
  | KitchenState
  /** Open, but a dinner that is ordered now would not be ready by `until`. `opensAt` null = nobody knows when. */
  | { readonly kind: 'closing'; readonly until: Date; readonly opensAt: Date | null }

const MINUTE_MS = 60_000

const lasts = (until: Date | null, now: Date): until is Date => until !== null && until > now

/** Is a rush on? */
export const isRush = ({ rushMinutes, rushUntil }: KitchenPace, now: Date): boolean =>
  rushMinutes > 0 && lasts(rushUntil, now)

/** Minutes until a dish that is ordered now is ready. */
export const minutesToCook = (pace: KitchenPace, now: Date): number =>
  pace.preparationMinutes + (isRush(pace, now) ? pace.rushMinutes : 0)

/** Open, on a pause, or closed: a pause that ends after closing time is a closed kitchen. */
export function kitchenState(hours: OpeningHours, pace: KitchenPace, now: Date): KitchenState {
  const state = openingState(hours, now)
  const { pausedUntil } = pace
  if (!lasts(pausedUntil, now)) {
    return state.isOpen
      ? { kind: 'open', until: state.until, isRush: isRush(pace, now) }
      : { kind: 'closed', opensAt: state.opensAt }
  }
  const after = openingState(hours, pausedUntil)
  if (!after.isOpen) return { kind: 'closed', opensAt: after.opensAt }
  if (state.isOpen && (state.until === null || state.until >= pausedUntil)) {
    return { kind: 'paused', until: pausedUntil }
  }
  // open again before the pause is over
  return { kind: 'closed', opensAt: pausedUntil }
}

/** The state of a kitchen for somebody whose dinner would be ready in so many minutes. */
export function kitchenForGuests(
  hours: OpeningHours,
  state: KitchenState,
  readyMinutes: number,
  now: Date,
): KitchenForGuests {
  if (state.kind !== 'open' || state.until === null) return state
  if (now.getTime() + readyMinutes * MINUTE_MS <= state.until.getTime()) return state
  const after = openingState(hours, state.until)
  return { kind: 'closing', until: state.until, opensAt: after.isOpen ? state.until : after.opensAt }
}

/** Minutes from an order to its guest. */
export interface WaitingRange {
  readonly fromMinutes: number
  readonly toMinutes: number
}

/** As the kitchen counts; what it says is rounded up to this. */
const ROUND_TO_MINUTES = 5
/** A courier of a town with its doors and lights, metres a minute. */
const COURIER_METRES_A_MINUTE = 200
/** From the kitchen's door to the road, and from the road to the guest's door. */
const DOORS_MINUTES = 8
/** The longest road that a hot dinner is counted for. */
const MAX_ROAD_MINUTES = 120
/** How much later it may honestly be. */
const DOUBT_PERCENT = 30

/** So many orders a kitchen cooks beside each other before the next one waits. */
const COOKED_AT_ONCE = 4
/** Every so many more add these minutes. */
const MINUTES_OF_QUEUE = 5
/** A queue is told up to this: beyond it a kitchen presses «rush» or pauses. */
const MAX_QUEUE_MINUTES = 40

/** Whole steps of five minutes, upwards: what is said is kept. */
const rounded = (minutes: number) => Math.ceil(minutes / ROUND_TO_MINUTES) * ROUND_TO_MINUTES

/** Minutes a courier needs for so many metres as the crow flies. */
export const roadMinutes = (metres: number): number =>
  Math.min(MAX_ROAD_MINUTES, DOORS_MINUTES + Math.round(metres / COURIER_METRES_A_MINUTE))

/** What is told of so many minutes: whole fives, and how much later it may honestly be. */
export function honestRange(minutes: number): WaitingRange {
  const fromMinutes = rounded(minutes)
  return { fromMinutes, toMinutes: Math.max(fromMinutes + 10, rounded((minutes * (100 + DOUBT_PERCENT)) / 100)) }
}

/** Minutes that orders before this one take from it. */
export const queueMinutes = (cooking: number): number =>
  Math.min(MAX_QUEUE_MINUTES, Math.max(0, Math.ceil((cooking - COOKED_AT_ONCE + 1) / 2)) * MINUTES_OF_QUEUE)

/** Minutes until a dinner is ready that is ordered now behind `cooking` orders the kitchen has accepted and not finished. */
export const minutesToReady = (pace: KitchenPace, cooking: number, now: Date): number =>
  minutesToCook(pace, now) + queueMinutes(cooking)

/** How long a dinner takes that is ready in so many minutes; `metres` null = the guest comes for it. */
export const waitingRange = (readyMinutes: number, metres: number | null): WaitingRange =>
  honestRange(readyMinutes + (metres === null ? 0 : roadMinutes(metres)))
