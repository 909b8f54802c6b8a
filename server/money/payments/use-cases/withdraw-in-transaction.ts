import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { paymentWithdrawn } from '../events.ts'
import { LOOK_AGAIN_SECONDS, type PaymentDeps, plusSeconds } from '../payment-deps.ts'
import { type Attempt, recordEvent, saveAttempt } from '../store/payment.store.ts'

/** Closes an open or held attempt on our side; a job withdraws it at the gateway and watches for late money. */
export async function withdrawInTransaction(
  deps: PaymentDeps,
  tx: Executor,
  attempt: Attempt,
  status: 'canceled' | 'expired',
): Promise<void> {
  await saveAttempt(tx, attempt.id, {
    status,
    heldAmount: 0 as Kopecks,
    checks: 0,
    nextCheckAt: plusSeconds(deps.clock(), LOOK_AGAIN_SECONDS),
  })
  await recordEvent(tx, attempt.id, status, { from: attempt.status })
  await emit(tx, paymentWithdrawn({ paymentId: attempt.id }))
}
