import { type Executor, run } from '../../../platform/db/client.ts'
import type { SentNotification } from '../ports.ts'

export const listSentAbout = (executor: Executor, orderId: number): Promise<SentNotification[]> =>
  run<SentNotification>(
    executor,
    `select kind, title, created_at as at,
       (select coalesce(jsonb_agg(jsonb_build_object('channel', channel, 'state', state) order by channel), '[]')
          from notification_delivery where notification_id = notification.id) as channels
       from notification where order_id = $1 order by id`,
    [orderId],
  )
