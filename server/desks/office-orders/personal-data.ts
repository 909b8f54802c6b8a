import { run } from '../../platform/db/client.ts'
import { type ArchiveRow, NO_PHOTOS, type PersonalDataPart } from '../../platform/personal-data/personal-data.ts'

export const personalData: PersonalDataPart = {
  read: async (executor, customerId) => {
    const rows = await run<{ thing: ArchiveRow }>(
      executor,
      `select jsonb_build_object('order', order_id, 'field', field, 'reason', reason, 'at', at) as thing
         from office_reveal where customer_id = $1 order by id`,
      [customerId],
    )
    const gifts = await run<{ thing: ArchiveRow }>(
      executor,
      `select jsonb_build_object('order', order_id, 'bonuses', bonuses, 'reason', reason, 'at', at) as thing
         from office_goodwill where order_id in (select id from shop_order where customer_id = $1) order by id`,
      [customerId],
    )
    return { looks: rows.map(({ thing }) => thing), gifts: gifts.map(({ thing }) => thing) }
  },
  erase: async (tx, customerId) => {
    await run(tx, 'delete from office_reveal where customer_id = $1', [customerId])
    await run(
      tx,
      `with orders as (select id from shop_order where customer_id = $1),
         gifts as (delete from office_goodwill where order_id in (select id from orders))
       delete from office_order_note where order_id in (select id from orders)`,
      [customerId],
    )
    return NO_PHOTOS
  },
  merge: async (tx, { from, into }) => {
    await run(tx, 'update office_reveal set customer_id = $2 where customer_id = $1', [from, into])
  },
}
