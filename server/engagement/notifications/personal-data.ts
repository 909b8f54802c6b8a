import { run } from '../../platform/db/client.ts'
import { type ArchiveRow, NO_PHOTOS, type PersonalDataPart } from '../../platform/personal-data/personal-data.ts'

export const personalData: PersonalDataPart = {
  read: async (executor, customerId) => {
    const rows = await run<{ thing: ArchiveRow }>(
      executor,
      `select jsonb_build_object('title', title, 'text', text, 'at', created_at) as thing
         from notification where customer_id = $1 order by id`,
      [customerId],
    )
    const choices = await run<{ thing: ArchiveRow }>(
      executor,
      `select jsonb_build_object('topic', topic, 'channel', channel, 'isOn', is_on, 'at', changed_at) as thing
         from notification_choice where customer_id = $1 order by topic, channel`,
      [customerId],
    )
    return { notifications: rows.map(({ thing }) => thing), notificationChoices: choices.map(({ thing }) => thing) }
  },
  erase: async (tx, customerId) => {
    await run(tx, 'delete from notification where customer_id = $1', [customerId])
    await run(tx, 'delete from notification_choice where customer_id = $1', [customerId])
    return NO_PHOTOS
  },
  merge: async (tx, { from, into }) => {
    await run(
      tx,
      `delete from notification using notification as mine where notification.customer_id = $1 and mine.customer_id = $2
         and notification.order_id is null and mine.order_id is null
         and (mine.kind, mine.step) = (notification.kind, notification.step)`,
      [from, into],
    )
    await run(tx, 'update notification set customer_id = $2 where customer_id = $1', [from, into])
    // the choices of the account that stays hold
    await run(
      tx,
      `update notification_choice set customer_id = $2 where customer_id = $1
         and (topic, channel) not in (select topic, channel from notification_choice where customer_id = $2)`,
      [from, into],
    )
    await run(tx, 'delete from notification_choice where customer_id = $1', [from])
  },
}
