import { type Kopecks, ZERO } from '../money/money.ts'

/**
 * Money the seller took without a gateway and has to give back by hand. `owed`: it is with the seller; `paid`: the
 * seller says that it is given back; `disputed`: the customer says that it did not come, so it is owed still.
 */
export const DEBT_STATES = ['owed', 'paid', 'disputed'] as const
export type DebtState = (typeof DEBT_STATES)[number]

/** How a seller gives it back: a transfer to the telephone (СБП), by hand, or to the card or account it came from. */
export const REPAY_WAYS = ['sbp', 'cash', 'card'] as const
export type RepayWay = (typeof REPAY_WAYS)[number]

/** Days in which a customer's demand for money is met: the law on consumer protection, article 22. */
export const REPAY_DAYS = 10
/** Days before the end in which the seller is reminded. */
const REPAY_REMIND_DAYS = 3
/** Days in which the customer may say that the money did not come. */
const DISPUTE_DAYS = 30

const DAY_MS = 86_400_000
const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY_MS)

/** Until when the money is given back that was asked for at `demandedAt`. */
export const repayBefore = (demandedAt: Date): Date => daysAfter(demandedAt, REPAY_DAYS)

/** When the seller is reminded of it: some days before, and when the time is over. */
export const repayReminders = (dueAt: Date): readonly Date[] => [daysAfter(dueAt, -REPAY_REMIND_DAYS), dueAt]

export const isOwing = (state: DebtState): boolean => state !== 'paid'

interface Debt {
  readonly state: DebtState
  readonly dueAt: Date
}
export const isRepayLate = ({ state, dueAt }: Debt, now: Date): boolean => isOwing(state) && dueAt < now

/** May the customer still say that the money did not come? Once for each debt. */
export const mayDispute = (
  { state, paidAt, disputedAt }: { state: DebtState; paidAt: Date | null; disputedAt: Date | null },
  now: Date,
): boolean => state === 'paid' && disputedAt === null && paidAt !== null && daysAfter(paidAt, DISPUTE_DAYS) >= now

/** What the seller took and is to keep, and what of it is owed or was given back already. */
export interface MoneyByHand {
  readonly taken: Kopecks
  /** What of it the order, as it stands, is paid with. */
  readonly toKeep: Kopecks
  readonly debts: readonly { readonly id: number; readonly amount: Kopecks; readonly state: DebtState }[]
}

export interface DebtChange {
  /** Owed on top. */
  readonly added: Kopecks
  /** Debts that are smaller, since the order costs more again; the newest first, nothing = it is gone. */
  readonly lowered: readonly { readonly id: number; readonly amount: Kopecks }[]
}

/** How the debts of an order follow what it costs. Debts are in the order they arose. */
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
