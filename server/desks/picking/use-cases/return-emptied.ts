import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { publishLive } from '../../../platform/realtime/live-hub.ts'
import type { Deps } from '../../../services.ts'

export type ReturnEmptiedDeps = Deps<'database' | 'stock' | 'audit'>

/** Restores emptied stock; false = restored before, or too late. Refuses NOT_FOUND for another seller. */
export async function returnEmptied(
  { database, stock, audit }: ReturnEmptiedDeps,
  scope: StaffScope,
  staffId: number,
  id: string,
): Promise<boolean> {
  const found = await stock.findEmptied(database.executor, scope, id)
  if (!found) throw new Refusal('NOT_FOUND')
  const { productId, organizationId } = found
  return database.inTransaction(async (tx) => {
    const moved = await stock.returnEmptied(tx, { id, productId, staffId })
    if (!moved) return false
    const { before, after } = moved
    const change = { action: 'returnEmptied', entity: 'stock', entityId: productId, organizationId } as const
    await audit.record(tx, { kind: 'staff', staffId }, [
      { ...change, before: { onHand: before }, after: { onHand: after } },
    ])
    await publishLive(tx, `staff:${organizationId}`)
    return true
  })
}
