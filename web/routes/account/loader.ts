import { loading, moved, signInPath } from '../../platform/loading/loading.ts'

/** Looked through for what is under way and for farms to return to. */
const MOST_ORDERS = 20

/** Who it is, what is under way, where it goes. */
export const loader = loading(async ({ shop, url }) => {
  if (!shop.isSignedIn) moved(signInPath(url), 302)
  const { api } = shop
  const [customer, count, latest, addresses] = await Promise.all([
    api.identity.user(),
    api.orders.countOrders(),
    api.orders.listOrders({ query: { perPage: MOST_ORDERS } }),
    api.identity.addresses(),
  ])
  return { customer, count, orders: latest.items, addresses: addresses.items }
})
