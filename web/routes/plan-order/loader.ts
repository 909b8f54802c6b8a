import { orderIdOf } from '../../data/orders/order-id.ts'
import { loading, moved, notFound, signInPath } from '../../platform/loading/loading.ts'

/** One own order of a plan; somebody else's is not there. */
export const loader = loading(async ({ shop, params, url }) => {
  const id = orderIdOf(params.id)
  if (!id) notFound()
  if (!shop.isSignedIn) moved(signInPath(url), 302)
  const own = await shop.api.plans.ownPlans()
  if (!own.orders.some((order) => order.id === id)) notFound()
  return { id, own }
})
