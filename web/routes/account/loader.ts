import { hasSubscriptionPage } from '@okolitsa/domain/subscription/subscription.ts'
import { lostDinner } from '../../data/orders/lost-dinner.ts'
import { loading, moved, signInPath } from '../../platform/loading/loading.ts'
import { hasArea, isSellerSite } from '../../platform/loading/root-data.ts'

/** Number of orders read to find active ones and farms to return to. */
const MAX_ORDERS = 20

export const loader = loading(async ({ shop, url }) => {
  if (!shop.isSignedIn) moved(signInPath(url), 302)
  const { api } = shop
  const [customer, count, latest, dinners, lastDinner, trips, addresses, liked, subscribed] = await Promise.all([
    api.identity.user(),
    api.orders.countOrders(),
    api.orders.listOrders({ query: { perPage: MAX_ORDERS } }),
    api.orders.listRestaurantOrders({ query: { perPage: MAX_ORDERS, stage: 'active' } }),
    api.orders.listRestaurantOrders({ query: { perPage: 1 } }),
    isSellerSite(shop) ? null : api.bookings.bookings({ query: { perPage: MAX_ORDERS } }),
    api.identity.addresses(),
    // optional: a failure must not fail the page
    hasArea(shop, 'goods') ? api.favorites.newsOfFavorites().catch(() => null) : null,
    isSellerSite(shop) ? null : api.subscription.subscription().catch(() => null),
  ])
  const version = subscribed?.personalData.subscriptionVersion ?? null
  const subscription = subscribed && hasSubscriptionPage({ ...subscribed, version }) ? subscribed : null
  return {
    subscription,
    customer,
    count,
    orders: latest.items,
    dinners: dinners.items,
    lost: lostDinner(lastDinner.items, shop.now),
    trips: trips?.items ?? [],
    addresses: addresses.items,
    liked,
  }
})
