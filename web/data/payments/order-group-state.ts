import type { OrderSummaryAnswer } from '@okolitsa/contracts/orders/order.ts'
import type { PaymentState } from '@okolitsa/contracts/payments/payment.ts'
import { isOnlinePayment } from '@okolitsa/domain/payments/payment-method.ts'

/** An order of a purchase with the payment it still waits for. */
export interface GroupedOrder {
  readonly order: OrderSummaryAnswer
  /** Null = nothing is awaited of it online. */
  readonly awaited: PaymentState | null
}

/** How far a purchase of several orders is with its payments. */
export interface OrderGroupState {
  /** Orders paid online, the cancelled ones left out. */
  readonly count: number
  readonly paid: number
  /** What is to be paid next; null = nothing. */
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
