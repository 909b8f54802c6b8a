import { ORDER_STAGES } from '@okolitsa/domain/orders/order-status.ts'
import { loading, moved, signInPath } from '../../platform/loading/loading.ts'
import { pageOf } from '../page-number.ts'

/** One page of the customer's orders; a page after the last one is the first. */
export const loader = loading(async ({ shop, url }) => {
  if (!shop.isSignedIn) moved(signInPath(url), 302)
  const stage = ORDER_STAGES.find((one) => one === url.searchParams.get('stage')) ?? null
  const orders = await shop.api.orders.listOrders({ query: { page: pageOf(url), ...(stage && { stage }) } })
  if (orders.currentPage > 1 && orders.items.length === 0) moved('/account/orders', 302)
  return { orders, stage }
})
