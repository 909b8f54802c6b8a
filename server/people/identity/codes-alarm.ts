import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import { codesForUnknown } from '@okolitsa/domain/identity/code-limits.ts'

/** Share of the hourly limit for unknown phones above which a warning is logged. */
const WARNING_SHARE = 0.8
/** Minimum time between two warnings, ms. */
const QUIET_MS = 10 * 60_000

export interface CodesAlarm {
  readonly log: {
    warn(facts: object, text: string): void
    error(facts: object, text: string): void
  }
  readonly codesPerHour: number
  readonly clock: Clock
}

/** Logs a warning when unusually many codes are requested, because an attacker may be flooding phones with messages. */
export function createCodesAlarm({ log, codesPerHour, clock }: CodesAlarm) {
  let loggedAt = { warn: 0, error: 0 }
  const say = (level: 'warn' | 'error', codesOfHour: number, text: string) => {
    const now = clock().getTime()
    if (now - loggedAt[level] < QUIET_MS) return
    loggedAt = { ...loggedAt, [level]: now }
    log[level]({ codesOfHour, codesPerHour }, text)
  }
  return {
    look(codesOfHour: number): void {
      if (codesOfHour >= codesForUnknown(codesPerHour))
        say('error', codesOfHour, 'no more sign-in codes for strangers this hour')
      else if (codesOfHour >= codesForUnknown(codesPerHour) * WARNING_SHARE)
        say('warn', codesOfHour, 'sign-in codes are running out')
    },
  }
}
