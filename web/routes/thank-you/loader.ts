import { bookingPath } from '../../data/bookings/addresses.ts'
import { orderIdOf } from '../../data/orders/order-id.ts'
import { payeeOf } from '../../data/payments/payee.ts'
import { isPaymentStatus } from '../../data/payments/payment-status.ts'
import { readOrderGroup } from '../../data/payments/read-order-group.ts'
import { planOrderPath } from '../../data/plans/addresses.ts'
import { loading, moved, notFound, signInPath } from '../../platform/loading/loading.ts'

/**
 * The orders of an order's group. The status in the URL must be a known one; banks append it, and it is not trusted.
 */
export const loader = loading(async ({ shop, params, url }) => {
  const id = orderIdOf(params.orderId)
  if (!id || !isPaymentStatus(params.status)) notFound()
  if (!shop.isSignedIn) moved(signInPath(url), 302)
  const { api } = shop
  const { orderGroupId, deliveryKind } = await api.orders.getOrder({ params: { id } })
  // a tour has a page for its booking
  if (deliveryKind === 'tour') moved(bookingPath(id), 302)
  if (deliveryKind === 'plan') moved(planOrderPath(id), 302)
  // queries the gateway first, so that the orders below have the current payment state
  const purchased = await readOrderGroup(api, orderGroupId)
  const [orders, { firstName }] = await Promise.all([
    Promise.all(purchased.map(({ order }) => api.orders.getOrder({ params: { id: order.id } }))),
    api.identity.user(),
  ])
  const legal = await Promise.all(orders.map((order) => payeeOf(api, order)))
  // the customer's name; without one, the recipient's
  const name = firstName ?? orders[0]?.recipient.name ?? null
  return { orders: orders.map((order, index) => ({ order, legal: legal[index] ?? null })), name }
})
