import { type Executor, run } from '../../../platform/db/client.ts'
import type { DraftDinner, KitchenAnswer } from '../ports.ts'

export async function insertDinner(tx: Executor, orderId: number, dinner: DraftDinner, now: Date): Promise<void> {
  await run(
    tx,
    `insert into dinner_order (order_id, is_asap, promised_from, promised_to, first_promised_to, road_minutes, cutlery,
       drop_off, counted_from) values ($1, $2, $3, $4, $4, $5, $6, $7, $8)`,
    [orderId, dinner.isAsap, dinner.from, dinner.to, dinner.roadMinutes, dinner.cutlery, dinner.dropOff, now],
  )
}

/** Starts the time of “as soon as possible” when the order reaches its kitchen after the payment. */
export async function countFrom(tx: Executor, orderId: number, now: Date): Promise<void> {
  await run(
    tx,
    `update dinner_order set promised_from = promised_from + ($2 - counted_from),
       promised_to = promised_to + ($2 - counted_from), first_promised_to = first_promised_to + ($2 - counted_from),
       counted_from = $2 where order_id = $1 and is_asap and counted_from < $2`,
    [orderId, now],
  )
}

/** Sets the deadline of the kitchen's answer; null = no answer is awaited. */
export async function saveAcceptBefore(tx: Executor, orderId: number, acceptBefore: Date | null): Promise<void> {
  await run(tx, 'update dinner_order set accept_before = $2 where order_id = $1 and accepted_at is null', [
    orderId,
    acceptBefore,
  ])
}

/** Stores the kitchen's answer; an accepted order awaits no further answer. */
export async function saveKitchenAnswer(tx: Executor, orderId: number, answer: KitchenAnswer): Promise<void> {
  const { promisedFrom = null, promisedTo = null, acceptedAt = null, readyAt = null } = answer
  await run(
    tx,
    `update dinner_order set promised_from = coalesce($2, promised_from), promised_to = coalesce($3, promised_to),
       accepted_at = coalesce(accepted_at, $4), ready_at = coalesce($5, ready_at),
       accept_before = case when $4::timestamptz is null then accept_before end
      where order_id = $1`,
    [orderId, promisedFrom, promisedTo, acceptedAt, readyAt],
  )
}

/** Orders after the deadline of their kitchen, oldest first. */
export async function listUnanswered(executor: Executor, now: Date, limit: number): Promise<number[]> {
  const rows = await run<{ orderId: number }>(
    executor,
    'select order_id as "orderId" from dinner_order where accept_before <= $1 order by accept_before limit $2',
    [now, limit],
  )
  return rows.map(({ orderId }) => orderId)
}
