import { type Executor, run } from './client.ts'

/** What happened, by topic. Modules declare their own events in their `events.ts`. */
export interface OutboxEvent {
  readonly topic: string
  readonly payload: Readonly<Record<string, unknown>>
}

/**
 * Writes an event in the transaction that made it happen; a job delivers it at least once after commit, and not before
 * `dueAt` when there is one.
 */
export async function emit(tx: Executor, event: OutboxEvent, dueAt: Date | null = null): Promise<void> {
  const payload = JSON.stringify(event.payload)
  await run(tx, 'insert into outbox (topic, payload, due_at) values ($1, $2, $3)', [event.topic, payload, dueAt])
}
