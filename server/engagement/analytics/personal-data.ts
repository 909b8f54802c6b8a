import { run } from '../../platform/db/client.ts'
import { type ArchiveRow, NO_PHOTOS, type PersonalDataPart } from '../../platform/personal-data/personal-data.ts'

/** Actions remain as anonymous counts. */
export const personalData: PersonalDataPart = {
  read: async (executor, customerId) => {
    const rows = await run<{ thing: ArchiveRow }>(
      executor,
      `select jsonb_build_object('kind', kind, 'facts', payload, 'at', at) as thing
         from analytics_event where customer_id = $1 order by id`,
      [customerId],
    )
    return { events: rows.map(({ thing }) => thing) }
  },
  erase: async (tx, customerId) => {
    await run(tx, 'update analytics_event set customer_id = null, device_id = null where customer_id = $1', [
      customerId,
    ])
    return NO_PHOTOS
  },
  merge: async (tx, { from, into }) => {
    await run(tx, 'update analytics_event set customer_id = $2 where customer_id = $1', [from, into])
  },
}
