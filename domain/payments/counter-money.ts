import { isPaidAtHandOver, type PaymentMethod } from './payment-method.ts'
import type { PaymentStatus } from './payment-status.ts'

export interface CounterPayment {
  readonly paymentStatus: PaymentStatus
  readonly paymentMethod: PaymentMethod
  /** True = the bank holds the money on the customer's card. */
  readonly isHeld: boolean
}
export type CounterMoney = PaymentStatus | 'onReceipt' | 'held'

/** The payment of an order as shown to its seller, on screen and in files; null = no payment to show. */
export function counterMoneyOf({ paymentStatus, paymentMethod, isHeld }: CounterPayment): CounterMoney | null {
  if (isPaidAtHandOver(paymentMethod) && paymentStatus === 'open') return 'onReceipt'
  if (isPaidAtHandOver(paymentMethod) && paymentStatus === 'cancelled') return null
  if (paymentStatus === 'wait') return isHeld ? 'held' : 'open'
  return paymentStatus
}
