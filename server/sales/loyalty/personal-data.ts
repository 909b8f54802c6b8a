import { run } from '../../platform/db/client.ts'
import { type ArchiveRow, NO_PHOTOS, type PersonalDataPart } from '../../platform/personal-data/personal-data.ts'

/** Bonuses and codes are part of the sums of orders, which are retained without personal data. */
export const personalData: PersonalDataPart = {
  read: async (executor, customerId) => {
    const rows = await run<{ thing: ArchiveRow }>(
      executor,
      `select jsonb_build_object('kind', kind, 'amount', amount, 'orderId', order_id, 'at', at) as thing
         from bonus_entry where customer_id = $1 order by id`,
      [customerId],
    )
    return { bonuses: rows.map(({ thing }) => thing) }
  },
  erase: async (tx, customerId) => {
    await run(tx, 'update promo_code set is_listed = false where customer_id = $1', [customerId])
    return NO_PHOTOS
  },
}
