import { type Executor, run } from '../db/client.ts'
import type { Delivery } from './delivery.ts'

export interface DeadLetter extends Delivery {
  readonly topic: string
  readonly failure: string | null
  /** When the event happened. */
  readonly createdAt: Date
  /** When the attempts were used up. */
  readonly deadAt: Date
}

/** Dead letters by the number of their event, the newest first; older than `before`. */
export const listDeadLetters = (
  executor: Executor,
  { before, most }: { readonly before: number | null; readonly most: number },
): Promise<DeadLetter[]> =>
  run<{ eventId: number; subscriber: string; topic: string; failure: string | null; createdAt: Date; deadAt: Date }>(
    executor,
    `select event_id as "eventId", subscriber, topic, failure, created_at as "createdAt", dead_at as "deadAt"
       from event_delivery join outbox on outbox.id = event_id
      where dead_at is not null and event_delivery.delivered_at is null and ($1::bigint is null or event_id < $1)
      order by event_id desc, subscriber limit $2`,
    [before, most],
  )
