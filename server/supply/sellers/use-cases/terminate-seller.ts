import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { sellerStateAfter } from '@okolitsa/domain/sellers/seller-state.ts'
import type { AskedTermination } from '@okolitsa/domain/sellers/termination.ts'
import type { Author } from '../../../people/audit/ports.ts'
import type { Database, Executor } from '../../../platform/db/client.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { sellerTerminated } from '../events.ts'
import { findSellerState } from '../store/seller-suspension.store.ts'
import { endContract, insertTermination, listDueTerminations } from '../store/seller-termination.store.ts'
import { type SellerDeps, takeSeller } from './seller-deps.ts'

const AUTHOR = { kind: 'service', name: 'sellers' } as const

/**
 * Ends the contract with a seller on a day, or at once when the day has begun; nothing brings it back. The seller is
 * suspended without an end: it leaves lists and takes no new orders, and open orders are finished.
 * @throws Refusal NOT_FOUND, SELLER_NOT_SELLING
 */
export async function terminateSeller(
  deps: SellerDeps,
  tx: Executor,
  author: Author,
  organizationId: number,
  { now, ...asked }: AskedTermination & { readonly now: Date },
): Promise<void> {
  await takeSeller(tx, organizationId)
  const seller = await findSellerState(tx, organizationId, now)
  if (!seller) throw new Refusal('NOT_FOUND')
  if (sellerStateAfter(seller.state, 'terminate') === null) throw new Refusal('SELLER_NOT_SELLING')
  if (!(await insertTermination(tx, organizationId, asked, now))) throw new Refusal('SELLER_NOT_SELLING')
  const { reason, message, endsOn } = asked
  await deps.audit.record(tx, author, [
    { ...entryOf('endContract', organizationId), before: { state: seller.state }, after: { reason, message, endsOn } },
  ])
  await emit(tx, sellerTerminated({ organizationId }))
  if (endsOn <= dayIn(seller.timeZone, now)) await end(deps, tx, author, organizationId, now)
}

/** Ends the contracts whose day has begun. Returns the sellers. */
export async function endDueContracts({
  database,
  ...deps
}: SellerDeps & { readonly database: Pick<Database, 'executor' | 'inTransaction'> }): Promise<number[]> {
  const now = deps.clock()
  const due = await listDueTerminations(database.executor, now)
  for (const id of due) {
    await database.inTransaction(async (tx) => {
      await takeSeller(tx, id)
      await end(deps, tx, AUTHOR, id, now)
    })
  }
  return due
}

async function end(
  { audit, readModels }: SellerDeps,
  tx: Executor,
  author: Author,
  organizationId: number,
  now: Date,
): Promise<void> {
  if (!(await endContract(tx, organizationId, now))) return
  await readModels.refreshSellers(tx, [organizationId])
  await audit.record(tx, author, [
    { ...entryOf('terminateSeller', organizationId), before: null, after: { state: 'terminated' } },
  ])
}

const entryOf = (action: string, organizationId: number) => ({
  action,
  entity: 'seller' as const,
  entityId: organizationId,
  organizationId,
})
