import { orderIdOf } from '../../data/orders/order-id.ts'
import { isPaymentStatus } from '../../data/payments/payment-status.ts'
import { loading, moved, notFound } from '../../platform/loading/loading.ts'

const RETURNS = ['return', 'success', 'fail', 'inprogress']
const isReturn = (slug = ''): boolean => RETURNS.includes(slug) || isPaymentStatus(slug)

/**
 * Return path of banks and of the application (`/web/vp/…`). The status in the URL is not trusted: the payment page
 * queries the gateway and shows the result or the page of thanks. The loader records the return, so that a customer
 * whose payment is in progress is not asked to pay again.
 */
export const loader = loading(({ params, url }) => {
  const { vpOrderIdSlug, vpPaymentStatusSlug } = params
  // an invalid id or status is a 404 (spec 5)
  if (vpOrderIdSlug !== undefined && !(orderIdOf(vpOrderIdSlug) && isReturn(vpPaymentStatusSlug))) notFound()
  const id = orderIdOf(vpOrderIdSlug ?? url.searchParams.get('orderId'))
  moved(id ? `/payment/sbp?orderId=${id}&returned=1` : '/account/orders', 302)
})
