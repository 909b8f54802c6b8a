import type { Periods } from '../../people/office/ports.ts'

/** Periods of the books. */
export type ClosingService = Periods
