import { run } from '../../platform/db/client.ts'
import { type ArchiveRow, NO_PHOTOS, type PersonalDataPart } from '../../platform/personal-data/personal-data.ts'

export const personalData: PersonalDataPart = {
  read: async (executor, customerId) => {
    const rows = await run<{ kind: string; thing: ArchiveRow }>(
      executor,
      `select 'product' as kind, jsonb_build_object('product', title) as thing
         from favorite_product join product_title as product on id = product_id where customer_id = $1
       union all
       select 'farmer', jsonb_build_object('farmer', organization_id) from favorite_farmer where customer_id = $1`,
      [customerId],
    )
    return { favorites: rows.map(({ thing }) => thing) }
  },
  erase: async (tx, customerId) => {
    await run(tx, 'delete from favorite_product where customer_id = $1', [customerId])
    await run(tx, 'delete from favorite_farmer where customer_id = $1', [customerId])
    return NO_PHOTOS
  },
  merge: async (tx, { from, into }) => {
    await run(
      tx,
      `update favorite_product set customer_id = $2 where customer_id = $1
         and product_id not in (select product_id from favorite_product where customer_id = $2)`,
      [from, into],
    )
    await run(tx, 'delete from favorite_product where customer_id = $1', [from])
    await run(
      tx,
      `update favorite_farmer set customer_id = $2 where customer_id = $1
         and organization_id not in (select organization_id from favorite_farmer where customer_id = $2)`,
      [from, into],
    )
    await run(tx, 'delete from favorite_farmer where customer_id = $1', [from])
  },
}
