import { loading, moved, notFound, signInPath } from '../../app/loading.ts'
import { orderIdOf } from '../order-id.ts'

/** The payment of an own order; a foreign or unknown one is not there. */
export const loader = loading(async ({ shop, url }) => {
  const id = orderIdOf(url.searchParams.get('orderId') ?? url.searchParams.get('order'))
  if (!id) notFound()
  if (!shop.isSignedIn) moved(signInPath(url), 302)
  const payment = await shop.api.payments.getPaymentStatus({ params: { id } })
  // what is paid outside the shop is placed, not paid
  if (payment.phase === 'paid' || payment.phase === 'offline')
    moved(`/web/thank-you-page/payment/${payment.phase === 'paid' ? 'paid' : 'open'}/${id}`, 302)
  // a link is sent to the phone of who signs in by it
  const phone = payment.method === 'paybylink' ? (await shop.api.identity.user()).phone : null
  return { payment, phone, hasReturned: url.searchParams.has('returned') }
})
