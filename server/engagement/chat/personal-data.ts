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
  merge: async (tx, { from, into }) => {
    // both talked to the same seller: one thread stays, in the order of its messages
    await run(
      tx,
      `with pair as (
         select theirs.id as gone, mine.id as kept from chat_thread theirs
           join chat_thread mine on mine.customer_id = $2 and mine.organization_id = theirs.organization_id
          where theirs.customer_id = $1),
       moved as (update chat_message set thread_id = kept from pair where thread_id = gone)
       update chat_thread set last_message_id = greatest(chat_thread.last_message_id, theirs.last_message_id),
         spoken_at = greatest(chat_thread.spoken_at, theirs.spoken_at),
         waiting_since = least(chat_thread.waiting_since, theirs.waiting_since),
         is_blocked = chat_thread.is_blocked or theirs.is_blocked
         from pair join chat_thread theirs on theirs.id = gone where chat_thread.id = kept`,
      [from, into],
    )
    await run(
      tx,
      `delete from chat_thread where customer_id = $1
         and organization_id in (select organization_id from chat_thread where customer_id = $2)`,
      [from, into],
    )
    await run(tx, 'update chat_thread set customer_id = $2 where customer_id = $1', [from, into])
  },
}
