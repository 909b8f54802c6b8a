import { SYSTEM_CHANGE_REASONS } from '@okolitsa/domain/orders/cancel-reasons.ts'
import { agreedTo, requestedChangeWithoutYes } from '@okolitsa/domain/orders/order-change.ts'
import type { OrderActor } from '@okolitsa/domain/orders/order-machine.ts'
import { actorOf, type StaffParty } from '@okolitsa/domain/orders/order-party.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { orRefusal } from '../../../platform/db/or-refusal.ts'
import { emit } from '../../../platform/db/outbox.ts'
import type { LockedWholeOrder, OrderChange } from '../../order-lifecycle/ports.ts'
import { orderProposalClosed } from '../events.ts'
import type { ProposalAnswer } from '../staff-service.ts'
import { carryOutChange } from './carry-out-change.ts'
import type { ChangeDeps } from './change-deps.ts'
import { refuseUnexpected } from './change-order.ts'
import { countChange, lockForChange, prepareChange } from './prepare-change.ts'

const BATCH = 100
const AUTHOR = { kind: 'service', name: 'orders' } as const

/**
 * Answers a proposal: the customer's consent applies it; a refusal restores the ordered amount or cancels the line.
 * Refuses NOT_FOUND, ORDER_CHANGE_FORBIDDEN (`answered`), ORDER_CHANGED when the total differs.
 */
export async function answerProposal(deps: ChangeDeps, answer: ProposalAnswer): Promise<void> {
  const { party } = answer
  const read = await deps.lifecycle.readWhole(deps.executor, answer.orderId)
  const known =
    read &&
    (await deps.lifecycle.changes.listProposals(deps.executor, answer.orderId)).find(({ id }) => id === answer.changeId)
  const prepared = read && known && (await prepareChange(deps, read, known.requestedChange))
  await deps.inTransaction(async (tx) => {
    const locked = await lockForChange(deps, tx, party, answer.orderId)
    const now = deps.clock()
    const proposal = (await deps.lifecycle.changes.listProposals(tx, answer.orderId)).find(
      ({ id }) => id === answer.changeId,
    )
    if (!proposal || !prepared || (proposal.answerBefore && proposal.answerBefore <= now)) {
      throw new Refusal('ORDER_CHANGE_FORBIDDEN', { reason: 'answered' })
    }
    if (!answer.yes) return goOnWithoutYes(deps, tx, locked, proposal, 'declined', actorOf(party).actor)
    const preview = countChange(locked, proposal.requestedChange, prepared, proposal.actor, now)
    if (answer.expectedTotal !== null) refuseUnexpected(preview, answer.expectedTotal)
    const author = { ...actorOf(party), reason: answer.reason ?? '' }
    const agreed = agreedTo(preview)
    await carryOutChange(deps, tx, { read: locked, prepared, preview: { ...preview, agreed }, author, proposal })
  })
}

/**
 * Takes back an open proposal that the same side has made; the lines stay as ordered. Refuses NOT_FOUND, and
 * ORDER_CHANGE_FORBIDDEN (`answered`) for an answered one and one of another side.
 */
export async function withdrawProposal(
  deps: ChangeDeps,
  party: StaffParty,
  { orderId, changeId, reason }: { readonly orderId: number; readonly changeId: string; readonly reason: string },
): Promise<void> {
  const { actor: by } = actorOf(party)
  await deps.inTransaction(async (tx) => {
    const { order } = await lockForChange(deps, tx, party, orderId)
    const proposal = (await deps.lifecycle.changes.listProposals(tx, orderId)).find(({ id }) => id === changeId)
    if (proposal?.actor !== by) throw new Refusal('ORDER_CHANGE_FORBIDDEN', { reason: 'answered' })
    await deps.lifecycle.changes.decide(tx, changeId, { state: 'declined', by, at: deps.clock() })
    const author = party.staffId === null ? AUTHOR : ({ kind: 'staff', staffId: party.staffId } as const)
    const { kind, totalAfter } = proposal
    await deps.audit.record(tx, author, [
      {
        ...{ action: 'withdrawProposal', entity: 'order', entityId: orderId, organizationId: order.organizationId },
        ...{ before: { change: kind, totalAfter }, after: { reason } },
      },
    ])
    await emit(tx, orderProposalClosed({ orderId, changeId, state: 'declined' }))
  })
}

/** Ends unanswered proposals; the failure of one does not stop the others. */
export async function expireProposals(deps: ChangeDeps): Promise<void> {
  const due = await deps.lifecycle.changes.listUnanswered(deps.executor, deps.clock(), BATCH)
  const failures: unknown[] = []
  for (const { id, orderId } of due) {
    const ended = deps.inTransaction(async (tx) => {
      const order = await deps.lifecycle.lock(tx, orderId)
      const proposal = (await deps.lifecycle.changes.listProposals(tx, orderId)).find((each) => each.id === id)
      if (!order || !proposal) return
      await goOnWithoutYes(deps, tx, await deps.lifecycle.contentOf(tx, order), proposal, 'expired')
    })
    await ended.catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw failures[0]
}

async function goOnWithoutYes(
  deps: ChangeDeps,
  tx: Executor,
  read: LockedWholeOrder,
  proposal: OrderChange,
  state: 'declined' | 'expired',
  by: OrderActor = 'system',
): Promise<void> {
  await deps.lifecycle.changes.decide(tx, proposal.id, { state, by, at: deps.clock() })
  await emit(tx, orderProposalClosed({ orderId: read.order.id, changeId: proposal.id, state }))
  // the lines stay unchanged when the order has moved on or the stock is sold out
  await orRefusal(tx, async () => {
    const requestedChange = requestedChangeWithoutYes(proposal.requestedChange, read.lines)
    const prepared = { products: new Map(), delivery: undefined }
    const preview = countChange(read, requestedChange, prepared, proposal.actor, deps.clock())
    if (preview.isDone) return
    const author = { actor: proposal.actor, actorId: proposal.actorId, reason: SYSTEM_CHANGE_REASONS[state] }
    await carryOutChange(deps, tx, { read, prepared, preview, author, proposal: null })
  })
}
