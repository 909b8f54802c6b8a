import { bookingPath } from '../../data/bookings/addresses.ts'
import { orderIdOf } from '../../data/orders/order-id.ts'
import { ordersPathOf } from '../../data/orders/order-path.ts'
import { payeeOf } from '../../data/payments/payee.ts'
import { planOrderPath } from '../../data/plans/addresses.ts'
import { loading, moved, notFound, signInPath } from '../../platform/loading/loading.ts'

/** An own order; 404 for another customer's. Paths under `restaurants` are for restaurant orders only. */
export const loader = loading(async ({ shop, params, url }) => {
  const id = orderIdOf(params.id)
  if (!id) notFound()
  if (!shop.isSignedIn) moved(signInPath(url), 302)
  const [order, { items: changes }] = await Promise.all([
    url.pathname.startsWith(ordersPathOf('restaurant'))
      ? shop.api.orders.getRestaurantOrder({ params: { id } })
      : shop.api.orders.getOrder({ params: { id } }),
    shop.api.orderChanges.listChanges({ params: { id } }),
  ])
  if (order.deliveryKind === 'tour') moved(bookingPath(id), 302)
  if (order.deliveryKind === 'plan') moved(planOrderPath(id), 302)
  return { order, changes, legal: await payeeOf(shop.api, order) }
})
