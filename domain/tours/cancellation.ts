import { type Kopecks, share, subtract } from '../money/money.ts'
import type { CancellationStep } from './tour.ts'

const HOUR = 3_600_000

/** Per cent of the paid sum that comes back when somebody cancels now. Later than the last step: nothing. */
export function backPercentAt(steps: readonly CancellationStep[], startsAt: Date, now: Date): number {
  const left = startsAt.getTime() - now.getTime()
  const reached = steps.filter(({ hoursBefore }) => left >= hoursBefore * HOUR)
  return Math.max(0, ...reached.map(({ backPercent }) => backPercent))
}

/** One row of the table as a date shows it: until when, and what comes back then. */
export interface CancellationRow {
  /** Null = until the start. */
  readonly until: Date | null
  readonly hoursBefore: number
  readonly backPercent: number
}

/** The table of a date, from the earliest time on; the last row says what is left of it until the start. */
export function cancellationTable(steps: readonly CancellationStep[], startsAt: Date): CancellationRow[] {
  const rows = steps
    .toSorted((a, b) => b.hoursBefore - a.hoursBefore)
    .map(({ hoursBefore, backPercent }) => ({
      until: new Date(startsAt.getTime() - hoursBefore * HOUR),
      hoursBefore,
      backPercent,
    }))
  const isWholeTime = rows.at(-1)?.hoursBefore === 0
  return isWholeTime ? rows : [...rows, { until: null, hoursBefore: 0, backPercent: 0 }]
}

/** What of a paid sum is kept at so many per cent back: the customer's part is rounded up to their good. */
export const keptOf = (paid: Kopecks, backPercent: number): Kopecks => share(paid, 100 - backPercent, 100)

/** What comes back of a paid sum. */
export const backOf = (paid: Kopecks, backPercent: number): Kopecks => subtract(paid, keptOf(paid, backPercent))
