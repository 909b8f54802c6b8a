import type { Broadcast } from '@okolitsa/contracts/broadcasts/broadcasts.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Deps } from '../../../services.ts'
import { presentBroadcast } from '../present-broadcast.ts'
import { findBroadcast, stopBroadcast as stop } from '../store/broadcast.store.ts'

/** A broadcast in the scope with its results. @throws Refusal NOT_FOUND */
export async function readBroadcast(
  { database: { executor }, notifications }: Deps<'database' | 'notifications'>,
  scope: StaffScope,
  id: number,
): Promise<Broadcast> {
  const [row, results] = await Promise.all([findBroadcast(executor, scope, id), notifications.resultsOf(executor, id)])
  if (!row) throw new Refusal('NOT_FOUND')
  return presentBroadcast(row, results)
}

/**
 * Stops a broadcast after the batch that is being written, and gives up messages that wait, such as those of the night.
 * A repetition changes nothing. @throws Refusal NOT_FOUND
 */
export async function stopBroadcast(
  deps: Deps<'database' | 'clock' | 'notifications' | 'audit'>,
  scope: StaffScope,
  { id, staffId }: { readonly id: number; readonly staffId: number },
): Promise<Broadcast> {
  const row = await findBroadcast(deps.database.executor, scope, id)
  if (!row) throw new Refusal('NOT_FOUND')
  await deps.database.inTransaction(async (tx) => {
    if (await stop(tx, scope, id, deps.clock()))
      await deps.audit.record(tx, { kind: 'staff', staffId }, [
        {
          ...{ action: 'stopBroadcast', entity: 'broadcast', entityId: id, organizationId: row.organizationId },
          before: { state: 'sending' },
          after: { state: 'stopped' },
        },
      ])
    await deps.notifications.dropBroadcast(tx, id)
  })
  return readBroadcast(deps, scope, id)
}
