import { randomInt } from 'node:crypto'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { PAY_AGAIN_MINUTES, payWithinMinutes } from '@okolitsa/domain/payments/payment-machine.ts'
import { choosePaymentStages } from '@okolitsa/domain/payments/payment-stages.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { pipelined } from '../../../platform/db/pipelined.ts'
import { paymentRequested } from '../events.ts'
import { gatewayOf, type PaymentDeps, plusSeconds } from '../payment-deps.ts'
import type { PayableOrder } from '../ports.ts'
import { type Attempt, insertAttempt, lockAttempts, type PaymentPurpose } from '../store/payment.store.ts'

/** Seconds until a job registers an attempt that the request did not register. */
const REGISTER_AGAIN_SECONDS = 10

interface PaymentAsk {
  readonly purpose: PaymentPurpose
  readonly amount: Kopecks
  /** True = the order was just placed and has no attempts. */
  readonly isFirst?: boolean
}

/**
 * Opens a new attempt in the caller's transaction. Its number at the gateway is fixed here, so that repeated
 * registrations concern the same payment. The suffix prevents collisions between numbers of a restored or test database
 * and numbers the gateway already knows.
 */
export async function openPayment(
  deps: PaymentDeps,
  tx: Executor,
  order: PayableOrder,
  { isFirst = false, ...ask }: PaymentAsk,
): Promise<string> {
  const now = deps.clock()
  const [[last], stages] = await pipelined([
    isFirst ? [] : lockAttempts(tx, order.id),
    stagesOf(deps, tx, order, ask.purpose),
  ])
  const attempt = (last?.attempt ?? 0) + 1
  const minutes = ask.purpose === 'order' ? payWithinMinutes(order.paymentMethod) : PAY_AGAIN_MINUTES
  const id = await insertAttempt(tx, {
    ...ask,
    orderId: order.id,
    method: order.paymentMethod,
    attempt,
    stages,
    gatewayNumber: `${order.id}-${attempt}-${randomInt(36 ** 5)
      .toString(36)
      .padStart(5, '0')}`,
    createdAt: now,
    expiresAt: order.payBefore ?? plusSeconds(now, minutes * 60),
    nextCheckAt: plusSeconds(now, REGISTER_AGAIN_SECONDS),
  })
  await emit(tx, paymentRequested({ paymentId: id }))
  return id
}

/** Only orders before picking are held. */
async function stagesOf(
  deps: PaymentDeps,
  tx: Executor,
  order: PayableOrder,
  purpose: PaymentPurpose,
): Promise<Attempt['stages']> {
  const hasHolds = gatewayOf(deps, { method: order.paymentMethod })?.hasHolds ?? false
  if (purpose === 'surcharge' || order.state !== 'formed' || !hasHolds) return 'one'
  const known = await deps.orders.holdFacts(tx, order.id)
  const { deliveryDate } = order
  return choosePaymentStages(deps.stages, { ...known, hasHolds, deliveryDate, now: deps.clock() })
}
