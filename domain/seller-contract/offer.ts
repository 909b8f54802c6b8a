import { type IsoDate, plusDays } from '../clock/clock.ts'

/** Days between the notice of new terms of the market's offer and the day from which they apply. */
export const OFFER_WARNING_DAYS = { worse: 45, other: 15 } as const

/** The first day on which new terms may apply when sellers are notified today. */
export const firstDayOfTerms = (today: IsoDate, isWorse: boolean): IsoDate =>
  plusDays(today, isWorse ? OFFER_WARNING_DAYS.worse : OFFER_WARNING_DAYS.other)

/** Versions of the market's offer to sellers. */
export interface OfferVersions {
  /** Published versions whose acceptance counts now; empty = the market requires none. */
  readonly counted: readonly number[]
  /** The version that will require acceptance from a day; null = none is announced. */
  readonly planned: { readonly version: number; readonly from: IsoDate } | null
}

export interface OfferStanding {
  /** True = the seller may not take new orders before accepting. */
  readonly isMissing: boolean
  /** The day from which sales stop unless the announced version is accepted; null = nothing to accept. */
  readonly acceptBy: IsoDate | null
}

/** The offer as a seller stands to it. @param accepted versions that the seller has accepted */
export const offerStanding = ({ counted, planned }: OfferVersions, accepted: readonly number[]): OfferStanding => ({
  isMissing: counted.length > 0 && !counted.some((version) => accepted.includes(version)),
  acceptBy: planned && !accepted.includes(planned.version) ? planned.from : null,
})

/** Days before the day of new terms on which sellers who have not accepted are reminded. */
const REMINDER_DAYS = [7, 1] as const

/** The latest reminder that is due; null = none yet. */
export const dueReminder = (today: IsoDate, from: IsoDate): number | null =>
  REMINDER_DAYS.findLast((days) => plusDays(today, days) >= from) ?? null
