import { run } from '../../platform/db/client.ts'
import { NO_PHOTOS, type PersonalDataPart } from '../../platform/personal-data/personal-data.ts'

/** The messages themselves stand in the archive's notifications. */
export const personalData: PersonalDataPart = {
  read: async () => ({}),
  erase: async (tx, customerId) => {
    await run(tx, 'delete from broadcast_recipient where customer_id = $1', [customerId])
    return NO_PHOTOS
  },
}
