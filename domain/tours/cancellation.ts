import { type Kopecks, share, subtract } from '../money/money.ts'
import type { CancellationStep } from './tour.ts'

const HOUR = 3_600_000

/** Refund of a cancellation now, per cent of the paid sum; 0 after the last step. */
export function backPercentAt(steps: readonly CancellationStep[], startsAt: Date, now: Date): number {
  const left = startsAt.getTime() - now.getTime()
  const reached = steps.filter(({ hoursBefore }) => left >= hoursBefore * HOUR)
  return Math.max(0, ...reached.map(({ backPercent }) => backPercent))
}

/** A row of a date's cancellation terms: the deadline and the refund. */
export interface CancellationRow {
  /** Deadline of the row; null = until the start. */
  readonly until: Date | null
  readonly hoursBefore: number
  readonly backPercent: number
}

/** Cancellation terms of a date, earliest deadline first; the last row applies until the start. */
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

/** The retained part of a payment; the customer's part is rounded up. */
export const retainedAmount = (paid: Kopecks, backPercent: number): Kopecks => share(paid, 100 - backPercent, 100)

/** The refunded part of a payment. */
export const backOf = (paid: Kopecks, backPercent: number): Kopecks => subtract(paid, retainedAmount(paid, backPercent))
