import { type Executor, run } from '../../../platform/db/client.ts'
import type { OrderMessage, OrderTalk } from '../ports.ts'

/** Messages of a customer and a seller between two moments, the latest `limit` of them, oldest first. */
export const listMessagesBetween = (
  executor: Executor,
  { customerId, organizationId, since, until }: OrderTalk,
  limit: number,
): Promise<OrderMessage[]> =>
  run<OrderMessage>(
    executor,
    `select at, sender, "staffId", text, photos from (
       select chat_message.id, chat_message.created_at as at, sender, staff_id as "staffId", text, cardinality(photos) as photos
         from chat_message join chat_thread on chat_thread.id = thread_id
        where customer_id = $1 and organization_id = $2 and status <> 'deleted'
          and chat_message.created_at between $3 and $4
        order by chat_message.id desc limit $5) as latest
      order by id`,
    [customerId, organizationId, since, until, limit],
  )
