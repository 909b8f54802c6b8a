import { claimAnswerBefore } from '@okolitsa/domain/orders/claim.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { orderClaimLate } from '../events.ts'
import { findClaim } from '../store/claim.store.ts'
import type { ChangeDeps } from './change-deps.ts'

/** Tolerance between clocks, ms: events are due by the database's clock, which may be slightly ahead. */
const AHEAD_MS = 60_000

/** Publishes a claim whose seller has not answered in time. */
export async function notifyLateClaim(
  { executor, inTransaction, clock }: Pick<ChangeDeps, 'executor' | 'inTransaction' | 'clock'>,
  orderId: number,
  claimId: string,
): Promise<void> {
  const claim = await findClaim(executor, orderId, claimId)
  const isLate = claim && claimAnswerBefore(claim.createdAt).getTime() <= clock().getTime() + AHEAD_MS
  if (!isLate || claim.state !== 'waiting') return
  await inTransaction((tx) => emit(tx, orderClaimLate({ orderId, claimId })))
}
