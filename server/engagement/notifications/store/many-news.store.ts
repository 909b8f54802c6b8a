import type { NotificationChannel } from '@okolitsa/domain/notifications/notification-table.ts'
import type { NotificationTopic } from '@okolitsa/domain/notifications/notification-topics.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import type { MessageToMany, NewsReader } from '../ports.ts'

/** Channels on offer for a message, and the setting that switches them off; null = no setting does. */
export interface Offered {
  readonly channels: readonly NotificationChannel[]
  readonly topic: NotificationTopic | null
  /** Customers with a device. */
  readonly devices: readonly number[]
}

/** Pairs of a customer and a channel that reaches them: $1 = customers, $2 = channels, $3 = topic, $4 = devices. */
const REACHED = `select customer.id as customer_id, channel
   from unnest($1::int[]) as asked (id)
   join customer_contact as customer on customer.id = asked.id and customer.erased_at is null
   cross join unnest($2::text[]) as channel
  where (channel <> 'email' or customer.email is not null)
    and (channel <> 'push' or customer.id in (select unnest($4::int[])))
    and not exists (select from notification_choice as choice
         where choice.customer_id = customer.id and choice.topic = $3 and choice.channel = channel and not is_on)`
const reachedValues = (customerIds: readonly number[], { channels, topic, devices }: Offered) => [
  customerIds,
  channels,
  topic,
  devices,
]

/** Number of customers whom each channel reaches, and of those whom any of them reaches. */
export async function countReached(
  executor: Executor,
  customerIds: readonly number[],
  offered: Offered,
): Promise<Readonly<Record<NotificationChannel | 'any', number>>> {
  const rows = await run<{ channel: NotificationChannel | 'any'; count: number }>(
    executor,
    `select coalesce(channel, 'any') as channel, count(distinct customer_id)::int as count from (${REACHED}) as reached
      group by grouping sets ((channel), ())`,
    [...reachedValues(customerIds, offered)],
  )
  const counts = Object.fromEntries(rows.map(({ channel, count }) => [channel, count]))
  return { sms: 0, email: 0, push: 0, any: 0, ...counts }
}

/** Inserts the notifications that do not exist; returns those that were inserted. */
export const insertMany = (
  tx: Executor,
  { kind, step, organizationId, broadcastId }: MessageToMany,
  readers: readonly NewsReader[],
  now: Date,
): Promise<{ id: number; customerId: number }[]> =>
  run<{ id: number; customerId: number }>(
    tx,
    `insert into notification (customer_id, organization_id, kind, step, title, text, path, broadcast_id, created_at)
     select customer.id, $1, $2, $3, reader.title, reader.text, reader.path, $4, $5
       from unnest($6::int[], $7::text[], $8::text[], $9::text[]) as reader (id, title, text, path)
       join customer_contact as customer on customer.id = reader.id and customer.erased_at is null
     on conflict (customer_id, kind, step) where order_id is null do nothing
     returning id, customer_id as "customerId"`,
    [
      ...[organizationId, kind, step, broadcastId, now],
      ...(['customerId', 'title', 'text', 'path'] as const).map((field) => readers.map((reader) => reader[field])),
    ],
  )

/** Inserts the deliveries of notifications by every channel that reaches the customer. */
export const insertDeliveries = (
  tx: Executor,
  written: readonly { readonly id: number; readonly customerId: number }[],
  offered: Offered,
): Promise<{ notificationId: number; channel: NotificationChannel }[]> =>
  run<{ notificationId: number; channel: NotificationChannel }>(
    tx,
    `insert into notification_delivery (notification_id, channel)
     select written.id, reached.channel from (${REACHED}) as reached
       join unnest($5::bigint[], $1::int[]) as written (id, customer_id) on written.customer_id = reached.customer_id
     returning notification_id as "notificationId", channel`,
    [
      ...reachedValues(
        written.map(({ customerId }) => customerId),
        offered,
      ),
      written.map(({ id }) => id),
    ],
  )

/** Gives up the deliveries of a broadcast that no worker has begun. */
export async function dropWaiting(tx: Executor, broadcastId: number): Promise<void> {
  await run(
    tx,
    `update notification_delivery set state = 'dropped' from notification
      where notification.id = notification_id and broadcast_id = $1 and state = 'waiting'`,
    [broadcastId],
  )
}

/** Number of notifications of a broadcast, and of their deliveries by channel and state. */
export async function countDelivered(executor: Executor, broadcastId: number) {
  const [row] = await run<{
    notified: number
    read: number
    channels: { channel: NotificationChannel; state: string; count: number }[]
  }>(
    executor,
    `select count(*)::int as notified, (count(*) filter (where read_at is not null))::int as read,
       (select coalesce(jsonb_agg(one order by one.channel, one.state), '[]')
          from (select channel, state, count(*)::int as count from notification join notification_delivery on notification_id = id
                 where broadcast_id = $1 group by channel, state) as one) as channels
       from notification where broadcast_id = $1`,
    [broadcastId],
  )
  return row ?? { notified: 0, read: 0, channels: [] }
}
