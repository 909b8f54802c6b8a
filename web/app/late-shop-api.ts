import { analyticsEndpoints } from '@okolitsa/contracts/analytics/analytics.endpoints.ts'
import { cartEndpoints } from '@okolitsa/contracts/cart/cart.endpoints.ts'
import { catalogEndpoints } from '@okolitsa/contracts/catalog/catalog.endpoints.ts'
import { chatEndpoints } from '@okolitsa/contracts/chat/chat.endpoints.ts'
import { contentEndpoints } from '@okolitsa/contracts/content/content.endpoints.ts'
import { favoritesEndpoints } from '@okolitsa/contracts/favorites/favorites.endpoints.ts'
import { identityEndpoints } from '@okolitsa/contracts/identity/identity.endpoints.ts'
import { createClients, type Send } from '@okolitsa/contracts/kernel/client.ts'
import { ConnectionLost } from '@okolitsa/contracts/kernel/connection-lost.ts'
import type { ShopApi } from '../platform/client/shop-api.ts'

/** Calls of first pages before any interaction (carts, the cookie notice) and of a first press; loaded with the page. */
const AT_ONCE = {
  cart: cartEndpoints,
  catalog: catalogEndpoints,
  chat: chatEndpoints,
  content: contentEndpoints,
  events: analyticsEndpoints,
  favorites: favoritesEndpoints,
  identity: identityEndpoints,
}

/** Delay after the load of the page itself, ms. */
const CALM_MS = 2_000

type Nouns = Readonly<Record<string, Readonly<Record<string, (...given: unknown[]) => Promise<unknown>>>>>
const byName = <T>(of: (name: string) => T): object => new Proxy({}, { get: (_, name: string) => of(name) })

/**
 * The browser's API client: endpoint tables of most nouns are loaded when the page is idle, or with the first call that
 * needs them.
 */
export function createLateShopApi(send: Send): ShopApi {
  let coming: Promise<ShopApi> | undefined
  const whole = () => {
    coming ??= import('./whole-shop-api.ts').then(
      ({ createShopApi }) => createShopApi(send),
      (error: unknown) => {
        coming = undefined
        throw new ConnectionLost(error)
      },
    )
    return coming as Promise<unknown> as Promise<Nouns>
  }
  setTimeout(() => whole().catch(() => undefined), CALM_MS)
  const atOnce = createClients(AT_ONCE, send) as unknown as Partial<Nouns>
  const late = (noun: string) =>
    byName(
      (call) =>
        async (...given: unknown[]) =>
          (await whole())[noun]?.[call]?.(...given),
    )
  return byName((noun) => atOnce[noun] ?? late(noun)) as ShopApi
}
