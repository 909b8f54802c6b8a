import type { Clients } from '@okolitsa/contracts/kernel/client.ts'
import type { storefront } from '@okolitsa/contracts/storefront.ts'

/** The public API by noun, with equal clients over HTTP and in the server's process. */
export type ShopApi = Clients<typeof storefront>

let connected: ShopApi | undefined

/** Sets the browser's client once before hydration. */
export function connectShopApi(api: ShopApi): void {
  connected = api
}

/** The browser's client; loaders get theirs as an argument. */
export function shopApi(): ShopApi {
  if (!connected) throw new Error('the page has not come alive')
  return connected
}
