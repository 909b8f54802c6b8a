import type { IsoDate } from '../clock/clock.ts'
import { type Kopecks, kopecks } from '../money/money.ts'
import type { PaperParty, PaperPeriod, PaperReference } from './paper-party.ts'

/** A movement between agent and principal, by its document. */
export interface ReconciledMove {
  readonly day: IsoDate
  readonly document: string
  /** Kopecks: above 0 = the agent owes more (sales), below 0 = less (fee, returns, payouts). */
  readonly amount: number
}

export interface ReconciliationFacts {
  readonly number: string
  readonly day: IsoDate
  readonly period: PaperPeriod
  readonly agent: PaperParty
  readonly principal: PaperParty
  readonly contract: PaperReference
  /** Debt of the agent at the beginning; below 0 = the principal owed. */
  readonly opening: number
  readonly moves: readonly ReconciledMove[]
}

interface TwoSides {
  /** Debt of the principal to the agent. */
  readonly debit: number
  /** Debt of the agent to the principal. */
  readonly credit: number
}

/** Act of reconciliation by the agent's books; the principal's columns mirror it and are filled in by the principal. */
export interface Reconciliation extends Omit<ReconciliationFacts, 'moves'> {
  readonly lines: readonly (Omit<ReconciledMove, 'amount'> & TwoSides)[]
  readonly before: TwoSides
  readonly turnover: TwoSides
  readonly after: TwoSides
  readonly closing: number
}

const sides = (owed: number): TwoSides => ({ debit: Math.max(0, -owed), credit: Math.max(0, owed) })

export function reconciliation({ moves, ...facts }: ReconciliationFacts): Reconciliation {
  const lines = [...moves]
    .sort((one, other) => one.day.localeCompare(other.day))
    .map(({ amount, ...move }) => ({ ...move, ...sides(amount) }))
  const turnover = {
    debit: lines.reduce((sum, { debit }) => sum + debit, 0),
    credit: lines.reduce((sum, { credit }) => sum + credit, 0),
  }
  const closing = facts.opening + turnover.credit - turnover.debit
  return { ...facts, lines, turnover, closing, before: sides(facts.opening), after: sides(closing) }
}

export interface HouseholdYearFacts {
  readonly number: string
  readonly day: IsoDate
  readonly year: number
  readonly agent: PaperParty
  readonly principal: PaperParty
  readonly contract: PaperReference
  /** The paper about the household plot; null = none is on file. */
  readonly plot: PaperReference | null
  /** Kopecks; below 0 = the bank returned it. */
  readonly payouts: readonly { readonly day: IsoDate; readonly number: string; readonly sum: number }[]
}

/** Yearly sum of payouts to the owner of a household plot (ЛПХ), kept with the paper about the plot. */
export interface HouseholdYear extends HouseholdYearFacts {
  readonly total: Kopecks
}

/** @throws {RangeError} a payout of another year */
export function householdYear(facts: HouseholdYearFacts): HouseholdYear {
  const foreign = facts.payouts.find(({ day }) => Number(day.slice(0, 4)) !== facts.year)
  if (foreign) throw new RangeError(`a payout of another year: ${foreign.day}`)
  return { ...facts, total: kopecks(facts.payouts.reduce((all, { sum }) => all + sum, 0)) }
}
