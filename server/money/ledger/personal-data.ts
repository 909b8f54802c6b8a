import { run } from '../../platform/db/client.ts'
import { NO_PHOTOS, type PersonalDataPart } from '../../platform/personal-data/personal-data.ts'

/** The ledger names customers by number only, and its entries are never changed. */
export const personalData: PersonalDataPart = {
  read: async () => ({}),
  erase: async () => NO_PHOTOS,
  // the balance of open orders moves by one balanced entry; moved bonuses have entries of their own
  merge: async (tx, { from, into, now }) => {
    await run(
      tx,
      `with owed as (
         select balance from ledger_balance where account = 'customer' and owner = $1::int::text and balance <> 0),
       entry as (
         insert into ledger_entry (cause, kind, order_id, facts, at)
         select 'merge:' || $1::int || ':' || (select count(*) + 1 from ledger_entry where cause like 'merge:' || $1::int || ':%'),
           'merge', null, jsonb_build_object('from', $1::int, 'into', $2::int), $3 from owed returning id)
       insert into ledger_line (entry_id, position, account, owner, amount)
       select entry.id, part.position, 'customer', part.owner::text, part.sign * balance
         from entry, owed, (values (1, $1::int, -1), (2, $2::int, 1)) as part (position, owner, sign)`,
      [from, into, now],
    )
  },
}
