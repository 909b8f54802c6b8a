/** How often a customer may have a call ordered; seconds. */
export const CALLBACK_LIMITS = { pause: 60, perDay: 5, day: 24 * 3600 } as const

export interface CallbackLog {
  /** Calls of the last day that the PBX took. */
  readonly lastDay: number
  /** Since the last attempt; null = none in the last day. */
  readonly secondsSinceLast: number | null
  /** Since the first of the last day's calls; null = none. */
  readonly secondsSinceFirst: number | null
}

/** Seconds until the next call may be ordered; 0 = now. */
export function secondsUntilNextCallback({ lastDay, secondsSinceLast, secondsSinceFirst }: CallbackLog): number {
  const afterPause = secondsSinceLast === null ? 0 : CALLBACK_LIMITS.pause - secondsSinceLast
  const afterDay =
    lastDay >= CALLBACK_LIMITS.perDay && secondsSinceFirst !== null ? CALLBACK_LIMITS.day - secondsSinceFirst : 0
  return Math.max(0, Math.ceil(Math.max(afterPause, afterDay)))
}

/** Does the seller pick up at this minute of their day? Hours are whole, `toHour` is not counted. */
export const picksUpAt = (
  minuteOfDay: number,
  hours: { readonly fromHour: number; readonly toHour: number },
): boolean => minuteOfDay >= hours.fromHour * 60 && minuteOfDay < hours.toHour * 60
