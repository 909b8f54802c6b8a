import { randomUUID } from 'node:crypto'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { type ChangePreview, linesOfChange } from '@okolitsa/domain/orders/order-change.ts'
import { actorOf, isMoneyOfOthers, isOwn, type OrderParty } from '@okolitsa/domain/orders/order-party.ts'
import { ANSWER_WITHIN_MINUTES, type RequestedChange } from '@okolitsa/domain/orders/requested-change.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { emit } from '../../../platform/db/outbox.ts'
import type { LockedWholeOrder, OrderChange } from '../../order-lifecycle/ports.ts'
import { orderChangeProposed } from '../events.ts'
import { presentPreview } from '../present-preview.ts'
import { type ChangeAuthor, carryOutChange } from './carry-out-change.ts'
import type { ChangeDeps } from './change-deps.ts'
import { emptyShelves } from './empty-shelves.ts'
import { basisOf, countChange, lockForChange, prepareChange } from './prepare-change.ts'
import type { PreparedChange } from './prepared-change.ts'

/** Computes the effect of a requested change without storing it. */
export async function previewOrderChange(
  deps: ChangeDeps,
  party: OrderParty,
  orderId: number,
  requestedChange: RequestedChange,
): Promise<ChangePreview> {
  const read = await deps.lifecycle.readWhole(deps.executor, orderId)
  if (!read || !isOwn(party, read.order)) throw new Refusal('NOT_FOUND')
  const prepared = await prepareChange(deps, read, requestedChange)
  return countChange(read, requestedChange, prepared, party.kind, deps.clock())
}

export interface ChangeRequest {
  readonly orderId: number
  readonly requestedChange: RequestedChange
  readonly expectedTotal: Kopecks
  readonly reason: string
}

/**
 * Applies a change, or proposes it when consent is needed. Refuses ORDER_CHANGED (facts.preview) when the total differs
 * from the expected one. A repeated change has no effect and returns null, so that a double click changes the order
 * once.
 */
export async function changeOrder(
  deps: ChangeDeps,
  party: OrderParty,
  request: ChangeRequest,
): Promise<OrderChange | null> {
  const { orderId, requestedChange } = request
  for (let attempt = 1; ; attempt += 1) {
    const read = await deps.lifecycle.readWhole(deps.executor, orderId)
    if (!read || !isOwn(party, read.order)) throw new Refusal('NOT_FOUND')
    // other modules are queried before the order is locked
    const prepared = await prepareChange(deps, read, requestedChange)
    const basis = prepared.delivery === undefined ? null : basisOf(read)
    const outcome = await deps.inTransaction((tx) => changeLocked(deps, tx, party, request, { prepared, basis }))
    if (outcome !== 'stale') return outcome
    if (attempt === MAX_ATTEMPTS) throw new Refusal('INTERRUPTED')
  }
}

/** Maximum retries; an order that changes more often indicates abuse. */
const MAX_ATTEMPTS = 5

/** Applies a change by the shop in the caller's transaction; see `StaffOrdersService`. */
export async function changeByShop(
  deps: ChangeDeps,
  tx: Executor,
  orderId: number,
  requestedChange: RequestedChange,
  reason: string,
): Promise<void> {
  const order = await deps.lifecycle.lock(tx, orderId)
  if (!order) throw new Refusal('NOT_FOUND')
  const read = await deps.lifecycle.contentOf(tx, order)
  const prepared = NOTHING_PREPARED
  const preview = countChange(read, requestedChange, prepared, 'system', deps.clock())
  const author = { actor: 'system', actorId: null, reason } as const
  await carryOutChange(deps, tx, { read, prepared, preview, author, proposal: null })
}

async function changeLocked(
  deps: ChangeDeps,
  tx: Executor,
  party: OrderParty,
  { orderId, ...request }: ChangeRequest,
  { prepared, basis }: { readonly prepared: PreparedChange; readonly basis: string | null },
): Promise<OrderChange | null | 'stale'> {
  const read = await lockForChange(deps, tx, party, orderId)
  if (basis !== null && read.order.state === 'formed' && basisOf(read) !== basis) return 'stale'
  return makeChange(deps, tx, party, read, request, prepared)
}

const NOTHING_PREPARED: PreparedChange = { products: new Map(), delivery: undefined }

/** Applies or proposes a change of a locked order; `expectedTotal` null accepts any total. */
export async function makeChange(
  deps: ChangeDeps,
  tx: Executor,
  party: OrderParty,
  read: LockedWholeOrder,
  {
    requestedChange,
    expectedTotal,
    reason,
  }: Omit<ChangeRequest, 'orderId' | 'expectedTotal'> & { readonly expectedTotal: Kopecks | null },
  prepared = NOTHING_PREPARED,
): Promise<OrderChange | null> {
  const preview = countChange(read, requestedChange, prepared, party.kind, deps.clock())
  if (preview.isDone) return null
  if (expectedTotal !== null) refuseUnexpected(preview, expectedTotal)
  // a weighing needs no permission to refund, whatever its result
  const givesBack = requestedChange.kind !== 'weigh' && preview.after.total < preview.before.total
  if (givesBack && isMoneyOfOthers(party, read.order)) throw new Refusal('MONEY_NOT_YOURS')
  const author = { ...actorOf(party), reason }
  await takeQuestionsBack(deps, tx, read.order.id, requestedChange, author)
  if (preview.needsCustomer) {
    await emptyShelves(deps, tx, { read, preview, author, proposal: null })
    return propose(deps, tx, read.order.id, preview, author)
  }
  return carryOutChange(deps, tx, { read, prepared, preview, author, proposal: null })
}

/** Refuses a total that differs from the confirmed one. */
export function refuseUnexpected(preview: ChangePreview, expectedTotal: Kopecks): void {
  if (preview.after.total !== expectedTotal) throw new Refusal('ORDER_CHANGED', { preview: presentPreview(preview) })
}

/** Withdraws proposals about lines that another change affects. */
async function takeQuestionsBack(
  deps: ChangeDeps,
  tx: Executor,
  orderId: number,
  requestedChange: RequestedChange,
  { actor: by }: ChangeAuthor,
): Promise<void> {
  const touched = new Set(linesOfChange(requestedChange))
  for (const proposal of await deps.lifecycle.changes.listProposals(tx, orderId)) {
    if (!linesOfChange(proposal.requestedChange).some((lineId) => touched.has(lineId))) continue
    await deps.lifecycle.changes.decide(tx, proposal.id, { state: 'declined', by, at: deps.clock() })
  }
}

async function propose(
  deps: ChangeDeps,
  tx: Executor,
  orderId: number,
  { requestedChange, effects, before, after }: ChangePreview,
  author: ChangeAuthor,
): Promise<OrderChange> {
  const now = deps.clock()
  const proposal: OrderChange = {
    id: randomUUID(),
    orderId,
    kind: requestedChange.kind,
    state: 'proposed',
    ...author,
    requestedChange,
    lines: effects,
    totalBefore: before.total,
    totalAfter: after.total,
    createdAt: now,
    answerBefore: new Date(now.getTime() + ANSWER_WITHIN_MINUTES * 60_000),
    decidedBy: null,
    decidedAt: null,
  }
  await deps.lifecycle.changes.insert(tx, proposal)
  const { id: changeId, kind, totalBefore, totalAfter } = proposal
  await emit(tx, orderChangeProposed({ orderId, changeId, kind, totalBefore, totalAfter }))
  return proposal
}
