import { bookingPath } from '../../data/bookings/addresses.ts'
import { orderIdOf } from '../../data/orders/order-id.ts'
import { payeeOf } from '../../data/payments/payee.ts'
import { isPaymentStatus } from '../../data/payments/payment-status.ts'
import { readOrderGroup } from '../../data/payments/read-order-group.ts'
import { planOrderPath } from '../../data/plans/addresses.ts'
import { loading, moved, notFound, signInPath } from '../../platform/loading/loading.ts'

/**
 * The orders of the purchase an order belongs to. The status in the address has to be one of the shop's; what it says is
 * only a habit of banks and is not believed.
 */
export const loader = loading(async ({ shop, params, url }) => {
  const id = orderIdOf(params.orderId)
  if (!id || !isPaymentStatus(params.status)) notFound()
  if (!shop.isSignedIn) moved(signInPath(url), 302)
  const { api } = shop
  const { orderGroupId, deliveryKind } = await api.orders.getOrder({ params: { id } })
  // a trip is followed on the page of its booking
  if (deliveryKind === 'tour') moved(bookingPath(id), 302)
  if (deliveryKind === 'plan') moved(planOrderPath(id), 302)
  // asks the gateway first, so that the orders below already know about the money
  const purchased = await readOrderGroup(api, orderGroupId)
  const [orders, { firstName }] = await Promise.all([
    Promise.all(purchased.map(({ order }) => api.orders.getOrder({ params: { id: order.id } }))),
    api.identity.user(),
  ])
  const legal = await Promise.all(orders.map((order) => payeeOf(api, order)))
  // thanks the customer by name; without one, by the recipient's
  const name = firstName ?? orders[0]?.recipient.name ?? null
  return { orders: orders.map((order, index) => ({ order, legal: legal[index] ?? null })), name }
})
