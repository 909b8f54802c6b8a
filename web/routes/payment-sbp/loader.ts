import { loading, moved, notFound, signInPath } from '../../app/loading.ts'
import { purchasePath, thanksPath } from '../../features/payments/pay-path.ts'
import { purchaseState } from '../../features/payments/purchase-state.ts'
import { orderIdOf } from '../order-id.ts'
import { readPurchase } from '../purchase/read-purchase.ts'

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
  const { purchaseId } = order
  const purchased = await readPurchase(api, purchaseId)
  const { count, paid, unpaid } = purchaseState(purchased)
  if (payment.phase === 'paid' || payment.phase === 'offline')
    moved(unpaid.length > 0 ? purchasePath(purchaseId) : thanksPath(order), 302)
  const index = unpaid.findIndex((one) => one.order.id === id)
  // a link is sent to the phone of who signs in by it
  const phone = payment.method === 'paybylink' ? (await api.identity.user()).phone : null
  return {
    payment,
    phone,
    hasReturned: url.searchParams.has('returned'),
    isBegun: url.searchParams.has('begun'),
    /** Where it goes on when this one is paid. */
    next: purchased.length > 1 ? purchasePath(purchaseId) : null,
    part: count > 1 && index >= 0 ? { index: paid + index + 1, count, seller: order.farmer.title } : null,
  }
})
