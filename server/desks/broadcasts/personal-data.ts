import { run } from '../../platform/db/client.ts'
import { NO_PHOTOS, type PersonalDataPart } from '../../platform/personal-data/personal-data.ts'

/** The messages themselves stand in the archive's notifications. */
export const personalData: PersonalDataPart = {
  read: async () => ({}),
  erase: async (tx, customerId) => {
    await run(tx, 'delete from broadcast_recipient where customer_id = $1', [customerId])
    return NO_PHOTOS
  },
  merge: async (tx, { from, into }) => {
    await run(
      tx,
      `update broadcast_recipient set customer_id = $2 where customer_id = $1
         and broadcast_id not in (select broadcast_id from broadcast_recipient where customer_id = $2)`,
      [from, into],
    )
    await run(tx, 'delete from broadcast_recipient where customer_id = $1', [from])
  },
}
