import type { Executor } from '../../../platform/db/client.ts'
import { pipelined } from '../../../platform/db/pipelined.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { LockedPayableOrder } from '../ports.ts'
import { type Attempt, lockAttempts } from '../store/payment.store.ts'

/** Locks the order's row, then all its attempts. Undefined = the attempt no longer exists. */
export async function lockAttempt(
  { orders }: Pick<PaymentDeps, 'orders'>,
  tx: Executor,
  { id, orderId }: Pick<Attempt, 'id' | 'orderId'>,
): Promise<{ order: LockedPayableOrder | null; attempts: Attempt[]; own: Attempt | undefined }> {
  const [order, attempts] = await pipelined([orders.lock(tx, orderId), lockAttempts(tx, orderId)])
  return { order, attempts, own: attempts.find((each) => each.id === id) }
}
