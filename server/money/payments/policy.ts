import { awaitsMoney } from '@okolitsa/domain/payments/awaits-money.ts'
import { mayPayOnlineInstead } from '@okolitsa/domain/payments/pay-online-instead.ts'
import type { PayableOrder } from './ports.ts'
import type { Attempt } from './store/payment.store.ts'

/** Does the customer have to pay this order, or a part of it, online? The deadline may be over. */
export const awaitsPayment = (order: PayableOrder): boolean =>
  awaitsMoney({ ...order, isCanceled: order.state === 'canceled', isHeld: order.held > 0 })

/** May the customer choose how to pay: for an awaited online payment, or online instead of offline? */
export const mayChoosePayment = (order: PayableOrder): boolean => awaitsPayment(order) || mayPayOnlineInstead(order)

/** The attempt to show for an order, newest first: the one to be paid, or the one that paid it. */
export function shownAttempt(order: PayableOrder, attempts: readonly Attempt[]): Attempt | null {
  const latest = attempts[0] ?? null
  if (awaitsPayment(order)) return latest
  // an abandoned surcharge is not shown for a paid order
  return attempts.find((attempt) => !attempt.isSurplus && attempt.heldAmount + attempt.capturedAmount > 0) ?? latest
}
