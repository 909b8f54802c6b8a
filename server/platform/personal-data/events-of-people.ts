import { run } from '../db/client.ts'
import { NO_PHOTOS, type PersonalDataPart } from './personal-data.ts'

/**
 * Events of a customer that everybody has heard are kept for some days to be looked at, with the words that were
 * written: why an order was called off. They go with the customer; what is still to be heard goes when it was.
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
