import { randomUUID } from 'node:crypto'
import type { SiteInfo } from '@okolitsa/contracts/kernel/page-bundle.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { expect, it } from 'vitest'
import { demoDatabase } from '../../server/platform/db/testing.ts'
import type { PageHandle } from '../../web/app/page-route.ts'
import { sellerRoutes } from '../../web/app/seller-shop-pages.ts'
import { marketplaceRoutes } from '../../web/app/shop-routes.ts'
import { matcherOf, type RouteObject } from '../../web/platform/router/routes.ts'
import { renderedShop } from '../promises/rendered-shop.data.ts'

/** Checks links of rendered pages: on each kind of site every internal link leads to a page of that site. */
const shop = await renderedShop(await demoDatabase())
const { sites, delivery } = shop.app.services
/** Token of the demo's customer, for personal pages. */
const { token } = await shop.signIn('79160000100')
await orderGoods(101)

interface Way {
  readonly methodCode: string
  readonly dates: readonly { readonly date: string }[]
  readonly tradePlace: { readonly id: number } | null
}

/** Places the customer's order with a farm, for its pages. */
async function orderGoods(organizationId: number): Promise<void> {
  const { items } = await shop.ask(`/api/v2/products/farmer/${organizationId}`)
  const product = (items as { id: number; availability: { isAvailableForCart: boolean } }[]).find(
    ({ availability }) => availability.isAvailableForCart,
  )
  const cart = await shop.call('POST', '/api/v2/cart', {
    token,
    body: { organizationId, place: defaultLocation, products: [{ productId: product?.id, quantity: 1 }] },
  })
  const ways = await shop.call('GET', `/api/v1/shipping-methods/${organizationId}`, { token })
  const pickup = (ways.body.items as Way[]).find(({ methodCode, dates }) => methodCode === 'pickup' && dates.length > 0)
  const { status } = await shop.call('POST', '/api/v3/checkout', {
    token,
    headers: { 'idempotency-key': randomUUID() },
    body: {
      carts: [
        {
          cartId: cart.body.cartId,
          methodCode: 'pickup',
          tradePlaceId: pickup?.tradePlace?.id,
          date: pickup?.dates[0]?.date,
          paymentMethod: 'cashondelivery',
        },
      ],
      place: defaultLocation,
      recipient: { name: 'Анна', phone: '79160000100' },
    },
  })
  expect(status).toBe(201)
}

/** Maximum number of opened pages per path pattern: a hundredth category adds time and no new kind of link. */
const MAX_OPENED_OF_PATTERN = 12
/**
 * Maximum number of pages per path pattern whose links are followed; a few on a small site, because a link may exist on
 * some pages only.
 */
const pagesOfPattern = (mode: string | undefined) => (mode === undefined ? 1 : 3)
/** Paths answered by the server itself. */
const OF_SERVER = /^\/(?:api|feeds)\//

const KINDS = [
  ['the marketplace', 'localhost'],
  ['a farm’s plain shop', 'syrovarnya-luchkovyh.localhost'],
  ['a farm’s shop made in the constructor', 'pekarnya-zakvaska.localhost'],
  ['a farm’s landing', 'paseka-deda-egora.localhost'],
  ['a restaurant’s shop', 'pechka.localhost'],
  ['a restaurant’s landing', 'u-marfy.localhost'],
  ['a tour operator’s shop', 'gornyj-stol.localhost'],
] as const

const pagesOf = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => (route.children ? pagesOf(route.children) : route))
const isPersonal = (route: RouteObject | undefined) => (route?.handle as PageHandle | undefined)?.session === 'customer'

interface Place {
  readonly location: Location
  readonly site: Partial<SiteInfo> & { readonly origin: string }
  readonly routes: readonly RouteObject[]
}

async function siteAt(host: string): Promise<Place> {
  const { siteUuid, mode, organizationId, sellerType, isConstructor, title } = sites.resolve(host)
  const origin = `http://${host}`
  if (mode === 'default') return { location: defaultLocation, site: { origin }, routes: marketplaceRoutes() }
  const location = (await delivery.shippingCityOf(organizationId ?? 0)) ?? defaultLocation
  const site = { siteUuid, mode, organizationId, sellerType, isConstructor, title, origin }
  return { location, site, routes: sellerRoutes(mode) }
}

const linksIn = (html: string): string[] =>
  [...html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '').matchAll(/<a\b[^>]*? href="([^"]*)"/g)].map(
    ([, address = '']) => address.replaceAll('&amp;', '&'),
  )

/**
 * Opens every path without parameters and its links, page by page, and returns dead links. @param token with a token
 * only links of personal pages are followed, because others are the same for a guest
 */
async function deadLinksOf({ location, site, routes }: Place, token: string | null) {
  const match = matcherOf(routes)
  const { host } = new URL(site.origin)
  const looked = new Map<RouteObject | undefined, number>()
  const statuses = new Map<string, number>()
  const linkedFrom = new Map<string, string>()
  const skipped = new Set<string>()

  async function open(path: string) {
    if (OF_SERVER.test(path)) {
      const { statusCode } = await shop.app.http.inject({ url: path, headers: { host } })
      return { status: statusCode, links: [] }
    }
    const { status, to, html } = await shop.open(path, location, { token, site })
    return { status, links: to === null ? linksIn(html) : [to] }
  }

  const queue = pagesOf(routes).flatMap(({ path = '' }) => (/[:*]|^_ui/.test(path) ? [] : [`/${path}`]))
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (statuses.has(path)) continue
    const route = match(new URL(path, site.origin).pathname).at(-1)?.route
    const times = looked.get(route) ?? 0
    if (route && times >= MAX_OPENED_OF_PATTERN) {
      skipped.add(path)
      continue
    }
    looked.set(route, times + 1)
    const { status, links } = await open(path)
    statuses.set(path, status)
    if (status >= 400 || times >= pagesOfPattern(site.mode) || (token !== null && !isPersonal(route))) continue
    for (const link of links) {
      const url = new URL(link, site.origin + path)
      if (url.origin !== site.origin) continue
      const next = url.pathname + url.search
      if (!linkedFrom.has(next)) linkedFrom.set(next, path)
      queue.push(next)
    }
  }
  expect(looked.size).toBeGreaterThan(30)
  const isDead = (path: string) => !skipped.has(path) && (statuses.get(path) ?? 500) >= 400
  return [...linkedFrom].flatMap(([path, from]) => (isDead(path) ? [`${from} → ${path} ${statuses.get(path)}`] : []))
}

it.each(KINDS)('every internal link of %s leads to one of its pages', async (_, host) => {
  expect(await deadLinksOf(await siteAt(host), null)).toEqual([])
})

/** Personal pages are the same on every site of a seller. */
const KINDS_SIGNED_IN = KINDS.filter(([, host]) => /^(localhost|syrovarnya|u-marfy)/.test(host))

it.each(KINDS_SIGNED_IN)(
  'every internal link of %s leads to one of its pages for a signed-in customer',
  async (_, host) => {
    expect(await deadLinksOf(await siteAt(host), token)).toEqual([])
  },
)
