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
}
