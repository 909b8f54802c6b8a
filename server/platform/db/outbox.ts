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
