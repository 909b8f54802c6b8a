import { type OrderFacts, orderGuards } from '../orders/order-machine.ts'

/** A new order as a list knows it. */
interface NewOrder extends Pick<OrderFacts, 'paymentMethod' | 'paymentStatus' | 'isHeld'> {
  /** The customer is asked about a change. */
  readonly awaitsAnswer: boolean
}

/** What one press of «accept all» begins, and what stays new: not paid yet, or asked about. */
export function sortNewOrders<Order extends NewOrder>(
  orders: readonly Order[],
): { readonly accepted: Order[]; readonly unpaid: Order[]; readonly asked: Order[] } {
  const isPaid = (order: Order) =>
    orderGuards.isMoneySettled({
      ...order,
      ...{ isRestInCash: false, hasDeliveryDayCome: false, isDinner: false, isAnswerLate: false },
    })
  return {
    accepted: orders.filter((order) => isPaid(order) && !order.awaitsAnswer),
    unpaid: orders.filter((order) => !isPaid(order)),
    asked: orders.filter((order) => isPaid(order) && order.awaitsAnswer),
  }
}
