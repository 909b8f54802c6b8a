import type { Clock } from './clock.ts'

/** The machine's clock shifted by `shiftMs`. This is the only place that reads it; a guard enforces that. */
export const machineClock =
  (shiftMs = 0): Clock =>
  () =>
    new Date(Date.now() + shiftMs)

export const machineMs = (): number => Date.now()
