import { orderIdOf } from '../../data/orders/order-id.ts'
import { isPaymentStatus } from '../../data/payments/payment-status.ts'
import { loading, moved, notFound } from '../../platform/loading/loading.ts'

/** Values of the return URLs given to gateways, beside the statuses of a payment. */
const RETURNS = ['return', 'success', 'fail', 'inprogress']
const isReturn = (slug = ''): boolean => RETURNS.includes(slug) || isPaymentStatus(slug)

/**
 * Where banks and the application bring people back (`/web/vp/…`). What the address says about the payment is not
 * believed: the payment page asks the gateway and shows the truth or says thanks. It hears that somebody came back,
 * so that nobody whose money is on its way is asked for it again.
 */
export const loader = loading(({ params, url }) => {
  const { vpOrderIdSlug, vpPaymentStatusSlug } = params
  // a part of the path that cannot be what it stands for is no page (spec 5)
  if (vpOrderIdSlug !== undefined && !(orderIdOf(vpOrderIdSlug) && isReturn(vpPaymentStatusSlug))) notFound()
  const id = orderIdOf(vpOrderIdSlug ?? url.searchParams.get('orderId'))
  moved(id ? `/payment/sbp?orderId=${id}&returned=1` : '/account/orders', 302)
})
