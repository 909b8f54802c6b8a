import { type Kopecks, ZERO } from '../money/money.ts'
import { balanceOf, type PaymentSums } from './payment-balance.ts'
import { awaitedStatus } from './payment-machine.ts'
import type { PaymentMethod } from './payment-method.ts'
import type { PaymentStatus } from './payment-status.ts'

export interface OrderMoney {
  readonly method: PaymentMethod
  readonly isCanceled: boolean
  /** Current total of the order. */
  readonly total: Kopecks
  /** Money taken by the seller without a gateway, as reported. */
  readonly takenOffline: Kopecks
  /** Part of `takenOffline` that the seller has refunded; absent = 0. */
  readonly returnedOffline?: Kopecks
  readonly payments: readonly (PaymentSums & {
    /** Part of `returning` that was actually returned. */
    readonly returned: Kopecks
  })[]
}

/**
 * The payment status of an order. A hold is «wait» until it is captured; an increased total is «partiallyPaid» until it
 * is paid to a gateway or to the seller; a cancelled order is «cancelled» until its money is returned.
 */
export function orderPaymentStatus(money: OrderMoney): PaymentStatus {
  const { method, isCanceled, total, takenOffline, returnedOffline = ZERO, payments } = money
  // a cancelled order returns all payments; an active one ignores surplus payments
  const counted = payments.filter((payment) => isCanceled || !payment.isSurplus)
  const sumOf = (part: 'captured' | 'returned' | 'held') => counted.reduce((sum, payment) => sum + payment[part], 0)
  const held = sumOf('held')
  const came = sumOf('captured') + takenOffline
  const returned = sumOf('returned') + returnedOffline
  const isByMarket = payments.some(({ byMarket = ZERO }) => byMarket > ZERO)
  // money returned at the market's cost leaves the order paid
  const isAllBack = returned > 0 && returned === came && !isByMarket
  if (isCanceled) return isAllBack ? 'returned' : returned > 0 ? 'partiallyReturned' : 'cancelled'

  const { missing } = balanceOf(total, counted)
  const isUncovered = takenOffline === 0 && missing === total && total > 0
  if (isUncovered) return awaitedStatus(method, total)
  if (missing > takenOffline) return 'partiallyPaid'
  if (held > 0) return 'wait'
  if (isAllBack) return 'returned'
  return returned > 0 ? 'partiallyReturned' : 'paid'
}
