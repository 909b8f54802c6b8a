import { isClosedAttempt } from '@okolitsa/domain/payments/payment-machine.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { findAttempt } from '../store/payment.store.ts'
import { askGateway } from './check-payment.ts'
import { registerPayment } from './register-payment.ts'
import { withdrawAtGateway } from './withdraw-payment.ts'

/** Carries on one attempt that is due: registers it, asks about it, looks for late money, lets go what nobody wants. */
export async function carryOnAttempt(deps: PaymentDeps, paymentId: string): Promise<void> {
  const { executor } = deps.database
  const attempt = await findAttempt(executor, paymentId)
  if (!attempt) return
  if (attempt.status === 'new') return registerPayment(deps, paymentId)
  if (attempt.next_check_at === null) return
  const word = await askGateway(deps, attempt)
  if (word?.state !== 'held') return
  const settled = await findAttempt(executor, paymentId)
  if (settled && isClosedAttempt(settled.status)) await withdrawAtGateway(deps, settled)
}
