import { randomUUID } from 'node:crypto'
import { subtract, ZERO } from '@okolitsa/domain/money/money.ts'
import type { ChangePreview, LineEffect } from '@okolitsa/domain/orders/order-change.ts'
import type { OrderActor } from '@okolitsa/domain/orders/order-machine.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { pipelined } from '../../../platform/db/pipelined.ts'
import type { LockedWholeOrder, OrderChange } from '../../order-lifecycle/ports.ts'
import { orderChanged } from '../events.ts'
import type { ChangeDeps } from './change-deps.ts'
import { emptyShelves } from './empty-shelves.ts'
import type { PreparedChange } from './prepared-change.ts'
import { recordChange } from './record-change.ts'

export interface ChangeAuthor {
  readonly actor: OrderActor
  /** Id of the acting person; null for jobs. */
  readonly actorId: number | null
  /** Name of the courier who acts through a courier link. */
  readonly courierName?: string | null
  readonly reason: string
}

/** A change whose preview was computed under the order's lock. */
export interface ChangeInHand {
  readonly read: LockedWholeOrder
  readonly prepared: PreparedChange
  readonly preview: ChangePreview
  readonly author: ChangeAuthor
  /** The proposal to apply; null = a direct change. */
  readonly proposal: OrderChange | null
  /** Time when the customer requested the refund; absent = now. */
  readonly demandedAt?: Date
}

/**
 * Applies a change in the transaction that has locked the order: lines, sums, stock, bonuses, payments and log
 * together. When no line remains, the whole order is cancelled instead. Returns the log entry. Refuses
 * BONUSES_NOT_ENOUGH, for others ORDER_CHANGE_FORBIDDEN (`bonusesSpent`), when returned bonuses are needed again and
 * were spent elsewhere.
 */
export async function carryOutChange(deps: ChangeDeps, tx: Executor, change: ChangeInHand): Promise<OrderChange> {
  const { read, preview, author, proposal } = change
  const { order } = read
  const id = proposal?.id ?? randomUUID()
  if (preview.cancelsOrder) {
    const kept = keptOf(preview)
    if (kept > 0) await rewrite(deps, tx, change)
    const entry = await log(deps, tx, change, id, preview.effects)
    await deps.lifecycle.move(tx, order, { to: 'canceled', ...author, kept })
    await deps.payments.closeForCanceledOrder(tx, order.id)
    await emptyShelves(deps, tx, change)
    return entry
  }
  const { after, requestedChange } = preview
  const newIds = await rewrite(deps, tx, change)
  await emptyShelves(deps, tx, change)
  await deps.loyalty
    .followOrder(
      tx,
      {
        orderId: order.id,
        customerId: order.customerId,
        key: id,
        bonuses: after.bonuses,
        paidForGoods: subtract(after.total, after.delivery),
      },
      deps.clock(),
    )
    .catch((error) => refuseSpentBonuses(error, author))
  if (after.total !== preview.before.total) {
    const reason = author.reason || requestedChange.kind
    const payOnline = requestedChange.kind === 'cancelPlaces' && { payOnline: requestedChange.payOnline }
    const [before, demandedAt] = [preview.before.total, change.demandedAt]
    await deps.payments.adjust(tx, order.id, { key: id, total: after.total, before, demandedAt, ...payOnline, reason })
  }
  const effects = preview.effects.map((effect) => ({ ...effect, lineId: newIds.get(effect.lineId) ?? effect.lineId }))
  const { kind } = requestedChange
  const { actor } = proposal ?? author
  const totals = { totalBefore: preview.before.total, totalAfter: after.total }
  const [entry] = await pipelined([
    log(deps, tx, change, id, effects),
    emit(tx, orderChanged({ orderId: order.id, changeId: id, kind, actor, ...totals })),
  ])
  return entry
}

/** Retained amount of an order without remaining lines. */
const keptOf = ({ requestedChange, after }: ChangePreview) =>
  requestedChange.kind === 'cancelPlaces' || requestedChange.kind === 'endTerm' ? after.total : ZERO

/** Stores the new lines, sums, target and stock. */
function rewrite({ lifecycle }: ChangeDeps, tx: Executor, { read, prepared, preview }: ChangeInHand) {
  const { after, agreed, requestedChange, lines } = preview
  const { to } = requestedChange.kind === 'delivery' ? requestedChange : { to: null }
  return lifecycle.rewrite(tx, read, {
    lines,
    amounts: after,
    agreed,
    products: prepared.products,
    target: to && { to, ...(prepared.slot ?? { window: read.window, shippingRateId: read.shippingRateId }) },
    areGoodsOut: requestedChange.kind === 'claim',
  })
}

/** Hides the balance of bonuses from everyone except the customer. */
function refuseSpentBonuses(error: unknown, { actor }: ChangeAuthor): never {
  if (actor !== 'user' && error instanceof Refusal && error.code === 'BONUSES_NOT_ENOUGH') {
    throw new Refusal('ORDER_CHANGE_FORBIDDEN', { reason: 'bonusesSpent' })
  }
  throw error
}

/** Stores the log entry: a new one, or the proposal's with its actual effect. */
async function log(
  deps: ChangeDeps,
  tx: Executor,
  { read, preview, author, proposal }: ChangeInHand,
  id: string,
  lines: readonly LineEffect[],
): Promise<OrderChange> {
  const now = deps.clock()
  const done = {
    lines,
    totalBefore: preview.before.total,
    totalAfter: preview.cancelsOrder ? keptOf(preview) : preview.after.total,
  }
  const decision = { state: 'applied', decidedBy: author.actor, decidedAt: now } as const
  if (proposal) {
    await deps.lifecycle.changes.decide(tx, id, { state: 'applied', by: author.actor, at: now, done })
    return { ...proposal, ...decision, ...done }
  }
  const entry: OrderChange = {
    id,
    orderId: read.order.id,
    kind: preview.requestedChange.kind,
    ...author,
    requestedChange: preview.requestedChange,
    createdAt: now,
    answerBefore: null,
    ...decision,
    ...done,
  }
  await pipelined([deps.lifecycle.changes.insert(tx, entry), recordChange(deps.audit, tx, read, entry)])
  return entry
}
