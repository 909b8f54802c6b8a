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
  // entries stay; the balance moves by two, and counts as given today. A code is not used more often than it allows
  merge: async (tx, { from, into, now }) => {
    await run(
      tx,
      `insert into bonus_entry (customer_id, kind, amount, at, step)
       select owner, kind, sign * balance, $3, 'merge'
         from (select balance::int from bonus_account where customer_id = $1 and balance > 0 for no key update) as held,
           (values ($1::int, 'moved', -1), ($2::int, 'accrued', 1)) as part (owner, kind, sign)`,
      [from, into, now],
    )
    await run(
      tx,
      `update promo_redemption set customer_id = $2 from (
         select r.order_id, r.released_at, per_customer_limit,
             (select count(*) from promo_redemption mine where mine.promo_code_id = r.promo_code_id
               and mine.customer_id = $2 and mine.released_at is null)
             + count(*) filter (where r.released_at is null) over (partition by r.promo_code_id order by r.order_id) as uses
           from promo_redemption r join promo_code on promo_code.id = r.promo_code_id where r.customer_id = $1) as used
        where promo_redemption.order_id = used.order_id
          and (used.released_at is not null or per_customer_limit is null or uses <= per_customer_limit)`,
      [from, into],
    )
    await run(tx, 'update bonus_promise set customer_id = $2 where customer_id = $1', [from, into])
    await run(tx, 'update promo_code set customer_id = $2 where customer_id = $1', [from, into])
  },
}
