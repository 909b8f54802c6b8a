import { type IsoDate, plusDays } from '../clock/clock.ts'
import type { Kopecks } from '../money/money.ts'
import { type BankMovement, movementKey } from './bank-movement.ts'
import { bankDay } from './bank-values.ts'
import { marksIn } from './payment-mark.ts'
import { mayMovePayout, type PayoutState } from './payout-states.ts'

/** A payout as a statement can show it. */
export interface ExpectedPayout {
  readonly id: number
  readonly state: PayoutState
  readonly mark: string
  readonly amount: Kopecks
  /** Number and day of the payment order; null = paid without one. */
  readonly order: { readonly number: number; readonly day: IsoDate } | null
  /** Account and taxpayer number of the payee. */
  readonly account: string | null
  readonly tin: string | null
  /** True = a movement of an earlier statement is recorded as its payment; a bank's API may have stated it before. */
  readonly hasMovement: boolean
}

/** Property by which a movement was recognized, the strongest first. */
export type MatchedBy = 'mark' | 'order' | 'payee'

/**
 * Reason why a movement is left to a person. `amountDiffers`, `twice` and `notExpected` name a payout: the sum is
 * another one; the payout was already paid or returned by another movement; the payout was never sent or has failed.
 * `unknownReference` = a mark of none of the payouts. `ambiguous` = several payouts or movements are equally likely.
 */
export const UNMATCHED_REASONS = [
  'amountDiffers',
  'twice',
  'notExpected',
  'unknownReference',
  'ambiguous',
  'foreign',
] as const
export type UnmatchedReason = (typeof UNMATCHED_REASONS)[number]

export type MovementOutcome =
  /** `confirmed` = the payment of a payout whose state says already that it was made. */
  | { readonly kind: 'paid' | 'returned' | 'confirmed'; readonly payoutId: number; readonly by: MatchedBy }
  /** The movement was in an earlier statement, or earlier in this one. */
  | { readonly kind: 'repeated' }
  | { readonly kind: 'unmatched'; readonly reason: UnmatchedReason; readonly payoutId: number | null }

export interface MatchedStatement {
  /** Outcomes in the order of the movements. */
  readonly outcomes: readonly {
    readonly movement: BankMovement
    readonly key: string
    readonly outcome: MovementOutcome
  }[]
  /** Ids of sent payment orders of which the statement says nothing. */
  readonly waiting: readonly number[]
}

/** Days between an order and its movement within which a sum and a taxpayer number identify a payout. */
const NEAR_DAYS = 5

type Candidates = { readonly by: MatchedBy; readonly payouts: readonly ExpectedPayout[] }

const isNear = (payout: ExpectedPayout, day: IsoDate) =>
  payout.order !== null && plusDays(payout.order.day, -NEAR_DAYS) <= day && day <= plusDays(payout.order.day, NEAR_DAYS)

/** True = a returned payment names our order by number and day, as banks do. */
function namesOrder(purpose: string, { order }: ExpectedPayout): boolean {
  if (order === null || !purpose.includes(bankDay(order.day))) return false
  return new RegExp(`(?<!\\d)0*${order.number}(?!\\d)`).test(purpose.replaceAll(bankDay(order.day), ' '))
}

/** Finds payouts of a movement: by the mark whatever the amount, otherwise by weaker properties with an equal amount. */
function candidatesOf(movement: BankMovement, payouts: Payouts): Candidates {
  const marks = marksIn(movement.purpose)
  const marked = marks.flatMap((mark) => payouts.byMark.get(mark) ?? [])
  if (marked.length > 0) return { by: 'mark', payouts: marked }
  const equal = payouts.byAmount.get(movement.amount) ?? []
  const isOut = movement.direction === 'out'
  const ordered = equal.filter((payout) =>
    isOut
      ? payout.order !== null &&
        payout.order.number === Number(movement.number) &&
        payout.order.day === movement.documentDay &&
        payout.account === movement.other.account
      : namesOrder(movement.purpose, payout),
  )
  if (ordered.length > 0 || !isOut || marks.length > 0) return { by: 'order', payouts: ordered }
  const { tin } = movement.other
  const toPayee = equal.filter((payout) => tin !== null && payout.tin === tin && isNear(payout, movement.documentDay))
  return { by: 'payee', payouts: toPayee }
}

interface Payouts {
  readonly byMark: ReadonlyMap<string, readonly ExpectedPayout[]>
  readonly byAmount: ReadonlyMap<Kopecks, readonly ExpectedPayout[]>
}

const RANK: Readonly<Record<MatchedBy, number>> = { mark: 0, order: 1, payee: 2 }

/**
 * Matches the movements of a statement with payouts. The outcome does not depend on the order of the movements: they are
 * judged by the strength of their reference, payments before returns, and by day. One payout is paid once and returned
 * once; every further movement is left to a person. The caller applies the outcomes and stores all keys in one
 * transaction, so that a repeated import finds only `repeated`.
 * @param known keys of the movements of earlier imports
 */
export function matchMovements(
  payouts: readonly ExpectedPayout[],
  movements: readonly BankMovement[],
  known: ReadonlySet<string>,
): MatchedStatement {
  const lookup: Payouts = {
    byMark: Map.groupBy(payouts, ({ mark }) => mark),
    byAmount: Map.groupBy(payouts, ({ amount }) => amount),
  }
  const states = new Map(payouts.map(({ id, state }) => [id, state]))
  const seen = new Set(payouts.flatMap(({ id, hasMovement }) => (hasMovement ? [id] : [])))
  const unique = new Map<string, BankMovement>()
  for (const movement of movements) if (!unique.has(movementKey(movement))) unique.set(movementKey(movement), movement)
  const judged = [...unique]
    .filter(([key]) => !known.has(key))
    .map(([key, movement]) => ({ key, movement, found: candidatesOf(movement, lookup) }))

  /** Payouts that several movements name only by weak properties: none of these movements is taken. */
  const claims = new Map<string, number>()
  const claimOf = (found: Candidates, { direction }: BankMovement) =>
    `${found.by} ${direction} ${found.payouts[0]?.id ?? ''}`
  for (const { found, movement } of judged) {
    const claim = claimOf(found, movement)
    claims.set(claim, (claims.get(claim) ?? 0) + 1)
  }

  const outcomes = new Map<string, MovementOutcome>()
  const inOrder = judged.toSorted(
    (one, other) =>
      Number(one.movement.direction === 'in') - Number(other.movement.direction === 'in') ||
      RANK[one.found.by] - RANK[other.found.by] ||
      compare(one.movement.day, other.movement.day) ||
      compare(one.key, other.key),
  )
  for (const { key, movement, found } of inOrder) {
    const isContested = found.by !== 'mark' && (claims.get(claimOf(found, movement)) ?? 0) > 1
    const outcome = judge(movement, found, { states, seen }, isContested)
    if (outcome.kind === 'paid' || outcome.kind === 'returned') states.set(outcome.payoutId, outcome.kind)
    if (outcome.kind === 'paid' || outcome.kind === 'confirmed') seen.add(outcome.payoutId)
    outcomes.set(key, outcome)
  }

  const listed = new Set<string>()
  return {
    outcomes: movements.map((movement) => {
      const key = movementKey(movement)
      const outcome = listed.has(key) ? undefined : outcomes.get(key)
      listed.add(key)
      return { movement, key, outcome: outcome ?? { kind: 'repeated' } }
    }),
    waiting: payouts.filter(({ id, order }) => order !== null && states.get(id) === 'sent').map(({ id }) => id),
  }
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

function judge(
  movement: BankMovement,
  { by, payouts }: Candidates,
  { states, seen }: { readonly states: ReadonlyMap<number, PayoutState>; readonly seen: ReadonlySet<number> },
  isContested: boolean,
): MovementOutcome {
  const left = (reason: UnmatchedReason, payoutId: number | null = null): MovementOutcome => ({
    kind: 'unmatched',
    reason,
    payoutId,
  })
  const [payout, another] = payouts
  if (movement.direction === 'inner') return left('foreign')
  if (payout === undefined) return left(marksIn(movement.purpose).length > 0 ? 'unknownReference' : 'foreign')
  if (another !== undefined || isContested) return left('ambiguous')
  if (payout.amount !== movement.amount) return left('amountDiffers', payout.id)
  const state = states.get(payout.id) ?? payout.state
  const to = movement.direction === 'out' ? 'paid' : 'returned'
  if (mayMovePayout(state, to)) return { kind: to, payoutId: payout.id, by }
  const isFirst = movement.direction === 'out' && !seen.has(payout.id) && (state === 'paid' || state === 'returned')
  if (isFirst && by !== 'payee') return { kind: 'confirmed', payoutId: payout.id, by }
  // a payment by weak properties of a payout that is paid already is most likely another payment
  if (by === 'payee') return left('foreign')
  return left(state === 'due' || state === 'failed' ? 'notExpected' : 'twice', payout.id)
}
