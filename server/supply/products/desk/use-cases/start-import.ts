import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Database } from '../../../../platform/db/client.ts'
import { emit } from '../../../../platform/db/outbox.ts'
import { goodsImportStarted } from '../events.ts'
import { findImport, markApplying, takeImport } from '../store/goods-import.store.ts'

/**
 * Confirms an import, which jobs then write. A repeated call has no effect. Refuses NOT_FOUND for another seller's
 * import.
 */
export async function startImport(
  { inTransaction }: Pick<Database, 'inTransaction'>,
  scope: StaffScope,
  staffId: number,
  importId: number,
): Promise<void> {
  await inTransaction(async (tx) => {
    const taken = await takeImport(tx, importId)
    if (!taken || !(await findImport(tx, scope, importId))) throw new Refusal('NOT_FOUND')
    if (taken.state !== 'ready') return
    await markApplying(tx, importId, staffId)
    await emit(tx, goodsImportStarted({ importId }))
  })
}
