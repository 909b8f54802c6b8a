import { randomInt } from 'node:crypto'
import { payWithinMinutes } from '@okolitsa/domain/payments/payment-machine.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { paymentRequested } from '../events.ts'
import { type PaymentDeps, plusSeconds } from '../payment-deps.ts'
import type { PayableOrder } from '../ports.ts'
import { insertAttempt, lockAttempts } from '../store/payment.store.ts'

/** A job registers what the request itself did not manage to, after this many seconds. */
const REGISTER_AGAIN_SECONDS = 10

/**
 * Opens a new attempt in the caller's transaction. Its number at the gateway is fixed here once and for all:
 * whoever registers it, however often, registers the same payment. The tail keeps numbers of a restored or a test
 * database from meeting those the gateway knows already.
 */
export async function openPayment(deps: PaymentDeps, tx: Executor, order: PayableOrder): Promise<string> {
  const now = deps.clock()
  const attempt = ((await lockAttempts(tx, order.id))[0]?.attempt ?? 0) + 1
  const id = await insertAttempt(tx, {
    order_id: order.id,
    method: order.paymentMethod,
    attempt,
    amount: order.total,
    gateway_number: `${order.id}-${attempt}-${randomInt(36 ** 5)
      .toString(36)
      .padStart(5, '0')}`,
    created_at: now,
    expires_at: order.payBefore ?? plusSeconds(now, payWithinMinutes(order.paymentMethod) * 60),
    next_check_at: plusSeconds(now, REGISTER_AGAIN_SECONDS),
  })
  await emit(tx, paymentRequested(id))
  return id
}
