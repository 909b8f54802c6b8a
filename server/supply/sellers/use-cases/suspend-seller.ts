import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { sellerStateAfter } from '@okolitsa/domain/sellers/seller-state.ts'
import {
  type AskedSuspension,
  isSuspensionOver,
  suspensionDayMistake,
  suspensionEnd,
} from '@okolitsa/domain/sellers/suspension.ts'
import type { Author } from '../../../people/audit/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import type { Deps } from '../../../services.ts'
import { sellerSuspensionChanged } from '../events.ts'
import {
  endSuspension,
  findSellerState,
  findSuspensionEnd,
  insertSuspension,
  listOverSuspensions,
  saveSuspendedAt,
} from '../store/seller-suspension.store.ts'
import { type SellerDeps, takeSeller } from './seller-deps.ts'

/**
 * Suspends a seller: it leaves lists and takes no new orders. The lock waits for orders that are being placed, so none
 * is placed after the commit.
 * @throws Refusal NOT_FOUND, SELLER_NOT_SELLING
 */
export async function suspendSeller(
  { audit }: Pick<SellerDeps, 'audit'>,
  tx: Executor,
  author: Author,
  organizationId: number,
  { reason, message, till, now }: AskedSuspension & { readonly now: Date },
): Promise<void> {
  await takeSeller(tx, organizationId)
  const seller = await findSellerState(tx, organizationId, now)
  if (!seller) throw new Refusal('NOT_FOUND')
  if (sellerStateAfter(seller.state, 'suspend') === null) throw new Refusal('SELLER_NOT_SELLING')
  const mistake = suspensionDayMistake(till, now, seller.timeZone)
  refuseMistakes(mistake ? { till: mistake } : {})
  const until = suspensionEnd(till, seller.timeZone)
  await saveSuspendedAt(tx, organizationId, now)
  const suspensionId = await insertSuspension(tx, { organizationId, reason, message, beganAt: now, until })
  await emit(tx, sellerSuspensionChanged({ suspensionId }))
  await audit.record(tx, author, [
    {
      ...entryOf('suspendSeller', organizationId),
      before: { state: seller.state },
      after: { state: 'suspended', reason, message, until: until?.toISOString() ?? null },
    },
  ])
}

/**
 * Restores a suspended seller.
 * @throws Refusal NOT_FOUND, SELLER_NOT_SUSPENDED
 */
export async function restoreSeller(
  { audit }: Pick<SellerDeps, 'audit'>,
  tx: Executor,
  author: Author,
  organizationId: number,
  now: Date,
): Promise<void> {
  await takeSeller(tx, organizationId)
  const seller = await findSellerState(tx, organizationId, now)
  if (!seller) throw new Refusal('NOT_FOUND')
  if (sellerStateAfter(seller.state, 'restore') === null) throw new Refusal('SELLER_NOT_SUSPENDED')
  await saveSuspendedAt(tx, organizationId, null)
  const suspensionId = await endSuspension(tx, organizationId, now)
  if (suspensionId !== null) await emit(tx, sellerSuspensionChanged({ suspensionId }))
  await audit.record(tx, author, [
    { ...entryOf('restoreSeller', organizationId), before: { state: 'suspended' }, after: { state: 'active' } },
  ])
}

const AUTHOR = { kind: 'service', name: 'sellers' } as const

/** Restores sellers whose suspension has ended; each in its own transaction. Returns their ids. */
export async function endSuspensions({
  database,
  clock,
  audit,
}: Deps<'database' | 'clock' | 'audit'>): Promise<number[]> {
  const restored: number[] = []
  for (const organizationId of await listOverSuspensions(database.executor, clock())) {
    await database.inTransaction(async (tx) => {
      const now = clock()
      await takeSeller(tx, organizationId)
      // a person may have restored it, or suspended it anew, in the meantime
      const until = await findSuspensionEnd(tx, organizationId)
      if (until === undefined || !isSuspensionOver(until, now)) return
      await restoreSeller({ audit }, tx, AUTHOR, organizationId, now)
      restored.push(organizationId)
    })
  }
  return restored
}

const entryOf = (action: string, organizationId: number) => ({
  action,
  entity: 'seller' as const,
  entityId: organizationId,
  organizationId,
})
