import { type OrderFacts, orderGuards } from '../orders/order-machine.ts'

/** Fields of a new order in a list. */
interface NewOrder extends Pick<OrderFacts, 'paymentMethod' | 'paymentStatus' | 'isHeld'> {
  /** True = a proposed change awaits the customer's answer. */
  readonly awaitsAnswer: boolean
}

/** Splits new orders into orders that «accept all» accepts, unpaid ones, and orders with an unanswered proposal. */
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
