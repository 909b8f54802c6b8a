import { type IsoDate, plusDays } from '../clock/clock.ts'
import type { AgencyPaper } from './paper-number.ts'
import { OBJECTION_DAYS, objectionsUntil, reportStateOn } from './report-acceptance.ts'

/**
 * State of a stored paper. `waiting`: the seller may object; `objected`: the office has to answer; `answered`: it has
 * answered, and the paper stays; `corrected`: another paper replaces it; `issued`: nobody has to agree with it.
 */
export const PAPER_STATES = ['waiting', 'accepted', 'objected', 'answered', 'corrected', 'issued'] as const
export type PaperState = (typeof PAPER_STATES)[number]

/** Longest text of an objection and of its answer, characters. */
export const MAX_PAPER_TEXT = 2_000

export interface PaperFacts {
  readonly kind: AgencyPaper
  /** Day on which the paper lay in the cabinet. */
  readonly shownOn: IsoDate
  readonly acceptedOn: IsoDate | null
  readonly objectedOn: IsoDate | null
  readonly isAnswered: boolean
  readonly isCorrected: boolean
}

const answerOf = ({ shownOn, acceptedOn, objectedOn }: PaperFacts) => ({
  ...{ deliveredOn: shownOn, acceptedOn, objectedOn, objectionDays: OBJECTION_DAYS },
})

export function paperStateOn(today: IsoDate, paper: PaperFacts): PaperState {
  if (paper.isCorrected) return 'corrected'
  if (paper.kind === 'householdYear') return 'issued'
  if (paper.objectedOn !== null && paper.isAnswered) return 'answered'
  const state = reportStateOn(today, answerOf(paper))
  return state === 'sent' ? 'waiting' : state
}

/** The last day for an objection; null = no longer, or not to this paper. */
export const mayObjectUntil = (today: IsoDate, paper: PaperFacts): IsoDate | null =>
  paperStateOn(today, paper) === 'waiting' ? objectionsUntil(answerOf(paper)) : null

/** Months and years of papers. */
export const isPaperMonth = (period: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(period)
export const isPaperYear = (period: string): boolean => /^\d{4}$/.test(period)

/** First and last day of a month or a year. @throws {RangeError} neither of both */
export function daysOfPeriod(period: string): { readonly from: IsoDate; readonly to: IsoDate } {
  if (isPaperYear(period)) return { from: `${period}-01-01`, to: `${period}-12-31` }
  if (!isPaperMonth(period)) throw new RangeError(`not a month: ${period}`)
  const last = new Date(Date.UTC(Number(period.slice(0, 4)), Number(period.slice(5)), 0)).getUTCDate()
  return { from: `${period}-01`, to: `${period}-${last}` }
}

/** The month before the one of a day. */
export const lastMonthOf = (day: IsoDate): string => plusDays(`${day.slice(0, 8)}01`, -1).slice(0, 7)

/** True = the period has ended, so that its papers may be formed. */
export const hasEnded = (period: string, today: IsoDate): boolean => daysOfPeriod(period).to < today
