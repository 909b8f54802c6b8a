import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { refundRequested } from '../events.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { Attempt } from '../store/payment.store.ts'
import { insertRefund } from '../store/refund.store.ts'

/** Requests a refund, once per cause; a job makes it. */
export async function requestRefund(
  deps: PaymentDeps,
  tx: Executor,
  attempt: Pick<Attempt, 'id'>,
  refund: { cause: string; amount: Kopecks; reason: string; marketShare?: Kopecks },
): Promise<void> {
  const id = await insertRefund(tx, { paymentId: attempt.id, ...refund, createdAt: deps.clock() })
  if (id) await emit(tx, refundRequested({ refundId: id }))
}
