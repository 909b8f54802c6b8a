import { type Executor, run } from '../db/client.ts'

/** An event as its deliveries stand. */
export interface EventTrace {
  topic: string
  createdAt: Date
  /** `failed` = a delivery was given up. */
  state: 'delivered' | 'waiting' | 'failed'
  /** The request that caused the event; null = no request did. */
  requestId: string | null
}

/** Kept events whose payload names an order, oldest first. */
export const listEventsOfOrder = (executor: Executor, orderId: number, limit: number): Promise<EventTrace[]> =>
  run<EventTrace>(
    executor,
    `select topic, created_at as "createdAt", request_id as "requestId",
       case when exists (select from event_delivery where event_id = outbox.id and dead_at is not null) then 'failed'
         when delivered_at is null then 'waiting' else 'delivered' end as state
       from outbox where payload ? 'orderId' and payload ->> 'orderId' = $1::int::text
      order by id limit $2`,
    [orderId, limit],
  )
