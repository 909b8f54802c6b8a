import type { ShopApi } from '../../platform/client/shop-api.ts'
import type { GroupedOrder } from './order-group-state.ts'

/** Maximum number of orders in a group: 20 carts. */
const MAX_ORDERS = 20

/**
 * Orders of a group in the order of placement, each with its open payment. The gateway is queried first, so that a
 * payment made meanwhile is not requested again.
 */
export async function readOrderGroup(api: ShopApi, orderGroupId: string): Promise<GroupedOrder[]> {
  const read = async () => (await api.orders.listOrders({ query: { orderGroupId, perPage: MAX_ORDERS } })).items
  const before = await read()
  const payments = await Promise.all(
    before.filter(({ may }) => may.pay).map(({ id }) => api.payments.getPaymentStatus({ params: { id } })),
  )
  // reading the payments may have changed the orders
  const orders = payments.length > 0 ? await read() : before
  return orders
    .toSorted((a, b) => a.id - b.id)
    .map((order) => ({
      order,
      awaited: (order.may.pay && payments.find(({ orderId }) => orderId === order.id)) || null,
    }))
}
