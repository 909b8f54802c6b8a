import { loading, moved } from '../../app/loading.ts'
import { orderIdOf } from '../order-id.ts'

/**
 * Where banks and the application bring people back (`/web/vp/…`). What the address says about the payment is not
 * believed: the payment page asks the gateway and shows the truth or says thanks. It hears that somebody came back,
 * so that nobody whose money is on its way is asked for it again.
 */
export const loader = loading(({ params, url }) => {
  const id = orderIdOf(params.vpOrderIdSlug ?? url.searchParams.get('orderId'))
  moved(id ? `/payment/sbp?orderId=${id}&returned=1` : '/account/orders', 302)
})
