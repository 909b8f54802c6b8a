import type { IsoDate } from '../clock/clock.ts'

/** Results of a person's check of a paper. Keys are stored in the database: never rename one, only add. */
export const PAPER_CHECKS = ['waiting', 'accepted', 'refused'] as const
export type PaperCheck = (typeof PAPER_CHECKS)[number]

/** Reasons of a refusal. Keys are stored in the database. */
export const PAPER_REFUSALS = ['unreadable', 'wrongPaper', 'ended', 'anotherCompany', 'incomplete', 'other'] as const
export type PaperRefusal = (typeof PAPER_REFUSALS)[number]

/** Maximum characters of the remark that the seller reads. */
export const MAX_PAPER_REMARK = 500

export const PAPER_STATES = [...PAPER_CHECKS, 'expired'] as const
export type PaperState = (typeof PAPER_STATES)[number]

/** The state of a paper on a day of its seller. @param validTo the last valid day; null = no end */
export const paperState = (check: PaperCheck, validTo: IsoDate | null, today: IsoDate): PaperState =>
  check !== 'refused' && validTo !== null && validTo < today ? 'expired' : check

export const PAPER_MOVES = ['accept', 'refuse'] as const
export type PaperMove = (typeof PAPER_MOVES)[number]

const MOVES: Readonly<Record<PaperState, readonly PaperMove[]>> = {
  waiting: ['accept', 'refuse'],
  accepted: ['refuse'],
  refused: ['accept'],
  expired: [],
}

/** Decisions that are possible now. */
export const paperMovesOf = (state: PaperState): readonly PaperMove[] => MOVES[state]

/**
 * The last day on which an earlier paper of the same kind still counts while its replacement waits for the check; null
 * = it does not count. `9999-12-31` = a paper without an end.
 */
export const coveredTo = ({
  check,
  validTo,
  coveredTo: inherited,
}: {
  readonly check: PaperCheck
  readonly validTo: IsoDate | null
  readonly coveredTo: IsoDate | null
}): IsoDate | null => (check === 'accepted' ? (validTo ?? '9999-12-31') : inherited)

/** Days before the end of a paper at which its seller is notified. */
export const PAPER_REMINDER_DAYS = [30, 7, 1] as const
