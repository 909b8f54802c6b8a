import { type IsoDate, momentIn, plusDays, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { movementKey } from '@okolitsa/domain/payouts/bank-movement.ts'
import { type ExpectedPayout, type MatchedStatement, matchMovements } from '@okolitsa/domain/payouts/match-movements.ts'
import { paymentMark } from '@okolitsa/domain/payouts/payment-mark.ts'
import { mayMovePayout, type PayoutState } from '@okolitsa/domain/payouts/payout-states.ts'
import type { StatementMistake } from '@okolitsa/domain/payouts/statement-mistake.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { withLongTimeout } from '../../../platform/db/with-long-timeout.ts'
import { type BankStatement, readStatement } from '../../../platform/payouts/read-statement.ts'
import type { PayoutDeps } from '../payout-deps.ts'
import { findItem, type ItemMove, lockItems } from '../store/item.store.ts'
import {
  insertStatement,
  listExpected,
  listKnownKeys,
  lockStatements,
  type NewMovement,
  saveDecision,
  takeMovement,
} from '../store/movement.store.ts'
import { movePayouts } from './move-payouts.ts'
import { orderDayOf, orderNumberOf } from './payment-orders.ts'

/** Days before a statement in which a payout may have ended that it still names: banks return money for weeks. */
const PAST_DAYS = 60

/** The statement of a file. @throws {Refusal} STATEMENT_UNREADABLE with the words about its first mistake */
export function statementOf(bytes: Uint8Array, words: (mistake: StatementMistake) => string): BankStatement {
  const read = readStatement(bytes)
  if ('mistake' in read) throw new Refusal('STATEMENT_UNREADABLE', { mistake: words(read.mistake) })
  return read.statement
}

/** Compares the movements with payouts and earlier imports; nothing is changed. */
export async function matchStatement(executor: Executor, { movements }: BankStatement): Promise<MatchedStatement> {
  const first = movements.reduce<IsoDate | null>(
    (least, { day }) => (least === null || day < least ? day : least),
    null,
  )
  if (first === null) return { outcomes: [], waiting: [] }
  const [rows, known] = await Promise.all([
    listExpected(executor, momentIn(SHOP_TIME_ZONE, plusDays(first, -PAST_DAYS), 0)),
    listKnownKeys(executor, movements.map(movementKey)),
  ])
  const payouts = rows.map(
    ({ sentAt, isOrder, ...row }): ExpectedPayout => ({
      ...row,
      mark: paymentMark(row.id),
      order: isOrder ? { number: orderNumberOf(row.id), day: orderDayOf(sentAt) } : null,
    }),
  )
  return matchMovements(payouts, movements, known)
}

const payoutsIn = ({ outcomes }: MatchedStatement): number[] =>
  outcomes.flatMap(({ outcome }) => (outcome.kind === 'repeated' ? [] : (outcome.payoutId ?? [])))

/** The move of a payout to a state; null = it is in another state than that needs. */
const moveTo = (id: number, from: PayoutState, to: 'paid' | 'returned', problem: string | null): ItemMove | null =>
  mayMovePayout(from, to) ? { id, from, to, way: null, problem } : null

/**
 * Imports a statement: payouts that it shows are paid or returned, everything new is recorded once. The same file again
 * changes nothing.
 */
export const importStatement = (
  deps: PayoutDeps,
  by: number,
  { fileName, statement }: { readonly fileName: string; readonly statement: BankStatement },
): Promise<void> =>
  withLongTimeout(deps.database.inTransaction, async (tx) => {
    await lockStatements(tx)
    // a worker may be moving the same payouts: they are compared again when they are locked
    const states = await lockItems(tx, payoutsIn(await matchStatement(tx, statement)))
    const { outcomes } = await matchStatement(tx, statement)
    const rounds: [ItemMove[], ItemMove[]] = [[], []]
    const movements: NewMovement[] = []
    for (const { key, movement, outcome } of outcomes) {
      if (outcome.kind === 'repeated') continue
      const itemId = outcome.payoutId
      const reason = outcome.kind === 'unmatched' ? outcome.reason : null
      movements.push({
        ...{ key, movement, reason, itemId },
        outcome: outcome.kind === 'unmatched' ? 'open' : outcome.kind,
      })
      if (outcome.kind !== 'paid' && outcome.kind !== 'returned') continue
      const { kind: to, payoutId } = outcome
      const problem = to === 'returned' ? movement.purpose.slice(0, 300) : null
      // a payment and its return may be in one statement: the payment is entered first, wherever it stands
      rounds[to === 'paid' ? 0 : 1].push({ id: payoutId, from: 'sent', to, way: null, problem })
    }
    const [paid, returned] = rounds
    await movePayouts(deps, tx, paid)
    const isPaid = new Set(paid.map(({ id }) => id))
    await movePayouts(
      deps,
      tx,
      returned.map((move) => ({ ...move, from: isPaid.has(move.id) ? 'paid' : (states.get(move.id) ?? move.from) })),
    )
    if (movements.length === 0) return
    const statementId = await insertStatement(tx, { fileName, by, at: deps.clock(), movements })
    await deps.audit.record(tx, { kind: 'staff', staffId: by }, [
      {
        ...{
          action: 'importBankStatement',
          entity: 'payout_statement',
          entityId: statementId,
          organizationId: null,
          before: null,
        },
        after: { fileName, paid: paid.length, returned: returned.length, movements: movements.length },
      },
    ])
  })

/** The decision of a person on a movement: the payment or the return of a payout, or no payout at all. */
export type MovementDecision = { readonly as: 'payout'; readonly itemId: number } | { readonly as: 'other' }

/** Decides on a movement by hand. @throws Refusal NOT_FOUND, PAYOUT_NOT_OF_MOVEMENT when state or sum differ */
export const decideMovement = (deps: PayoutDeps, by: number, id: number, decision: MovementDecision): Promise<void> =>
  deps.database.inTransaction(async (tx) => {
    await lockStatements(tx)
    const found = await takeMovement(tx, id)
    if (!found) throw new Refusal('NOT_FOUND')
    const at = deps.clock()
    const { movement } = found
    if (decision.as === 'other') await saveDecision(tx, id, { outcome: 'other', itemId: null, by, at })
    else {
      const item = await findItem(tx, decision.itemId)
      if (!item) throw new Refusal('NOT_FOUND')
      const to = movement.direction === 'out' ? 'paid' : 'returned'
      const problem = to === 'returned' ? movement.purpose.slice(0, 300) : null
      const move = movement.amount === item.amount ? moveTo(item.id, item.state, to, problem) : null
      const moved = move && (await movePayouts(deps, tx, [move]))
      if (!moved?.has(item.id)) throw new Refusal('PAYOUT_NOT_OF_MOVEMENT')
      await saveDecision(tx, id, { outcome: to, itemId: item.id, by, at })
    }
    await deps.audit.record(tx, { kind: 'staff', staffId: by }, [
      {
        ...{ action: 'decideBankMovement', entity: 'payout_movement', entityId: id, organizationId: null },
        ...{ before: { reason: found.reason }, after: { ...decision } },
      },
    ])
  })

/**
 * Says that a sent payout was not and will not be made: its money is the seller's again. Only for payouts of which
 * nobody outside can be asked, or on which the sides disagree. @throws Refusal NOT_FOUND, PAYOUT_UNDER_WAY
 */
export const failPayout = (deps: PayoutDeps, by: number, id: number, reason: string): Promise<void> =>
  deps.database.inTransaction(async (tx) => {
    const item = await findItem(tx, id)
    if (!item) throw new Refusal('NOT_FOUND')
    const moved = mayFail(item)
      ? await movePayouts(deps, tx, [{ id, from: 'sent', to: 'failed', way: null, problem: reason }])
      : null
    if (!moved?.has(id)) throw new Refusal('PAYOUT_UNDER_WAY')
    await deps.audit.record(tx, { kind: 'staff', staffId: by }, [
      {
        ...{ action: 'failPayout', entity: 'payout_run', entityId: item.runId, organizationId: item.organizationId },
        ...{ before: { amount: item.amount / 100 }, after: { reason } },
      },
    ])
  })

/** True = a person may say that the payout was not made: it left in a file, or the sides disagree. */
export const mayFail = ({
  state,
  way,
  needsPerson,
}: {
  readonly state: PayoutState | null
  readonly way: ItemMove['way']
  readonly needsPerson: boolean
}): boolean => state === 'sent' && (way === 'file' || needsPerson)
