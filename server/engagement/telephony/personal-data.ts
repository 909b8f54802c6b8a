import { run } from '../../platform/db/client.ts'
import { type ArchiveRow, NO_PHOTOS, type PersonalDataPart } from '../../platform/personal-data/personal-data.ts'

export const personalData: PersonalDataPart = {
  read: async (executor, customerId) => {
    const rows = await run<{ thing: ArchiveRow }>(
      executor,
      `select jsonb_build_object('farmer', organization.title, 'state', state, 'seconds', talk_seconds, 'at', telephone_callback.created_at) as thing
         from telephone_callback join seller_card as organization on organization.id = organization_id
        where customer_id = $1 order by telephone_callback.created_at`,
      [customerId],
    )
    return { calls: rows.map(({ thing }) => thing) }
  },
  erase: async (tx, customerId) => {
    await run(
      tx,
      'delete from telephone_event where command_id in (select command_id from telephone_callback where customer_id = $1)',
      [customerId],
    )
    await run(tx, 'delete from telephone_callback where customer_id = $1', [customerId])
    return NO_PHOTOS
  },
  merge: async (tx, { from, into }) => {
    await run(tx, 'update telephone_callback set customer_id = $2 where customer_id = $1', [from, into])
  },
}
