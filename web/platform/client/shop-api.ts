import type { Clients } from '@okolitsa/contracts/kernel/client.ts'
import type { storefront } from '@okolitsa/contracts/storefront.ts'

/** The public API as the storefront uses it, by noun; the same over HTTP and in the server's process. */
export type ShopApi = Clients<typeof storefront>

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
