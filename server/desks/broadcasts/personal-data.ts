import { NO_PHOTOS, type PersonalDataPart } from '../../platform/personal-data/personal-data.ts'
import { eraseRecipient } from './store/own-account.store.ts'

/** The messages themselves stand in the archive's notifications. */
export const personalData: PersonalDataPart = {
  read: async () => ({}),
  erase: async (tx, customerId) => {
    await eraseRecipient(tx, customerId)
    return NO_PHOTOS
  },
}
