import type { Clock } from './clock.ts'

/**
 * The machine's clock, set `shiftMs` ahead (behind when negative) and going on from there. The only place that reads
 * it: a guard finds the others.
 */
export const machineClock =
  (shiftMs = 0): Clock =>
  () =>
    new Date(Date.now() + shiftMs)

/** The machine's clock in milliseconds since the epoch. */
export const machineMs = (): number => Date.now()
