/** Maximum alerts checked per run; the remaining ones are checked in the next minute. */
export const ALERTS_AT_ONCE = 200
/** Interval of checks for products in stock that do not reach the place. */
export const LOOK_AGAIN_MS = 10 * 60_000
