import { type Period, periodAt, plusMonths } from './period.ts'

/** Kinds of registers: of an acquirer, of the fiscal operator, the statement of a bank. */
export const REGISTER_KINDS = ['acquirer', 'fiscal', 'bank'] as const
export type RegisterKind = (typeof REGISTER_KINDS)[number]

/** Differences between the books of the market and a register. */
export const DIFFERENCE_PROBLEMS = ['missingHere', 'missingThere', 'otherSum', 'otherDay'] as const
export type DifferenceProblem = (typeof DIFFERENCE_PROBLEMS)[number]

/** Decisions: right as it is, counted in the following period, corrected by an entry of the ledger. */
export const DIFFERENCE_OUTCOMES = ['accepted', 'next', 'correct'] as const
export type DifferenceOutcome = (typeof DIFFERENCE_OUTCOMES)[number]

/** Reasons against the closing of a period, in the order in which they are removed. */
export const CLOSING_OBSTACLES = ['notEnded', 'notNext', 'unread', 'undecided', 'openRuns', 'books'] as const
export type ClosingObstacle = (typeof CLOSING_OBSTACLES)[number]

export interface ClosingFacts {
  readonly period: Period
  readonly now: Date
  /** The latest closed period; null = none yet, so any month may be the first. */
  readonly closed: Period | null
  /** Kinds of registers that the books need and that are not imported. */
  readonly unread: readonly RegisterKind[]
  readonly undecided: number
  /** Payout runs that were begun and have not ended. */
  readonly openRuns: number
  /** The latest check of all books that ended; null = none. */
  readonly checked: { readonly endedAt: Date; readonly problems: number } | null
}

/** Maximum age of the check of the books, hours: it runs every night. */
const CHECK_HOURS = 48

/** Whether a period is over by the calendar. */
const isEnded = (period: Period, now: Date): boolean => period < periodAt(now)

export function closingObstacles(facts: ClosingFacts): readonly ClosingObstacle[] {
  const { period, now, closed, unread, undecided, openRuns, checked } = facts
  const isFresh = checked !== null && now.getTime() - checked.endedAt.getTime() <= CHECK_HOURS * 3_600_000
  const against: Readonly<Record<ClosingObstacle, boolean>> = {
    notEnded: !isEnded(period, now),
    notNext: closed !== null && period !== plusMonths(closed, 1),
    unread: unread.length > 0,
    undecided: undecided > 0,
    openRuns: openRuns > 0,
    books: !isFresh || checked.problems > 0,
  }
  return CLOSING_OBSTACLES.filter((one) => against[one])
}
