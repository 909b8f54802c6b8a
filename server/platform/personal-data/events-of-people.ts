import { run } from '../db/client.ts'
import { NO_PHOTOS, type PersonalDataPart } from './personal-data.ts'

/**
 * Delivered events of a customer are kept for some days for investigation, with texts such as the reason of a
 * cancellation. They are erased with the customer, except undelivered ones, which are erased after delivery.
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
