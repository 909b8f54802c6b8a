import { analyticsEndpoints } from '@okolitsa/contracts/analytics/analytics.endpoints.ts'
import { cartEndpoints } from '@okolitsa/contracts/cart/cart.endpoints.ts'
import { catalogEndpoints } from '@okolitsa/contracts/catalog/catalog.endpoints.ts'
import { checkoutEndpoints } from '@okolitsa/contracts/checkout/checkout.endpoints.ts'
import { deliveryEndpoints } from '@okolitsa/contracts/delivery/delivery.endpoints.ts'
import { favoritesEndpoints } from '@okolitsa/contracts/favorites/favorites.endpoints.ts'
import { geoEndpoints } from '@okolitsa/contracts/geo/geo.endpoints.ts'
import { identityEndpoints } from '@okolitsa/contracts/identity/identity.endpoints.ts'
import { createClient, type Send } from '@okolitsa/contracts/kernel/client.ts'
import { loyaltyEndpoints } from '@okolitsa/contracts/loyalty/loyalty.endpoints.ts'
import { notificationsEndpoints } from '@okolitsa/contracts/notifications/notifications.endpoints.ts'
import { orderChangesEndpoints } from '@okolitsa/contracts/orders/order-changes.endpoints.ts'
import { ordersEndpoints } from '@okolitsa/contracts/orders/orders.endpoints.ts'
import { paymentsEndpoints } from '@okolitsa/contracts/payments/payments.endpoints.ts'
import { telephonyEndpoints } from '@okolitsa/contracts/telephony/telephony.endpoints.ts'

/** The public API as the storefront uses it, by noun; the same over HTTP and in the server's process. */
export const createShopApi = (send: Send) => ({
  catalog: createClient(catalogEndpoints, send),
  cart: createClient(cartEndpoints, send),
  checkout: createClient(checkoutEndpoints, send),
  delivery: createClient(deliveryEndpoints, send),
  events: createClient(analyticsEndpoints, send),
  favorites: createClient(favoritesEndpoints, send),
  geo: createClient(geoEndpoints, send),
  identity: createClient(identityEndpoints, send),
  loyalty: createClient(loyaltyEndpoints, send),
  notifications: createClient(notificationsEndpoints, send),
  orders: createClient(ordersEndpoints, send),
  orderChanges: createClient(orderChangesEndpoints, send),
  payments: createClient(paymentsEndpoints, send),
  telephony: createClient(telephonyEndpoints, send),
})
export type ShopApi = ReturnType<typeof createShopApi>

let connected: ShopApi | undefined

/** The browser's own client, made once when the page comes alive. */
export function connectShopApi(api: ShopApi): void {
  connected = api
}

/** The API as this page calls it; only in a browser: loaders are handed theirs. */
export function shopApi(): ShopApi {
  if (!connected) throw new Error('the page has not come alive')
  return connected
}
