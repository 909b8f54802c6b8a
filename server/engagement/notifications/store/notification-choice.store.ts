import type { NotificationChannel } from '@okolitsa/domain/notifications/notification-table.ts'
import type { NotificationChoice, NotificationTopic } from '@okolitsa/domain/notifications/notification-topics.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** A customer's settings; an empty list = every topic is on. */
export async function findChoices(executor: Executor, customerId: number): Promise<NotificationChoice[]> {
  return run<{ topic: NotificationTopic; channel: NotificationChannel; isOn: boolean }>(
    executor,
    'select topic, channel, is_on as "isOn" from notification_choice where customer_id = $1',
    [customerId],
  )
}

/** Stores a choice, replacing the earlier one. False for a deleted customer. */
export async function saveChoice(
  executor: Executor,
  customerId: number,
  { topic, channel, isOn }: NotificationChoice,
  now: Date,
): Promise<boolean> {
  const rows = await run(
    executor,
    `insert into notification_choice (customer_id, topic, channel, is_on, changed_at)
     select id, $2, $3, $4, $5 from customer_contact as customer where id = $1
     on conflict (customer_id, topic, channel) do update set is_on = $4, changed_at = $5 returning customer_id`,
    [customerId, topic, channel, isOn, now],
  )
  return rows.length > 0
}

/** Phone, e-mail address and language of a customer. */
export async function findContacts(
  executor: Executor,
  customerId: number,
): Promise<{ readonly phone: string; readonly email: string | null } | null> {
  const [row] = await run<{ phone: string; email: string | null }>(
    executor,
    'select phone, email from customer_contact as customer where id = $1',
    [customerId],
  )
  return row ?? null
}
