import { run } from '../../platform/db/client.ts'
import type { ArchiveRow, PersonalDataPart } from '../../platform/personal-data/personal-data.ts'

/** Refunds of claims are retained with their orders; texts and photos are deleted. */
export const personalData: PersonalDataPart = {
  read: async (executor, customerId) => {
    const rows = await run<{ thing: ArchiveRow }>(
      executor,
      `select jsonb_build_object('id', order_id, 'kind', kind, 'state', state, 'comment', comment,
           'appeal', (select text from claim_appeal where claim_id = order_claim.id and side = 'customer'),
           'sum', round(refund / 100.0, 2), 'at', created_at) as thing
         from order_claim where customer_id = $1 order by created_at`,
      [customerId],
    )
    return { claims: rows.map(({ thing }) => thing) }
  },
  blocks: async (executor, customerId) => {
    const open = await run(
      executor,
      `select id from order_claim where customer_id = $1 and (state = 'waiting' or contest_state = 'open'
        or exists (select from claim_appeal as appeal where claim_id = order_claim.id and appeal.state = 'open')) limit 1`,
      [customerId],
    )
    return open.length > 0 ? ['openClaims'] : []
  },
  erase: async (tx, customerId) => {
    const photos = await run<{ key: string }>(
      tx,
      `delete from order_claim_photo where claim_id in (select id from order_claim where customer_id = $1)
       returning source as key`,
      [customerId],
    )
    const parcels = await run<{ key: string }>(
      tx,
      `delete from parcel_photo where order_id in (select id from shop_order where customer_id = $1)
       returning source as key`,
      [customerId],
    )
    await run(
      tx,
      `update claim_appeal set text = '' where side = 'customer'
        and claim_id in (select id from order_claim where customer_id = $1)`,
      [customerId],
    )
    await run(tx, `update order_claim set comment = '' where customer_id = $1`, [customerId])
    return [...photos, ...parcels].map(({ key }) => key)
  },
  merge: async (tx, { from, into }) => {
    await run(tx, 'update order_claim set customer_id = $2 where customer_id = $1', [from, into])
  },
}
