import type { EventMessage } from '../events/event.ts'
import { requestIdNow } from './cause.ts'
import { type Executor, run } from './client.ts'

/**
 * Writes an event in the current transaction; after the commit, and not before `dueAt`, jobs deliver it to each
 * subscriber at least once.
 */
export async function emit(tx: Executor, event: EventMessage, dueAt: Date | null = null): Promise<void> {
  const payload = JSON.stringify(event.payload)
  await run(tx, 'insert into outbox (topic, payload, due_at, request_id) values ($1, $2, $3, $4)', [
    event.topic,
    payload,
    dueAt,
    requestIdNow(),
  ])
}

/** Writes many events in one statement, like `emit`. */
export async function emitMany(
  tx: Executor,
  events: readonly { readonly event: EventMessage; readonly dueAt: Date | null }[],
): Promise<void> {
  if (events.length === 0) return
  await run(
    tx,
    `insert into outbox (topic, payload, due_at, request_id)
     select topic, payload, due_at, $4 from unnest($1::text[], $2::jsonb[], $3::timestamptz[]) as event (topic, payload, due_at)`,
    [
      events.map(({ event }) => event.topic),
      events.map(({ event }) => JSON.stringify(event.payload)),
      events.map(({ dueAt }) => dueAt),
      requestIdNow(),
    ],
  )
}
