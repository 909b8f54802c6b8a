import { run } from '../db/client.ts'
import { NO_PHOTOS, type PersonalDataPart } from './personal-data.ts'

/**
 * Erases a customer's texts, such as the reason of a cancellation, from delivered events, which are kept for some days
 * for investigation. Undelivered events are erased after delivery.
 */
export const eventsOfPeople: PersonalDataPart = {
  read: async () => ({}),
  erase: async (tx, customerId) => {
    await run(tx, `delete from outbox where delivered_at is not null and payload ->> 'customerId' = $1::int::text`, [
      customerId,
    ])
    return NO_PHOTOS
  },
  // entries of the ledger keep the owner of the bonuses
  merge: async (tx, { from, into }) => {
    await run(
      tx,
      `update outbox set payload = (payload::jsonb || jsonb_build_object('customerId', $2::int))
        where delivered_at is null and topic <> 'BonusMoved' and payload ->> 'customerId' = $1::int::text`,
      [from, into],
    )
  },
}
