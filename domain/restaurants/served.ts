import { type OpeningState, openingState, type WeeklySpan } from './opening-hours.ts'

/** A part of the day in which something is served: breakfasts, lunches of weekdays. */
export type ServedHours = WeeklySpan

/** Out of stock by the kitchen's word. `until` null = until the kitchen says otherwise. */
export interface Stop {
  readonly until: Date | null
}

/** Has the kitchen run out of it? */
export const isStopped = (stop: Stop | null, now: Date): stop is Stop =>
  stop !== null && (stop.until === null || stop.until > now)

/** Is it served at the moment, till when; if not, when next? Null hours = always. */
export const servedState = (served: ServedHours | null, timeZone: string, now: Date): OpeningState =>
  served === null ? { isOpen: true, until: null } : openingState({ timeZone, week: [served], exceptions: [] }, now)

/** Why a dish can not be ordered at a moment: the kitchen is out of it, or it is not its part of the day. */
export type DishObstacle =
  | { readonly kind: 'stopped'; readonly until: Date | null }
  | { readonly kind: 'notServed'; readonly servedAt: Date | null }

/** What keeps a dish from being cooked at a moment; null = nothing. Its own hours go before its section's. */
export function dishObstacle(
  dish: {
    readonly stop: Stop | null
    readonly served: ServedHours | null
    readonly sectionServed: ServedHours | null
  },
  timeZone: string,
  now: Date,
): DishObstacle | null {
  if (isStopped(dish.stop, now)) return { kind: 'stopped', until: dish.stop.until }
  const state = servedState(dish.served ?? dish.sectionServed, timeZone, now)
  return state.isOpen ? null : { kind: 'notServed', servedAt: state.opensAt }
}
