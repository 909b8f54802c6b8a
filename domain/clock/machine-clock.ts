import type { Clock } from './clock.ts'

/** The machine's clock shifted by `shiftMs`. A guard forbids reading that clock anywhere else. */
export const machineClock =
  (shiftMs = 0): Clock =>
  () =>
    new Date(Date.now() + shiftMs)

export const machineMs = (): number => Date.now()
