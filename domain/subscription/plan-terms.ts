import { type IsoDate, plusDays } from '../clock/clock.ts'
import { type Kopecks, min, share, subtract, ZERO } from '../money/money.ts'

/** So many days before the end the same plan is bought once more; sooner nobody is asked for the money of next year. */
export const RENEW_WITHIN_DAYS = 30

/** What buying a plan does: nothing runs, the same one goes on after its end, or another one is ended for it. */
export const PLAN_EFFECTS = ['begin', 'renew', 'change'] as const
export type PlanEffect = (typeof PLAN_EFFECTS)[number]

/** The subscription that runs, in days of the shop. */
export interface RunningPlan {
  readonly planCode: string
  /** The first day without it. */
  readonly endsOn: IsoDate
}

/** What buying does today; null = the same plan runs and may not be renewed yet. */
export function planEffectOf(running: RunningPlan | null, planCode: string, today: IsoDate): PlanEffect | null {
  if (!running) return 'begin'
  if (running.planCode !== planCode) return 'change'
  return today >= renewableFrom(running) ? 'renew' : null
}

/** From when the same plan may be bought once more. */
export const renewableFrom = ({ endsOn }: Pick<RunningPlan, 'endsOn'>): IsoDate => plusDays(endsOn, -RENEW_WITHIN_DAYS)

/** A term that was paid for, in days of the shop. */
export interface PaidTerm {
  readonly paid: Kopecks
  readonly from: IsoDate
  /** The first day after it. */
  readonly to: IsoDate
  /** Free deliveries of the whole term, and those of it that were used and not given back. */
  readonly deliveries: number
  readonly used: number
}

/**
 * What comes back of a term that is ended on a day: the price of the days that were not begun, or of the free deliveries
 * that were not used, whichever is less; rounded down to a kopeck. A term that has not begun comes back whole.
 */
export function backOfTerm({ paid, from, to, deliveries, used }: PaidTerm, today: IsoDate): Kopecks {
  const days = daysBetween(from, to)
  if (days <= 0) return ZERO
  const begun = today < from ? 0 : Math.min(days, daysBetween(from, today) + 1)
  const byDays = share(paid, days - begun, days)
  const left = Math.max(0, deliveries - used)
  return deliveries === 0 ? byDays : min(byDays, share(paid, left, deliveries))
}

/** What stays paid of it. */
export const keptOfTerm = (term: PaidTerm, today: IsoDate): Kopecks => subtract(term.paid, backOfTerm(term, today))

const daysBetween = (from: IsoDate, to: IsoDate): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
