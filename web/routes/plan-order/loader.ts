import { orderIdOf } from '../../data/orders/order-id.ts'
import { loading, moved, notFound, signInPath } from '../../platform/loading/loading.ts'

/** An own order of a plan; 404 for another customer's. */
export const loader = loading(async ({ shop, params, url }) => {
  const id = orderIdOf(params.id)
  if (!id) notFound()
  if (!shop.isSignedIn) moved(signInPath(url), 302)
  const own = await shop.api.plans.ownPlans()
  if (!own.orders.some((order) => order.id === id)) notFound()
  return { id, own }
})
