import { type Executor, run } from '../../platform/db/client.ts'
import { NO_PHOTOS, type PersonalDataPart } from '../../platform/personal-data/personal-data.ts'
import type { AuditService } from './ports.ts'

/** Erases personal values and salts of the entries about an entity; the entries and their chain stay. */
export async function erasePersonal(
  tx: Executor,
  { entity, entityId }: Parameters<AuditService['erase']>[1],
): Promise<void> {
  await run(
    tx,
    `delete from audit_personal using audit_entry
      where personal_id = audit_personal.id and entity = $1 and entity_id = $2`,
    [entity, String(entityId)],
  )
}

export const personalData: PersonalDataPart = {
  read: async () => ({}),
  erase: async (tx, customerId) => {
    await erasePersonal(tx, { entity: 'customer', entityId: customerId })
    return NO_PHOTOS
  },
  // entries stay with the account that they are about
  merge: async () => {},
}
