import { run } from '../../platform/db/client.ts'
import { type ArchiveRow, NO_PHOTOS, type PersonalDataPart } from '../../platform/personal-data/personal-data.ts'

/** Subscriptions by the telephone or the e-mail address of an account. */
const OF_CUSTOMER = `(channel, address) in (
  select 'phone', phone from customer_contact where id = $1
  union all select 'email', lower(email) from customer_contact where id = $1)`

export const personalData: PersonalDataPart = {
  read: async (executor, customerId) => {
    const rows = await run<{ thing: ArchiveRow }>(
      executor,
      `select jsonb_build_object('channel', channel, 'address', address, 'consent', consent_edition, 'at', requested_at)
         as thing
         from opening_subscriber where ${OF_CUSTOMER} order by requested_at`,
      [customerId],
    )
    return { openingSubscriptions: rows.map(({ thing }) => thing) }
  },
  erase: async (tx, customerId) => {
    await run(tx, `delete from opening_subscriber where ${OF_CUSTOMER}`, [customerId])
    return NO_PHOTOS
  },
  // of phones and addresses, which stay as they are
  merge: async () => {},
}
