import type { ShipmentState, ShipmentStep } from './shipment-state.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
/** The carrier is asked about a shipment no longer than that, days: then its seller knows more. */
export const MAX_DAYS_WATCHED = 60

/** How often a parcel is asked about whose webhook may have been lost, seconds. */
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
/** The first answer comes in seconds; then ever more seldom, ten minutes apart at most. */
const FIRST_SECONDS = 3
const LONGEST_WAIT = 10 * MINUTE
/** So many shipments are not asked about at one moment: each its own part later, a fifth at most. */
const SPREAD = 0.2

/**
 * When a shipment is asked about next, seconds from now.
 * @param tries how often it was asked since it last moved
 * @param spread its own share of the spread, from 0 to below 1
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
