import { type Executor, run } from './client.ts'

/** What happened, by topic. Modules declare their own events in their `events.ts`. */
export interface OutboxEvent {
  readonly topic: string
  readonly payload: Readonly<Record<string, unknown>>
}

/** Writes an event in the transaction that made it happen; a job delivers it at least once after commit. */
export async function emit(tx: Executor, event: OutboxEvent): Promise<void> {
  await run(tx, 'insert into outbox (topic, payload) values ($1, $2)', [event.topic, JSON.stringify(event.payload)])
}
