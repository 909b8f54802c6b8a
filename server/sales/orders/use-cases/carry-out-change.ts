import { randomUUID } from 'node:crypto'
import { subtract, ZERO } from '@okolitsa/domain/money/money.ts'
import { actualSum } from '@okolitsa/domain/orders/order-amounts.ts'
import { broughtAmount, type ChangePreview, type LineEffect } from '@okolitsa/domain/orders/order-change.ts'
import type { OrderActor } from '@okolitsa/domain/orders/order-machine.ts'
import { HOLD_GRACE_MINUTES } from '@okolitsa/domain/payments/payment-machine.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { orderChanged } from '../events.ts'
import { namingProducts } from '../naming-products.ts'
import { decideChange, insertChange, type OrderChange } from '../store/order-change.store.ts'
import { deleteLines, insertLine, saveLines, saveSums, saveTarget } from '../store/order-lines.store.ts'
import type { ChangeDeps } from './change-deps.ts'
import type { LockedContent, PreparedChange } from './prepared-change.ts'

/** Who makes a change, and why. */
export interface ChangeAuthor {
  readonly actor: OrderActor
  /** Null for jobs. */
  readonly actorId: number | null
  readonly reason: string
}

/** Writes of a change whose preview was counted under the order's lock. */
export interface ChangeInHand {
  readonly read: LockedContent
  readonly prepared: PreparedChange
  readonly preview: ChangePreview
  readonly author: ChangeAuthor
  /** The proposal that is carried out; null = the change is made at once. */
  readonly proposal: OrderChange | null
}

/**
 * Makes a change in the transaction that holds the order's lock: lines, sums, stock, bonuses, payments and the log move
 * together. When nothing is left to bring, the whole order is cancelled instead. Answers the entry of the log. Refuses
 * BONUSES_NOT_ENOUGH, to others ORDER_CHANGE_FORBIDDEN (`bonusesSpent`), when bonuses an earlier change had given back
 * are needed again and were spent elsewhere.
 */
export async function carryOutChange(deps: ChangeDeps, tx: Executor, change: ChangeInHand): Promise<OrderChange> {
  const { read, preview, author, proposal } = change
  const { order } = read
  const id = proposal?.id ?? randomUUID()
  if (preview.cancelsOrder) {
    const entry = await log(deps, tx, change, id, preview.effects)
    await deps.lifecycle.move(tx, order, { to: 'canceled', ...author })
    await deps.payments.closeForCanceledOrder(tx, order.id)
    return entry
  }
  const { after, agreed, requestedChange } = preview
  if (requestedChange.kind === 'delivery') {
    const window = change.prepared.window ?? read.window
    await saveTarget(tx, order, requestedChange.to, window).catch(refuseFullDay)
  }
  const newIds = await writeLines(deps, tx, change)
  await saveSums(tx, order.id, after, agreed)
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
    const reason = author.reason || preview.requestedChange.kind
    await deps.payments.adjust(tx, order.id, { key: id, total: after.total, reason })
  }
  const effects = preview.effects.map((effect) => ({ ...effect, lineId: newIds.get(effect.lineId) ?? effect.lineId }))
  const entry = await log(deps, tx, change, id, effects)
  await emit(
    tx,
    orderChanged({
      orderId: order.id,
      changeId: id,
      kind: preview.requestedChange.kind,
      actor: entry.actor,
      totalBefore: entry.totalBefore,
      totalAfter: entry.totalAfter,
    }),
  )
  return entry
}

/** The last place in the courier's car of that day went to somebody else meanwhile. */
function refuseFullDay(error: unknown): never {
  if ((error as { constraint?: string }).constraint === 'delivery_day_has_room') {
    throw new Refusal('DELIVERY_DATE_UNAVAILABLE')
  }
  throw error
}

/** Only customers are told how many bonuses they have left. */
function refuseSpentBonuses(error: unknown, { actor }: ChangeAuthor): never {
  if (actor !== 'user' && error instanceof Refusal && error.code === 'BONUSES_NOT_ENOUGH') {
    throw new Refusal('ORDER_CHANGE_FORBIDDEN', { reason: 'bonusesSpent' })
  }
  throw error
}

/** Lines and the stock they set aside; answers the ids that new lines got. */
async function writeLines(
  deps: ChangeDeps,
  tx: Executor,
  { read, prepared, preview }: ChangeInHand,
): Promise<ReadonlyMap<number, number>> {
  const newIds = new Map<number, number>()
  const { after, lines } = preview
  for (const [index, line] of lines.entries()) {
    if (line.id > 0) continue
    const product = prepared.products.get(line.productId)
    const amounts = after.lines[index]
    if (!product || !amounts) throw new Error(`a new line without its product: ${line.productId}`)
    newIds.set(line.id, await insertLine(tx, read.order.id, { line, product, actualSum: actualSum(amounts) }))
  }
  await saveLines(
    tx,
    lines.filter(({ id }) => id > 0),
    after.lines,
  )
  const kept = new Set(lines.map(({ id }) => id))
  const removed = read.lines.filter(({ id }) => !kept.has(id))
  // goods that were handed over do not come back to the shelf
  if (preview.requestedChange.kind !== 'claim') {
    const before = new Map(read.lines.map((line) => [line.id, broughtAmount(line)]))
    const claims = [
      ...lines.map((line) => ({ line, amount: broughtAmount(line) })),
      ...removed.map((line) => ({ line, amount: 0 })),
    ]
      // the fewer stock rows are locked, the fewer others wait
      .filter(({ line, amount }) => before.get(line.id) !== amount)
      .map(({ line, amount }) => ({ productId: line.productId, amount, orderLineId: newIds.get(line.id) ?? line.id }))
    const now = deps.clock()
    const { payBefore } = read.order
    const hold = { isPromised: payBefore === null, expiresAt: holdUntil(payBefore ?? now) }
    await namingProducts(lines, () => deps.stock.resize(tx, claims, hold, now))
  }
  await deleteLines(
    tx,
    removed.map(({ id }) => id),
  )
  return newIds
}

const holdUntil = (payBefore: Date) => new Date(payBefore.getTime() + HOLD_GRACE_MINUTES * 60_000)

/** The entry of the log: a new one, or the proposal's own, which says now what was really done. */
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
    totalAfter: preview.cancelsOrder ? ZERO : preview.after.total,
  }
  const decision = { state: 'applied', decidedBy: author.actor, decidedAt: now } as const
  if (proposal) {
    await decideChange(tx, id, { state: 'applied', by: author.actor, at: now, done })
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
  await insertChange(tx, entry)
  return entry
}
