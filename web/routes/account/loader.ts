import { loading, moved, signInPath } from '../../app/loading.ts'

/** Who it is, what is under way, where it goes. */
export const loader = loading(async ({ shop, url }) => {
  if (!shop.isSignedIn) moved(signInPath(url), 302)
  const { api } = shop
  const [user, orders, addresses] = await Promise.all([
    api.identity.user(),
    api.orders.countOrders(),
    api.identity.addresses(),
  ])
  return { user, orders, addresses: addresses.items }
})
