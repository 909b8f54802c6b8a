import { run } from '../../platform/db/client.ts'
import type { ArchiveRow, PersonalDataPart } from '../../platform/personal-data/personal-data.ts'

export const personalData: PersonalDataPart = {
  read: async (executor, customerId) => {
    const rows = await run<{ thing: ArchiveRow }>(
      executor,
      `select jsonb_build_object('farmer', organization.title, 'sender', sender, 'text', text, 'at', chat_message.created_at, 'photos', cardinality(photos)) as thing
         from chat_message join chat_thread on chat_thread.id = thread_id
           join seller_card as organization on organization.id = chat_thread.organization_id
        where customer_id = $1 order by chat_message.id`,
      [customerId],
    )
    return { chats: rows.map(({ thing }) => thing) }
  },
  erase: async (tx, customerId) => {
    const photos = await run<{ key: string }>(
      tx,
      'select unnest(photos) as key from chat_message join chat_thread on chat_thread.id = thread_id where customer_id = $1',
      [customerId],
    )
    await run(tx, 'delete from chat_thread where customer_id = $1', [customerId])
    return photos.map(({ key }) => key)
  },
}
