import { run } from '../../platform/db/client.ts'
import { type ArchiveRow, NO_PHOTOS, type PersonalDataPart } from '../../platform/personal-data/personal-data.ts'

export const personalData: PersonalDataPart = {
  read: async (executor, customerId) => {
    const rows = await run<{ thing: ArchiveRow }>(
      executor,
      `select jsonb_build_object('endpoint', endpoint, 'at', created_at) as thing
         from push_subscription where customer_id = $1 order by id`,
      [customerId],
    )
    return { devices: rows.map(({ thing }) => thing) }
  },
  erase: async (tx, customerId) => {
    await run(tx, 'delete from push_subscription where customer_id = $1', [customerId])
    return NO_PHOTOS
  },
  // a device is notified as long as its session lives, and the sessions end
  merge: async (tx, { from }) => {
    await run(tx, 'delete from push_subscription where customer_id = $1', [from])
  },
}
