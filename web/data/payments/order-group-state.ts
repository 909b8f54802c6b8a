import type { OrderSummaryAnswer } from '@okolitsa/contracts/orders/order.ts'
import type { PaymentState } from '@okolitsa/contracts/payments/payment.ts'
import { isOnlinePayment } from '@okolitsa/domain/payments/payment-method.ts'

/** An order of a group with its open payment. */
export interface GroupedOrder {
  readonly order: OrderSummaryAnswer
  /** The open payment; null = no online payment is open. */
  readonly awaited: PaymentState | null
}

/** Payment progress of an order group. */
export interface OrderGroupState {
  /** Number of orders paid online, without cancelled ones. */
  readonly count: number
  readonly paid: number
  /** The next open payment; null = none. */
  readonly next: (GroupedOrder & { readonly awaited: PaymentState }) | null
  readonly unpaid: readonly GroupedOrder[]
}

const isAwaited = (one: GroupedOrder): one is GroupedOrder & { awaited: PaymentState } => one.awaited !== null

export function orderGroupState(purchased: readonly GroupedOrder[]): OrderGroupState {
  const online = purchased.filter(
    ({ order, awaited }) => awaited !== null || (order.status !== 'canceled' && isOnlinePayment(order.paymentMethod)),
  )
  const unpaid = online.filter(isAwaited)
  return { count: online.length, paid: online.length - unpaid.length, next: unpaid[0] ?? null, unpaid }
}
