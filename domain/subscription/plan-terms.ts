import { type IsoDate, plusDays } from '../clock/clock.ts'
import { type Kopecks, min, share, subtract, ZERO } from '../money/money.ts'

/** Days before the end from which the same plan may be bought again; earlier renewals are refused. */
export const RENEW_WITHIN_DAYS = 30

/** Effects of buying a plan: the first plan, a renewal after its end, or a change that ends the current plan. */
export const PLAN_EFFECTS = ['begin', 'renew', 'change'] as const
export type PlanEffect = (typeof PLAN_EFFECTS)[number]

/** The current subscription, in days of the shop's time zone. */
export interface RunningPlan {
  readonly planCode: string
  /** The first day without the subscription. */
  readonly endsOn: IsoDate
}

/** The effect of buying today; null = the same plan cannot be renewed yet. */
export function planEffectOf(running: RunningPlan | null, planCode: string, today: IsoDate): PlanEffect | null {
  if (!running) return 'begin'
  if (running.planCode !== planCode) return 'change'
  return today >= renewableFrom(running) ? 'renew' : null
}

export const renewableFrom = ({ endsOn }: Pick<RunningPlan, 'endsOn'>): IsoDate => plusDays(endsOn, -RENEW_WITHIN_DAYS)

/** A paid term, in days of the shop's time zone. */
export interface PaidTerm {
  readonly paid: Kopecks
  readonly from: IsoDate
  /** The first day after the term. */
  readonly to: IsoDate
  /** Number of free deliveries of the whole term; `used` = the ones that were used and not returned. */
  readonly deliveries: number
  readonly used: number
}

/**
 * Refund of a term that ends early: the price of unstarted days or of unused free deliveries, whichever is less;
 * rounded down to a kopeck. A term that has not begun is refunded in full.
 */
export function backOfTerm({ paid, from, to, deliveries, used }: PaidTerm, today: IsoDate): Kopecks {
  const days = daysBetween(from, to)
  if (days <= 0) return ZERO
  const begun = today < from ? 0 : Math.min(days, daysBetween(from, today) + 1)
  const byDays = share(paid, days - begun, days)
  const left = Math.max(0, deliveries - used)
  return deliveries === 0 ? byDays : min(byDays, share(paid, left, deliveries))
}

/** The part of the price that is not refunded. */
export const keptOfTerm = (term: PaidTerm, today: IsoDate): Kopecks => subtract(term.paid, backOfTerm(term, today))

const daysBetween = (from: IsoDate, to: IsoDate): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
