import { orderIdOf } from '../../data/orders/order-id.ts'
import { orderGroupState } from '../../data/payments/order-group-state.ts'
import { orderGroupPath, thanksPath } from '../../data/payments/pay-path.ts'
import { readOrderGroup } from '../../data/payments/read-order-group.ts'
import { loading, moved, notFound, signInPath } from '../../platform/loading/loading.ts'

/**
 * The payment of an own order, and which of its purchase it is; a foreign or unknown one is not there. When nothing is
 * left to pay of it, the next payment of the purchase or the thanks.
 */
export const loader = loading(async ({ shop, url }) => {
  const id = orderIdOf(url.searchParams.get('orderId') ?? url.searchParams.get('order'))
  if (!id) notFound()
  if (!shop.isSignedIn) moved(signInPath(url), 302)
  const { api } = shop
  const payment = await api.payments.getPaymentStatus({ params: { id } })
  const order = await api.orders.getOrder({ params: { id } })
  const { orderGroupId } = order
  const purchased = await readOrderGroup(api, orderGroupId)
  const { count, paid, unpaid } = orderGroupState(purchased)
  if (payment.phase === 'paid' || payment.phase === 'offline')
    moved(unpaid.length > 0 ? orderGroupPath(orderGroupId) : thanksPath(order), 302)
  const index = unpaid.findIndex((one) => one.order.id === id)
  // a link is sent to the phone of who signs in by it
  const phone = payment.method === 'paybylink' ? (await api.identity.user()).phone : null
  return {
    payment,
    phone,
    hasReturned: url.searchParams.has('returned'),
    isBegun: url.searchParams.has('begun'),
    /** Where it goes on when this one is paid. */
    next: purchased.length > 1 ? orderGroupPath(orderGroupId) : null,
    part: count > 1 && index >= 0 ? { index: paid + index + 1, count, seller: order.farmer.title } : null,
  }
})
