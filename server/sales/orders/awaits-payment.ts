import { awaitsMoney } from '@okolitsa/domain/payments/awaits-money.ts'
import type { OrderView } from './order-view.ts'

/** Is money of the order awaited online? */
export const awaitsPayment = (view: OrderView): boolean =>
  awaitsMoney({
    paymentMethod: view.payment_method,
    paymentStatus: view.payment_status,
    isCanceled: view.state === 'canceled',
    payBefore: view.pay_before,
    isHeld: view.held_sum > 0,
    isRestInCash: view.is_rest_in_cash,
  })
