import { run } from '../../platform/db/client.ts'
import { NO_PHOTOS, type PersonalDataPart } from '../../platform/personal-data/personal-data.ts'

/** Erases personal values and salts of the entries about a customer; the entries and their chain stay. */
export const personalData: PersonalDataPart = {
  read: async () => ({}),
  erase: async (tx, customerId) => {
    await run(
      tx,
      `delete from audit_personal using audit_entry
        where personal_id = audit_personal.id and entity = 'customer' and entity_id = $1::int::text`,
      [customerId],
    )
    return NO_PHOTOS
  },
}
