import { awaitsMoney } from '@okolitsa/domain/payments/awaits-money.ts'
import { mayPayOnlineInstead } from '@okolitsa/domain/payments/pay-online-instead.ts'
import type { PayableOrder } from './ports.ts'
import type { Attempt } from './store/payment.store.ts'

/** True = the customer has to pay this order, or a part of it, online. The deadline may have passed. */
export const awaitsPayment = (order: PayableOrder): boolean =>
  awaitsMoney({ ...order, isCanceled: order.state === 'canceled', isHeld: order.held > 0 })

/** True = the customer may choose a method: for an awaited online payment, or online instead of offline. */
export const mayChoosePayment = (order: PayableOrder): boolean => awaitsPayment(order) || mayPayOnlineInstead(order)

/** The displayed attempt of an order: the one to be paid, or the one that paid it. `attempts` are newest first. */
export function shownAttempt(order: PayableOrder, attempts: readonly Attempt[]): Attempt | null {
  const latest = attempts[0] ?? null
  if (awaitsPayment(order)) return latest
  // an abandoned surcharge of a paid order is ignored
  return attempts.find((attempt) => !attempt.isSurplus && attempt.heldAmount + attempt.capturedAmount > 0) ?? latest
}
