/** Limits of callbacks for a customer; seconds. */
export const CALLBACK_LIMITS = { pause: 60, perDay: 5, day: 24 * 3600 } as const

export interface CallbackLog {
  /** Number of calls that the PBX accepted in the last day. */
  readonly lastDay: number
  /** Seconds since the last attempt; null = none within a day. */
  readonly secondsSinceLast: number | null
  /** Seconds since the first call of the last day; null = none. */
  readonly secondsSinceFirst: number | null
}

/** Seconds until the next callback may be requested; 0 = now. */
export function secondsUntilNextCallback({ lastDay, secondsSinceLast, secondsSinceFirst }: CallbackLog): number {
  const afterPause = secondsSinceLast === null ? 0 : CALLBACK_LIMITS.pause - secondsSinceLast
  const afterDay =
    lastDay >= CALLBACK_LIMITS.perDay && secondsSinceFirst !== null ? CALLBACK_LIMITS.day - secondsSinceFirst : 0
  return Math.max(0, Math.ceil(Math.max(afterPause, afterDay)))
}

/** True = the seller answers calls at this local minute. Hours are whole, `toHour` is exclusive. */
export const picksUpAt = (
  minuteOfDay: number,
  hours: { readonly fromHour: number; readonly toHour: number },
): boolean => minuteOfDay >= hours.fromHour * 60 && minuteOfDay < hours.toHour * 60
