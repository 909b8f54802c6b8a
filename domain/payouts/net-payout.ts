import { type IsoDate, plusDays } from '../clock/clock.ts'
import { add, type Kopecks, kopecks, min, share, subtract, ZERO } from '../money/money.ts'
import { NPD_HOLDS } from './npd-hold.ts'

/** Age, days, after which a debt may take more than half of a payout. */
export const OLD_DEBT_DAYS = 30

/** Reasons to pay a seller nothing now; the money stays on the balance. */
export const PAYOUT_STOPS = [
  'requisites',
  'requisitesChanged',
  'returned',
  'contract',
  'suspended',
  'noProvider',
  ...NPD_HOLDS,
] as const
export type PayoutStop = (typeof PAYOUT_STOPS)[number]

export interface Debt {
  readonly id: number
  /** Day on which the debt arose. */
  readonly since: IsoDate
  readonly amount: Kopecks
}

/** Why a seller is paid nothing in a run: a stop, or what the sums come to. */
export const PAYOUT_REASONS = [...PAYOUT_STOPS, 'owes', 'held', 'belowMinimum', 'debts', 'nothing'] as const

/** One seller in a run. */
export interface SellerDue {
  readonly organizationId: number
  /** Settled orders whose claim time is over, less fees and refunds, kopecks; negative = refunds exceed sales. */
  readonly payable: number
  /** Part of it under a dispute or a hold of the office. */
  readonly held: Kopecks
  /** Amount that has to stay on the balance as a reserve. */
  readonly reserve: Kopecks
  /** Earlier debts: fees of cash orders, refunds after a payout. */
  readonly debts: readonly Debt[]
  readonly stops: readonly PayoutStop[]
  /** Maximum of one payout by its destination; absent = none. The rest stays on the balance. */
  readonly ceiling?: Kopecks
}

export interface PayoutRules {
  readonly today: IsoDate
  /** A smaller sum waits for the next run. */
  readonly minimum: Kopecks
}

/** Division of `payable`: it equals paid + taken + held + reserved + carried − owed. */
export interface NetPayout {
  readonly organizationId: number
  readonly paid: Kopecks
  /** Debts settled by this payout, each with the amount taken, the oldest first. */
  readonly taken: readonly Debt[]
  readonly takenSum: Kopecks
  readonly held: Kopecks
  readonly reserved: Kopecks
  /** Stays on the balance until a later run. */
  readonly carried: Kopecks
  /** New debt of the seller: the negative of `payable`. */
  readonly owed: Kopecks
  /** Reason why nothing is paid; null = something is. */
  readonly reason: (typeof PAYOUT_REASONS)[number] | null
}

const sumOf = (debts: readonly Debt[]): Kopecks => add(...debts.map(({ amount }) => amount))

function takeDebts(debts: readonly Debt[], limit: Kopecks): Debt[] {
  let left = limit
  return debts.flatMap((debt) => {
    const amount = min(left, debt.amount)
    left = subtract(left, amount)
    return amount > ZERO ? [{ ...debt, amount }] : []
  })
}

/**
 * Divides what a seller is due. Debts take at most half of a payout, the oldest first; debts older than 30 days may take
 * all of it and count towards the half. A payout below the minimum is not made and takes only the old debts, so that
 * repeated runs do not take halves of the same money.
 */
export function netPayout(due: SellerDue, { today, minimum }: PayoutRules): NetPayout {
  const { organizationId, payable, debts, stops } = due
  const nothing = { organizationId, paid: ZERO, taken: [], takenSum: ZERO, held: ZERO, reserved: ZERO, carried: ZERO }
  if (payable <= 0) return { ...nothing, owed: kopecks(0 - payable), reason: payable < 0 ? 'owes' : 'nothing' }
  const [stop] = stops
  if (stop !== undefined) return { ...nothing, carried: kopecks(payable), owed: ZERO, reason: stop }
  const held = min(kopecks(payable), due.held)
  const reserved = min(subtract(kopecks(payable), held), due.reserve)
  const free = kopecks(payable - held - reserved)
  const kept = { organizationId, held, reserved, owed: ZERO }

  const inOrder = debts.toSorted((one, other) =>
    one.since < other.since ? -1 : one.since > other.since ? 1 : one.id - other.id,
  )
  const isOld = ({ since }: Debt) => plusDays(since, OLD_DEBT_DAYS) < today
  const old = takeDebts(inOrder.filter(isOld), free)
  const half = share(free, 1, 2)
  const young = takeDebts(
    inOrder.filter((debt) => !isOld(debt)),
    kopecks(Math.max(0, half - sumOf(old))),
  )
  const paid = kopecks(free - sumOf(old) - sumOf(young))
  if (paid > ZERO && paid >= minimum) {
    const taken = [...old, ...young]
    const once = min(paid, due.ceiling ?? paid)
    return { ...kept, paid: once, taken, takenSum: sumOf(taken), carried: subtract(paid, once), reason: null }
  }
  const carried = subtract(free, sumOf(old))
  const reason = free === ZERO ? 'held' : carried === ZERO ? 'debts' : 'belowMinimum'
  return { ...kept, paid: ZERO, taken: old, takenSum: sumOf(old), carried, reason }
}

export interface DraftRun {
  /** One entry per seller, by id. */
  readonly payouts: readonly NetPayout[]
  readonly paid: Kopecks
  readonly count: number
}

/** Divides what all sellers are due. @throws {RangeError} when a seller is there twice, because it would be paid twice */
export function draftRun(sellers: readonly SellerDue[], rules: PayoutRules): DraftRun {
  const ids = new Set(sellers.map(({ organizationId }) => organizationId))
  if (ids.size !== sellers.length) throw new RangeError('a seller is in the run twice')
  const payouts = sellers
    .map((seller) => netPayout(seller, rules))
    .sort((one, other) => one.organizationId - other.organizationId)
  const paid = payouts.filter((payout) => payout.paid > ZERO)
  return { payouts, paid: add(...paid.map((payout) => payout.paid)), count: paid.length }
}
