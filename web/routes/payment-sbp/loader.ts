import { orderIdOf } from '../../data/orders/order-id.ts'
import { orderGroupState } from '../../data/payments/order-group-state.ts'
import { orderGroupPath, thanksPath } from '../../data/payments/pay-path.ts'
import { readOrderGroup } from '../../data/payments/read-order-group.ts'
import { loading, moved, notFound, signInPath } from '../../platform/loading/loading.ts'

/**
 * The payment of an own order and its position in the group; 404 for another customer's. When it is paid, redirects to
 * the next payment of the group or to the page of thanks.
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
  // the link is sent to the phone of the signed-in customer
  const phone = payment.method === 'paybylink' ? (await api.identity.user()).phone : null
  return {
    payment,
    phone,
    hasReturned: url.searchParams.has('returned'),
    isBegun: url.searchParams.has('begun'),
    /** The page after this payment. */
    next: purchased.length > 1 ? orderGroupPath(orderGroupId) : null,
    part: count > 1 && index >= 0 ? { index: paid + index + 1, count, seller: order.farmer.title } : null,
  }
})
