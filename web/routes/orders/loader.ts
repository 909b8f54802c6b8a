import { loading, moved, signInPath } from '../../app/loading.ts'
import { pageOf } from '../page-number.ts'

/** One page of the customer's orders. */
export const loader = loading(async ({ shop, url }) => {
  if (!shop.isSignedIn) moved(signInPath(url), 302)
  return { orders: await shop.api.orders.listOrders({ query: { page: pageOf(url) } }) }
})
