import type { OrderActor } from '@okolitsa/domain/orders/order-machine.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import type { ChangeDecision, OrderChange } from '../ports.ts'

const COLUMNS = `id, order_id as "orderId", kind, state, actor, actor_id as "actorId", reason, requested_change as "requestedChange", lines,
  total_before as "totalBefore", total_after as "totalAfter", created_at as "createdAt",
  answer_before as "answerBefore", decided_by as "decidedBy", decided_at as "decidedAt"`

export async function insertChange(tx: Executor, change: OrderChange): Promise<void> {
  await run(
    tx,
    `insert into order_change (id, order_id, kind, state, actor, actor_id, reason, requested_change, lines, total_before,
       total_after, created_at, answer_before, decided_by, decided_at, courier_name)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
    [
      change.id,
      change.orderId,
      change.kind,
      change.state,
      change.actor,
      change.actorId,
      change.reason,
      JSON.stringify(change.requestedChange),
      JSON.stringify(change.lines),
      change.totalBefore,
      change.totalAfter,
      change.createdAt,
      change.answerBefore,
      change.decidedBy,
      change.decidedAt,
      change.courierName ?? null,
    ],
  )
}

/** Decides a proposal, once; an applied one stores its actual effect. */
export async function decideChange(tx: Executor, id: string, decision: ChangeDecision): Promise<void> {
  await run(
    tx,
    `update order_change set state = $2, decided_by = $3, decided_at = $4, lines = coalesce($5, lines),
       total_before = coalesce($6, total_before), total_after = coalesce($7, total_after)
      where id = $1`,
    [
      id,
      decision.state,
      decision.by,
      decision.at,
      decision.done ? JSON.stringify(decision.done.lines) : null,
      decision.done?.totalBefore ?? null,
      decision.done?.totalAfter ?? null,
    ],
  )
}

/** Changes of an order, oldest first. */
export function listChanges(executor: Executor, orderId: number): Promise<OrderChange[]> {
  return run<OrderChange>(executor, `select ${COLUMNS} from order_change where order_id = $1 order by created_at, id`, [
    orderId,
  ])
}

/** Open proposals of an order, oldest first. */
export function listProposals(executor: Executor, orderId: number): Promise<OrderChange[]> {
  return run<OrderChange>(
    executor,
    `select ${COLUMNS} from order_change where order_id = $1 and state = 'proposed' order by created_at, id`,
    [orderId],
  )
}

/** Open proposals after their deadline, oldest first. */
export function listUnanswered(
  executor: Executor,
  now: Date,
  limit: number,
): Promise<{ id: string; orderId: number }[]> {
  return run(
    executor,
    `select id, order_id as "orderId" from order_change where state = 'proposed' and answer_before <= $1
      order by answer_before limit $2`,
    [now, limit],
  )
}

/** Closes the proposals of an ended order. */
export async function closeProposals(tx: Executor, orderId: number, by: OrderActor, at: Date): Promise<void> {
  await run(
    tx,
    `update order_change set state = 'expired', decided_by = $2, decided_at = $3
      where order_id = $1 and state = 'proposed'`,
    [orderId, by, at],
  )
}
