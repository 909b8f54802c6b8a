import { loading, moved, notFound, signInPath } from '../../app/loading.ts'

/** Enough for the largest purchase: 20 carts. */
const MOST_ORDERS = 20
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** All orders of one purchase, and who made it. */
export const loader = loading(async ({ shop, params, url }) => {
  const { purchaseId } = params
  if (!purchaseId || !UUID.test(purchaseId)) notFound()
  if (!shop.isSignedIn) moved(signInPath(url), 302)
  const [{ items }, user] = await Promise.all([
    shop.api.orders.listOrders({ query: { purchaseId, perPage: MOST_ORDERS } }),
    shop.api.identity.user(),
  ])
  if (items.length === 0) notFound()
  return { orders: items, name: user.firstName }
})
