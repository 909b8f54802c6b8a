import { type Kopecks, ZERO } from '../money/money.ts'
import { balanceOf, type PaymentSums } from './payment-balance.ts'
import { awaitedStatus } from './payment-machine.ts'
import type { PaymentMethod } from './payment-method.ts'
import type { PaymentStatus } from './payment-status.ts'

/** Everything the payment status of an order follows from. */
export interface OrderMoney {
  readonly method: PaymentMethod
  readonly isCanceled: boolean
  /** What the order costs now. */
  readonly total: Kopecks
  /** What the seller took without a gateway and reported to us. */
  readonly takenOffline: Kopecks
  /** The part of `takenOffline` that the seller has refunded; absent = nothing. */
  readonly returnedOffline?: Kopecks
  readonly payments: readonly (PaymentSums & {
    /** Of `returning`, what has really gone back. */
    readonly returned: Kopecks
  })[]
}

/**
 * The payment status of an order, the only rule of it. A hold is «wait» until it is captured; what a total grew by is
 * «partiallyPaid» until it is paid, to a gateway or to the seller; a cancelled order is «cancelled» until its money has gone back.
 */
export function orderPaymentStatus(money: OrderMoney): PaymentStatus {
  const { method, isCanceled, total, takenOffline, returnedOffline = ZERO, payments } = money
  // a cancelled order returns whatever came, a living one does not count what it could not take
  const counted = payments.filter((payment) => isCanceled || !payment.isSurplus)
  const sumOf = (part: 'captured' | 'returned' | 'held') => counted.reduce((sum, payment) => sum + payment[part], 0)
  const held = sumOf('held')
  const came = sumOf('captured') + takenOffline
  const returned = sumOf('returned') + returnedOffline
  const isAllBack = returned > 0 && returned === came
  if (isCanceled) return isAllBack ? 'returned' : returned > 0 ? 'partiallyReturned' : 'cancelled'

  const { missing } = balanceOf(total, counted)
  const isUncovered = takenOffline === 0 && missing === total && total > 0
  if (isUncovered) return awaitedStatus(method, total)
  if (missing > takenOffline) return 'partiallyPaid'
  if (held > 0) return 'wait'
  if (isAllBack) return 'returned'
  return returned > 0 ? 'partiallyReturned' : 'paid'
}
