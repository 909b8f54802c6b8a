import type { ShopApi } from '../../platform/client/shop-api.ts'
import type { GroupedOrder } from './order-group-state.ts'

/** Enough for the largest purchase: 20 carts. */
const MAX_ORDERS = 20

/**
 * Orders of one purchase as they were placed, each with the payment it still waits for. The gateway is asked first, so
 * that nothing paid meanwhile is asked for again.
 */
export async function readOrderGroup(api: ShopApi, orderGroupId: string): Promise<GroupedOrder[]> {
  const read = async () => (await api.orders.listOrders({ query: { orderGroupId, perPage: MAX_ORDERS } })).items
  const before = await read()
  const payments = await Promise.all(
    before.filter(({ may }) => may.pay).map(({ id }) => api.payments.getPaymentStatus({ params: { id } })),
  )
  // the question itself may have brought the news
  const orders = payments.length > 0 ? await read() : before
  return orders
    .toSorted((a, b) => a.id - b.id)
    .map((order) => ({
      order,
      awaited: (order.may.pay && payments.find(({ orderId }) => orderId === order.id)) || null,
    }))
}
