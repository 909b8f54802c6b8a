import { awaitsMoney } from '@okolitsa/domain/payments/awaits-money.ts'
import type { OrderView } from './order-view.ts'

/** True = the order awaits an online payment. */
export const awaitsPayment = (view: OrderView): boolean =>
  awaitsMoney({
    paymentMethod: view.paymentMethod,
    paymentStatus: view.paymentStatus,
    isCanceled: view.state === 'canceled',
    payBefore: view.payBefore,
    isHeld: view.heldSum > 0,
    isRestInCash: view.isRestInCash,
  })
