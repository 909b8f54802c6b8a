import { run } from '../../platform/db/client.ts'
import { type ArchiveRow, NO_PHOTOS, type PersonalDataPart } from '../../platform/personal-data/personal-data.ts'

export const personalData: PersonalDataPart = {
  read: async (executor, customerId) => {
    const rows = await run<{ thing: ArchiveRow }>(
      executor,
      `select jsonb_build_object('productId', product_id, 'place', place, 'at', created_at) as thing
         from stock_alert where customer_id = $1 order by id`,
      [customerId],
    )
    const farms = await run<{ thing: ArchiveRow }>(
      executor,
      `select jsonb_build_object('farmerId', organization_id, 'at', created_at) as thing
         from opening_alert where customer_id = $1 order by id`,
      [customerId],
    )
    return { stockAlerts: rows.map(({ thing }) => thing), openingAlerts: farms.map(({ thing }) => thing) }
  },
  erase: async (tx, customerId) => {
    await run(tx, 'delete from stock_alert where customer_id = $1', [customerId])
    await run(tx, 'delete from opening_alert where customer_id = $1', [customerId])
    return NO_PHOTOS
  },
  merge: async (tx, { from, into }) => {
    await run(
      tx,
      `update stock_alert set customer_id = $2 where customer_id = $1
         and product_id not in (select product_id from stock_alert where customer_id = $2)`,
      [from, into],
    )
    await run(tx, 'delete from stock_alert where customer_id = $1', [from])
    await run(
      tx,
      `update opening_alert set customer_id = $2 where customer_id = $1
         and organization_id not in (select organization_id from opening_alert where customer_id = $2)`,
      [from, into],
    )
    await run(tx, 'delete from opening_alert where customer_id = $1', [from])
  },
}
