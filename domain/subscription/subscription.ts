/** Families of plans; an edition of one (`Start2024Year1`) is a plan. */
export const PLAN_FAMILIES = ['start', 'advanced', 'optimum'] as const
export type PlanFamily = (typeof PLAN_FAMILIES)[number]

/** Partner services a plan may come with. */
export const PARTNER_SERVICES = ['smotreshka'] as const
export type PartnerService = (typeof PARTNER_SERVICES)[number]

/** Online cinemas inside the partner's service; a subscriber has one at a time. */
export const CINEMAS = ['start', 'premier', 'viju', 'amediateka'] as const
export type Cinema = (typeof CINEMAS)[number]

/** Plans whose subscribers have a page of their own. */
const PLANS_WITH_PAGE: ReadonlySet<string> = new Set(['Start2024Year1', 'Advanced2024Year1'])
/** Editions of the programme whose subscribers have it. */
const VERSION_WITH_PAGE = 2

export interface SubscriptionFacts {
  /** The plan's code; null = none runs. */
  readonly plan: string | null
  readonly hasSubscriptionOffer: boolean
  /** Null = none runs. */
  readonly version: number | null
}

/** Whether `/account/subscription` is there for this customer; everybody else gets a 404. */
export const hasSubscriptionPage = (facts: SubscriptionFacts): boolean =>
  facts.hasSubscriptionOffer &&
  facts.version === VERSION_WITH_PAGE &&
  facts.plan !== null &&
  PLANS_WITH_PAGE.has(facts.plan)

export type SubscriptionState = 'active' | 'offered' | 'none'

/** Active while free deliveries are left; offered when there are exactly none; nothing without an offer. */
export function subscriptionState(freeDeliveries: number, hasSubscriptionOffer: boolean): SubscriptionState {
  if (!hasSubscriptionOffer) return 'none'
  return freeDeliveries > 0 ? 'active' : 'offered'
}

/** The same day of the month some months later, or the last one of a shorter month; same hour, UTC. */
export function plusMonths(moment: Date, months: number): Date {
  const there = new Date(moment)
  there.setUTCDate(1)
  there.setUTCMonth(there.getUTCMonth() + months)
  const last = new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth() + 1, 0)).getUTCDate()
  there.setUTCDate(Math.min(moment.getUTCDate(), last))
  return there
}

/** Whole months between the beginning of a subscription and the end of one of its terms. */
export const monthsBetween = (startedAt: Date, end: Date): number =>
  (end.getUTCFullYear() - startedAt.getUTCFullYear()) * 12 + end.getUTCMonth() - startedAt.getUTCMonth()

/** From when another cinema may be chosen: a choice holds for a month. Null = none was chosen yet. */
export const cinemaChangesFrom = (chosenAt: Date | null): Date | null => chosenAt && plusMonths(chosenAt, 1)

/** The number of the month that runs at a moment, 1 = the first; null = before the start, or the term is over. */
export function monthAt(startedAt: Date, endsAt: Date, moment: Date): number | null {
  if (moment < startedAt || moment >= endsAt) return null
  const months =
    (moment.getUTCFullYear() - startedAt.getUTCFullYear()) * 12 + moment.getUTCMonth() - startedAt.getUTCMonth()
  return plusMonths(startedAt, months) > moment ? months : months + 1
}
