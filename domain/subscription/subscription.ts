/** Plan families; an edition of a family (`Start2024Year1`) is a plan. */
export const PLAN_FAMILIES = ['start', 'advanced', 'optimum'] as const
export type PlanFamily = (typeof PLAN_FAMILIES)[number]

export const PARTNER_SERVICES = ['smotreshka'] as const
export type PartnerService = (typeof PARTNER_SERVICES)[number]

/** Online cinemas of the partner's service; a subscriber has one at a time. */
export const CINEMAS = ['start', 'premier', 'viju', 'amediateka'] as const
export type Cinema = (typeof CINEMAS)[number]

/** Editions of these families have a subscription page; a code begins with its family. */
const WITH_PAGE = /^(Start|Advanced)/
/** Version of the programme with a subscription page. */
const VERSION_WITH_PAGE = 2

export interface SubscriptionFacts {
  /** Code of the plan; null = none. */
  readonly plan: string | null
  readonly hasSubscriptionOffer: boolean
  /** Version of the programme; null = none. */
  readonly version: number | null
}

/** True = the customer has the page `/account/subscription`; for others it answers 404. */
export const hasSubscriptionPage = (facts: SubscriptionFacts): boolean =>
  facts.hasSubscriptionOffer && facts.version === VERSION_WITH_PAGE && facts.plan !== null && WITH_PAGE.test(facts.plan)

export type SubscriptionState = 'active' | 'offered' | 'none'

/** State of a subscription: active while free deliveries are left, offered with exactly 0, none without an offer. */
export function subscriptionState(freeDeliveries: number, hasSubscriptionOffer: boolean): SubscriptionState {
  if (!hasSubscriptionOffer) return 'none'
  return freeDeliveries > 0 ? 'active' : 'offered'
}

/** The same day and hour a number of months later, UTC, or the last day of a shorter month. */
export function plusMonths(moment: Date, months: number): Date {
  const there = new Date(moment)
  there.setUTCDate(1)
  there.setUTCMonth(there.getUTCMonth() + months)
  const last = new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth() + 1, 0)).getUTCDate()
  there.setUTCDate(Math.min(moment.getUTCDate(), last))
  return there
}

/** Whole months from the start of a subscription to the end of one of its terms. */
export const monthsBetween = (startedAt: Date, end: Date): number =>
  (end.getUTCFullYear() - startedAt.getUTCFullYear()) * 12 + end.getUTCMonth() - startedAt.getUTCMonth()

/** Time from which another cinema may be chosen: a choice lasts a month. Null = no choice yet. */
export const cinemaChangesFrom = (chosenAt: Date | null): Date | null => chosenAt && plusMonths(chosenAt, 1)

/** Number of the month that contains a moment, 1 = the first; null = outside the term. */
export function monthAt(startedAt: Date, endsAt: Date, moment: Date): number | null {
  if (moment < startedAt || moment >= endsAt) return null
  const months =
    (moment.getUTCFullYear() - startedAt.getUTCFullYear()) * 12 + moment.getUTCMonth() - startedAt.getUTCMonth()
  return plusMonths(startedAt, months) > moment ? months : months + 1
}

/** Code of an edition of a plan made at a moment: `StartMbq0x4f2k`. */
export const planCodeOf = (family: PlanFamily, at: Date): string =>
  `${family[0]?.toUpperCase()}${family.slice(1)}M${at.getTime().toString(36)}`
