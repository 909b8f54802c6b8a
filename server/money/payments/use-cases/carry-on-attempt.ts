import { isClosedAttempt, isOpenAttempt, SILENCE_MINUTES } from '@okolitsa/domain/payments/payment-machine.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { type Attempt, findAttempt } from '../store/payment.store.ts'
import { askGateway } from './check-payment.ts'
import { lockAttempt } from './lock-attempt.ts'
import { registerPayment } from './register-payment.ts'
import { withdrawInTransaction } from './withdraw-in-transaction.ts'
import { withdrawAtGateway } from './withdraw-payment.ts'

/** Processes a due attempt: registers it, requests its status, detects late money, releases unneeded holds. */
export async function carryOnAttempt(deps: PaymentDeps, paymentId: string): Promise<void> {
  const { executor } = deps.database
  const attempt = await findAttempt(executor, paymentId)
  if (!attempt) return
  if (isAbandoned(attempt, deps.clock())) return close(deps, attempt, 'expired')
  // an interrupted withdrawal: closes the attempt, and detects money paid meanwhile
  if (attempt.withdrawingAt !== null && isOpenAttempt(attempt.status)) return close(deps, attempt, 'canceled')
  if (attempt.status === 'new') return registerPayment(deps, paymentId)
  if (attempt.nextCheckAt === null) return
  const gatewayStatus = await askGateway(deps, attempt)
  if (gatewayStatus?.state !== 'held') return
  const settled = await findAttempt(executor, paymentId)
  if (settled && isClosedAttempt(settled.status)) await withdrawAtGateway(deps, settled)
}

/** True = an unpaid surcharge has expired for good: its order has no deadline, so polling ends here. */
const isAbandoned = (attempt: Attempt, now: Date): boolean =>
  attempt.purpose === 'surcharge' &&
  isOpenAttempt(attempt.status) &&
  now.getTime() - attempt.expiresAt.getTime() > SILENCE_MINUTES * 60_000

function close(deps: PaymentDeps, attempt: Attempt, status: 'canceled' | 'expired'): Promise<void> {
  return deps.database.inTransaction(async (tx) => {
    const { own } = await lockAttempt(deps, tx, attempt)
    if (own && isOpenAttempt(own.status)) await withdrawInTransaction(deps, tx, own, status)
  })
}
