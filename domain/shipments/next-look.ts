import type { ShipmentState, ShipmentStep } from './shipment-state.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
/** Maximum days of checking a shipment at the carrier; after that only its seller can find out more. */
export const MAX_DAYS_WATCHED = 60

/** Seconds between checks of a parcel, in case its webhook was lost. */
const EVERY: Readonly<Record<ShipmentState, number>> = {
  made: 4 * HOUR,
  accepted: 4 * HOUR,
  travelling: 3 * HOUR,
  arrived: 2 * HOUR,
  waiting: 3 * HOUR,
  withCourier: HOUR,
  returning: 6 * HOUR,
  returnWaiting: 6 * HOUR,
  returned: 0,
  delivered: 0,
  removed: 0,
}
/** Seconds to the first answer, and the maximum interval of its checks. */
const FIRST_SECONDS = 3
const LONGEST_WAIT = 10 * MINUTE
/** Maximum share by which checks are delayed, so that they do not coincide. */
const SPREAD = 0.2

/**
 * Seconds until the next check of a shipment. @param tries checks since the last change @param spread the shipment's
 * share of the random delay, from 0 to below 1
 */
export function secondsToNextLook(
  { step, state, tries }: { readonly step: ShipmentStep; readonly state: ShipmentState | null; readonly tries: number },
  spread: number,
): number {
  const isAwaited = step === 'ordering' || step === 'callingOff'
  const base = isAwaited
    ? Math.min(LONGEST_WAIT, FIRST_SECONDS * 2 ** Math.min(tries, 10))
    : Math.max(FIRST_SECONDS, EVERY[state ?? 'made'])
  return Math.ceil(base * (1 + SPREAD * spread))
}
