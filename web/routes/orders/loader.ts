import { ORDER_PERIODS, ORDER_STAGES } from '@okolitsa/domain/orders/order-status.ts'
import { ordersPathOf } from '../../data/orders/order-path.ts'
import { loading, moved, notFound, signInPath } from '../../platform/loading/loading.ts'
import { hasArea } from '../../platform/loading/root-data.ts'
import { pageOf } from '../page-number.ts'

/** A page of the customer's orders with their sellers; the first page for a number beyond the last. */
export const loader = loading(async ({ shop, url }) => {
  if (!shop.isSignedIn) moved(signInPath(url), 302)
  const stage = ORDER_STAGES.find((one) => one === url.searchParams.get('stage')) ?? null
  const period = ORDER_PERIODS.find((one) => one === url.searchParams.get('period')) ?? null
  const { listOrders, listRestaurantOrders, listOrderSellers } = shop.api.orders
  if (url.pathname === ordersPathOf('restaurant')) {
    const orders = await listRestaurantOrders({ query: { page: pageOf(url), ...(stage && { stage }) } })
    if (orders.currentPage > 1 && orders.items.length === 0) moved(url.pathname, 302)
    if (orders.totalItems === 0 && stage === null && !hasArea(shop, 'restaurants')) notFound()
    return {
      kind: 'restaurant' as const,
      hasDinners: true,
      orders,
      sellers: [],
      chosen: { stage, period: null, seller: null },
    }
  }
  const { items: sellers } = await listOrderSellers()
  const hasDinners =
    hasArea(shop, 'restaurants') || (await listRestaurantOrders({ query: { perPage: 1 } })).totalItems > 0
  const seller = sellers.find(({ id }) => String(id) === url.searchParams.get('seller')) ?? null
  const orders = await listOrders({
    query: {
      page: pageOf(url),
      ...(stage && { stage }),
      ...(period && { period }),
      ...(seller && { farmerId: seller.id }),
    },
  })
  if (orders.currentPage > 1 && orders.items.length === 0) moved('/account/orders', 302)
  return { kind: 'farmer' as const, hasDinners, orders, sellers, chosen: { stage, period, seller: seller?.id ?? null } }
})
