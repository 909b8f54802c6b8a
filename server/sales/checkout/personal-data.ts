import { run } from '../../platform/db/client.ts'
import { type ArchiveRow, NO_PHOTOS, type PersonalDataPart } from '../../platform/personal-data/personal-data.ts'

/** An order group joins orders, which are retained by law, and contains no personal data. */
export const personalData: PersonalDataPart = {
  read: async (executor, customerId) => {
    const rows = await run<{ thing: ArchiveRow }>(
      executor,
      `select jsonb_build_object('id', id, 'at', created_at) as thing from order_group where customer_id = $1 order by created_at`,
      [customerId],
    )
    return { orderGroups: rows.map(({ thing }) => thing) }
  },
  erase: async (tx, customerId) => {
    await run(tx, 'delete from idempotency_record where customer_id = $1', [customerId])
    return NO_PHOTOS
  },
  merge: async (tx, { from, into }) => {
    await run(tx, 'update order_group set customer_id = $2 where customer_id = $1', [from, into])
    await run(tx, 'update idempotency_record set customer_id = $2 where customer_id = $1', [from, into])
  },
}
