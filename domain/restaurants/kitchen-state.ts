import { type OpeningHours, openingState } from './opening-hours.ts'

export interface KitchenPace {
  /** Minutes of cooking without a rush. */
  readonly preparationMinutes: number
  /** Additional minutes during a rush. */
  readonly rushMinutes: number
  /** End of the rush; null = no rush. */
  readonly rushUntil: Date | null
  /** End of the pause of orders; null = no pause. */
  readonly pausedUntil: Date | null
}

export type KitchenState =
  /** Open; `until` null = no closing within days. */
  | { readonly kind: 'open'; readonly until: Date | null; readonly isRush: boolean }
  /** Open, but accepts no orders before `until`. */
  | { readonly kind: 'paused'; readonly until: Date }
  /** Closed; `opensAt` null = unknown. */
  | { readonly kind: 'closed'; readonly opensAt: Date | null }

export type KitchenForGuests =
  | KitchenState
  /** Open, but a dinner ordered now would not be ready by `until`. `opensAt` null = unknown. */
  | { readonly kind: 'closing'; readonly until: Date; readonly opensAt: Date | null }

const MINUTE_MS = 60_000

const lasts = (until: Date | null, now: Date): until is Date => until !== null && until > now

export const isRush = ({ rushMinutes, rushUntil }: KitchenPace, now: Date): boolean =>
  rushMinutes > 0 && lasts(rushUntil, now)

/** Minutes to cook a dish ordered now. */
export const minutesToCook = (pace: KitchenPace, now: Date): number =>
  pace.preparationMinutes + (isRush(pace, now) ? pace.rushMinutes : 0)

/** The state of a kitchen. A pause that outlasts the opening hours counts as closed. */
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
  // open again before the pause ends
  return { kind: 'closed', opensAt: pausedUntil }
}

/** The state of a kitchen for a dinner that takes the given minutes. */
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

/** Minutes from the order to the guest. */
export interface WaitingRange {
  readonly fromMinutes: number
  readonly toMinutes: number
}

/** Announced minutes are rounded up to a multiple of this. */
const ROUND_TO_MINUTES = 5
/** Average speed of a courier in a town including stops, metres a minute. */
const COURIER_METRES_A_MINUTE = 200
/** Minutes from the kitchen to the street and from the street to the guest's door. */
const DOORS_MINUTES = 8
/** Maximum minutes of a hot dinner's delivery. */
const MAX_ROAD_MINUTES = 120
/** Width of the announced range, per cent. */
const DOUBT_PERCENT = 30

const COOKED_AT_ONCE = 4
/** Minutes added by every two further orders in the queue. */
const MINUTES_OF_QUEUE = 5
/** Maximum minutes of a queue; beyond it kitchens announce a rush or a pause. */
const MAX_QUEUE_MINUTES = 40

/** Rounds up, so that the announced time is not exceeded. */
const rounded = (minutes: number) => Math.ceil(minutes / ROUND_TO_MINUTES) * ROUND_TO_MINUTES

/** Minutes of delivery over a straight-line distance. */
export const roadMinutes = (metres: number): number =>
  Math.min(MAX_ROAD_MINUTES, DOORS_MINUTES + Math.round(metres / COURIER_METRES_A_MINUTE))

/** The announced range: rounded up, including the usual delay. */
export function honestRange(minutes: number): WaitingRange {
  const fromMinutes = rounded(minutes)
  return { fromMinutes, toMinutes: Math.max(fromMinutes + 10, rounded((minutes * (100 + DOUBT_PERCENT)) / 100)) }
}

/** Minutes of waiting behind earlier orders. */
export const queueMinutes = (cooking: number): number =>
  Math.min(MAX_QUEUE_MINUTES, Math.max(0, Math.ceil((cooking - COOKED_AT_ONCE + 1) / 2)) * MINUTES_OF_QUEUE)

/** Minutes until a dinner ordered now is ready. @param cooking orders accepted and not finished */
export const minutesToReady = (pace: KitchenPace, cooking: number, now: Date): number =>
  minutesToCook(pace, now) + queueMinutes(cooking)

/** The range of a dinner that is ready in the given minutes. @param metres null = picked up */
export const waitingRange = (readyMinutes: number, metres: number | null): WaitingRange =>
  honestRange(readyMinutes + (metres === null ? 0 : roadMinutes(metres)))
