import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { paymentWithdrawn } from '../events.ts'
import { LOOK_AGAIN_SECONDS, type PaymentDeps, plusSeconds } from '../payment-deps.ts'
import type { Attempt } from '../store/payment.store.ts'
import { moveAttempt } from './move-attempt.ts'

/** Closes an open or held attempt in the database; a job withdraws it at the gateway and detects late money. */
export async function withdrawInTransaction(
  deps: PaymentDeps,
  tx: Executor,
  attempt: Attempt,
  status: 'canceled' | 'expired',
): Promise<void> {
  const nextCheckAt = plusSeconds(deps.clock(), LOOK_AGAIN_SECONDS)
  const event = paymentWithdrawn({ paymentId: attempt.id })
  const patch = { status, heldAmount: 0 as Kopecks, checks: 0, nextCheckAt }
  await moveAttempt(tx, attempt, patch, { kind: status, detail: { from: attempt.status }, event })
}
