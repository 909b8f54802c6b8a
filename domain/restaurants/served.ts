import { type OpeningState, openingState, type WeeklySpan } from './opening-hours.ts'

/** Serving hours of dishes such as breakfasts or lunches of weekdays. */
export type ServedHours = WeeklySpan

/** A stop of a dish by the kitchen; `until` null = until it is resumed. */
export interface Stop {
  readonly until: Date | null
}

export const isStopped = (stop: Stop | null, now: Date): stop is Stop =>
  stop !== null && (stop.until === null || stop.until > now)

/** State of serving hours; null hours = always. */
export const servedState = (served: ServedHours | null, timeZone: string, now: Date): OpeningState =>
  served === null ? { isOpen: true, until: null } : openingState({ timeZone, week: [served], exceptions: [] }, now)

/** Reasons against ordering a dish now: it is stopped, or outside its serving hours. */
export type DishObstacle =
  | { readonly kind: 'stopped'; readonly until: Date | null }
  | { readonly kind: 'notServed'; readonly servedAt: Date | null }

/** The reason against cooking a dish now; null = none. Its own hours take precedence over its section's. */
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
