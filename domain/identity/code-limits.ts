/**
 * How often a one-time code may be sent and tried (spec 9). Times in seconds.
 */
export const CODE_LIMITS = {
  lifetime: 300,
  attempts: 5,
  perPhonePerHour: 5,
  perPhonePerDay: 10,
  perAddressPerHour: 30,
  /** Wrong codes from one address, whichever phones they are for. */
  wrongPerAddressPerHour: 60,
} as const

/** The pause before the next code grows with every code of the last hour; the first one is the spec's 30 s. */
const RESEND_DELAYS = [30, 30, 60, 120, 300] as const

export interface SendLog {
  /** Codes sent to this phone within the last hour and day, and from this network address within the last hour. */
  readonly phoneLastHour: number
  readonly phoneLastDay: number
  readonly addressLastHour: number
  /** Seconds since the last code to this phone, null when there was none in the last day. */
  readonly secondsSinceLast: number | null
}

/** Seconds the phone must still wait for its next code; 0 = it may be sent now. */
export function secondsUntilNextCode(log: SendLog): number {
  if (log.phoneLastDay >= CODE_LIMITS.perPhonePerDay) return 24 * 3600
  if (log.phoneLastHour >= CODE_LIMITS.perPhonePerHour || log.addressLastHour >= CODE_LIMITS.perAddressPerHour)
    return 3600
  if (log.secondsSinceLast === null) return 0
  return Math.max(0, Math.ceil(resendDelay(log.phoneLastHour) - log.secondsSinceLast))
}

/** The pause after the `sent`-th code of the hour (from 1). */
export function resendDelay(sent: number): number {
  return RESEND_DELAYS[Math.min(Math.max(sent, 1), RESEND_DELAYS.length) - 1] as number
}
