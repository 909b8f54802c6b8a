import { orderIdOf } from '../../data/orders/order-id.ts'
import { loading, moved, notFound, signInPath } from '../../platform/loading/loading.ts'

/** An own booking; 404 for another customer's. */
export const loader = loading(async ({ shop, params, url }) => {
  const id = orderIdOf(params.id)
  if (!id) notFound()
  if (!shop.isSignedIn) moved(signInPath(url), 302)
  return { booking: await shop.api.bookings.booking({ params: { id } }) }
})
