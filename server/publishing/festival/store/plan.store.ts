import type { CustomerScope } from '@okolitsa/domain/identity/scope.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** Events of a customer's plan, by day and hour. */
export async function listPlanned(executor: Executor, { customerId }: CustomerScope): Promise<number[]> {
  const rows = await run<{ id: number }>(
    executor,
    `select festival_event.id from festival_plan join festival_event on festival_event.id = event_id
      where customer_id = $1 order by day, starts_at, festival_event.id`,
    [customerId],
  )
  return rows.map(({ id }) => id)
}

/** Serializes changes of one plan until the end of the transaction. */
export async function lockPlan(tx: Executor, { customerId }: CustomerScope): Promise<void> {
  await run(tx, "select pg_advisory_xact_lock(hashtextextended('festival-plan:' || $1, 0))", [String(customerId)])
}

export async function insertPlanned(
  tx: Executor,
  { customerId }: CustomerScope,
  eventIds: readonly number[],
): Promise<void> {
  await run(
    tx,
    `insert into festival_plan (customer_id, event_id)
     select $1, festival_event.id from festival_event
       join festival_ground on festival_ground.id = ground_id join festival on festival.id = festival_id
      where festival_event.id = any($2) and is_published
     on conflict do nothing`,
    [customerId, eventIds],
  )
}

export async function deletePlanned(tx: Executor, { customerId }: CustomerScope, eventId: number): Promise<void> {
  await run(tx, 'delete from festival_plan where customer_id = $1 and event_id = $2', [customerId, eventId])
}
