import { type Kopecks, ZERO } from '../money/money.ts'

/**
 * States of a refund that the seller owes outside a gateway for money they took themselves. `owed`: not made yet;
 * `paid`: the seller reports that it was made; `disputed`: the customer reports that it did not arrive, so it is still
 * owed.
 */
export const DEBT_STATES = ['owed', 'paid', 'disputed'] as const
export type DebtState = (typeof DEBT_STATES)[number]

/** Ways of a seller's refund: transfer by telephone (СБП), cash, or transfer to the payer's card or account. */
export const REPAY_WAYS = ['sbp', 'cash', 'card'] as const
export type RepayWay = (typeof REPAY_WAYS)[number]

/** Days within which a refund is due: the law on consumer protection, article 22. */
export const REPAY_DAYS = 10
/** Days before the due date on which the seller is reminded. */
const REPAY_REMIND_DAYS = 3
/** Days within which the customer may report that the refund did not arrive. */
const DISPUTE_DAYS = 30

const DAY_MS = 86_400_000
const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY_MS)

/** The due date of a refund requested at `demandedAt`. */
export const repayBefore = (demandedAt: Date): Date => daysAfter(demandedAt, REPAY_DAYS)

/** Times of the seller's reminders: some days before the due date, and the due date. */
export const repayReminders = (dueAt: Date): readonly Date[] => [daysAfter(dueAt, -REPAY_REMIND_DAYS), dueAt]

export const isOwing = (state: DebtState): boolean => state !== 'paid'

interface Debt {
  readonly state: DebtState
  readonly dueAt: Date
}
export const isRepayLate = ({ state, dueAt }: Debt, now: Date): boolean => isOwing(state) && dueAt < now

/** True = the customer may still report that the refund did not arrive; once per debt. */
export const mayDispute = (
  { state, paidAt, disputedAt }: { state: DebtState; paidAt: Date | null; disputedAt: Date | null },
  now: Date,
): boolean => state === 'paid' && disputedAt === null && paidAt !== null && daysAfter(paidAt, DISPUTE_DAYS) >= now

/** Money that the seller took, the part of it that the order costs, and its debts, including paid ones. */
export interface MoneyByHand {
  readonly taken: Kopecks
  /** Part of `taken` that pays for the order in its current state. */
  readonly toKeep: Kopecks
  readonly debts: readonly { readonly id: number; readonly amount: Kopecks; readonly state: DebtState }[]
}

export interface DebtChange {
  /** Sum owed in addition, kopecks. */
  readonly added: Kopecks
  /** New amounts of debts that decrease because the total rose again, newest first; 0 = cancelled. */
  readonly lowered: readonly { readonly id: number; readonly amount: Kopecks }[]
}

/** Changes of an order's debts that follow from its price. `debts` are sorted by creation. */
export function debtChange({ taken, toKeep, debts }: MoneyByHand): DebtChange {
  const known = debts.reduce((sum, { amount }) => sum + amount, 0)
  const wanted = Math.max(0, taken - toKeep)
  if (wanted >= known) return { added: (wanted - known) as Kopecks, lowered: [] }
  let rest = known - wanted
  const lowered = debts
    .filter(({ state }) => isOwing(state))
    .toReversed()
    .flatMap(({ id, amount }) => {
      const less = Math.min(rest, amount)
      rest -= less
      return less > 0 ? [{ id, amount: (amount - less) as Kopecks }] : []
    })
  return { added: ZERO, lowered }
}
