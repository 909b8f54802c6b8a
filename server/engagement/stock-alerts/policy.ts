/** Alerts looked at in one go; the rest waits for the next minute. */
export const ALERTS_AT_ONCE = 200
/** Goods that are there but do not reach the place are looked at again after so long. */
export const LOOK_AGAIN_MS = 10 * 60_000
