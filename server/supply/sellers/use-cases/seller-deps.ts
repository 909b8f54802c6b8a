import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { AuditService } from '../../../people/audit/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { ReadModels } from '../ports.ts'
import { lockSellers, type SellerState } from '../store/organization.store.ts'

export interface SellerDeps {
  readonly audit: AuditService
  readonly readModels: ReadModels
  readonly clock: Clock
}

/** Unique constraints of sellers by field. */
export const SELLER_TAKEN = { organization_slug_key: 'slug', organization_pkey: 'id' }

/** Locks a seller until the end of the transaction. Throws NOT_FOUND. */
export async function takeSeller(tx: Executor, organizationId: number): Promise<SellerState> {
  const [seller] = await lockSellers(tx, [organizationId])
  if (!seller) throw new Refusal('NOT_FOUND')
  return seller
}

/** Locks several sellers in the order of ids. Throws NOT_FOUND for an unknown one. */
export async function takeSellers(tx: Executor, organizationIds: readonly number[]): Promise<void> {
  const ids = [...new Set(organizationIds)]
  if ((await lockSellers(tx, ids)).length < ids.length) throw new Refusal('NOT_FOUND')
}
