import { loading, moved, notFound, signInPath } from '../../app/loading.ts'
import { payeeOf } from '../../features/payments/payee.ts'
import { orderIdOf } from '../order-id.ts'
import { isPaymentStatus } from '../payment-status.ts'

/** Enough for the largest purchase: 20 carts. */
const MOST_ORDERS = 20

/**
 * The order and the others of the same purchase. The status in the address must be one (spec 5), but is not believed: it
 * is only a habit of banks.
 */
export const loader = loading(async ({ shop, params, url }) => {
  const id = orderIdOf(params.orderId)
  if (!id || !isPaymentStatus(params.status)) notFound()
  if (!shop.isSignedIn) moved(signInPath(url), 302)
  const { api } = shop
  // asks the gateway first, so that the order below already knows about the money
  await api.payments.getPaymentStatus({ params: { id } })
  const [order, list, { firstName }] = await Promise.all([
    api.orders.getOrder({ params: { id } }),
    api.orders.listOrders({ query: { perPage: MOST_ORDERS } }),
    api.identity.user(),
  ])
  const others = list.items.filter((one) => one.purchaseId === order.purchaseId && one.id !== order.id)
  // who bought is thanked; somebody without a name has told at least who meets the order
  const name = firstName ?? order.recipient.name
  return { order, others, name, legal: await payeeOf(api, order) }
})
