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
}
