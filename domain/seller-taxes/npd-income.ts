import type { Kopecks } from '../money/money.ts'

/**
 * States of an income of a self-employed seller. `due`, `canceling`: a job asks the tax service; `registered`: there is
 * a receipt; `asked`, `given`: the seller issues the receipt and sends its link; `cancelled`, `outdated`: another sum took
 * its place. The last two are closed, and an order has at most one open income.
 */
export const NPD_INCOME_STATES = ['due', 'registered', 'canceling', 'cancelled', 'asked', 'given', 'outdated'] as const
export type NpdIncomeState = (typeof NPD_INCOME_STATES)[number]

export interface OpenIncome {
  readonly state: NpdIncomeState
  readonly amount: Kopecks
}

export interface IncomeStep {
  /** The new state of the open income; null = it stays. */
  readonly move: 'canceling' | 'outdated' | null
  /** A new income of this sum; null = none. */
  readonly create: Kopecks | null
}

const STAYS: IncomeStep = { move: null, create: null }

/**
 * The next step of an order's income, given the money that came through the market. An income that is being registered or
 * cancelled is left to its end, because the tax service may have it already; the next step follows then. The own receipt of
 * a seller is replaced at once.
 * @param income goods and own delivery less money that the seller took, kopecks; a discount of the market is income
 */
export function nextIncomeStep(income: number, open: OpenIncome | null): IncomeStep {
  const due = Math.max(0, income) as Kopecks
  const create = due > 0 ? due : null
  if (!open) return { move: null, create }
  if (open.amount === due || open.state === 'due' || open.state === 'canceling') return STAYS
  return open.state === 'registered' ? { move: 'canceling', create: null } : { move: 'outdated', create }
}

/** Minutes until the next attempt after `attempts` without an answer. */
export const retryMinutes = (attempts: number): number => Math.min(60, 2 ** Math.min(attempts, 6))

/** The tax service's receipt as a link. */
export const MAX_RECEIPT_LINK = 300
export const isReceiptLink = (link: string): boolean =>
  link.length <= MAX_RECEIPT_LINK && /^https:\/\/(lknpd|lkfl2?|npd)\.nalog\.ru\/\S+$/.test(link)
