import { expect, it } from 'vitest'
import { cabinetRoutes } from '../../web/app/cabinet-routes.ts'
import { firstRoutes } from '../../web/app/first-pages.ts'
import { sellerRoutes } from '../../web/app/seller-shop-pages.ts'
import { marketplaceRoutes } from '../../web/app/shop-routes.ts'
import { isPage, matcherOf, type RouteObject } from '../../web/platform/router/routes.ts'

const pagesOf = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => (route.children ? pagesOf(route.children) : route))

/** Sample paths of a page: the shortest, and one with all optional parts. */
const samplesOf = (path: string) =>
  ['', '/$1-7'].map((name) =>
    `/${path}`
      .replace(/:\w+\(\\d\+\)/g, '7')
      .replace(/\/:(\w+)\?/g, name)
      .replace(/:(\w+)/g, '$1-7')
      .replace('*', 'whatever/may/come/here'),
  )

it.each([
  ['the marketplace', marketplaceRoutes()],
  ['a seller’s shop', sellerRoutes('saas')],
  ['a landing', sellerRoutes('landing')],
  ['the cabinet', cabinetRoutes()],
])('no page of %s is hidden by an earlier one, and the last matches everything', (_, table) => {
  const match = matcherOf(table)
  const pages = pagesOf(table)
  expect(pages.length).toBeGreaterThan(40)
  const hidden = pages.flatMap((page) =>
    samplesOf(page.path ?? '').filter((address) => match(address).at(-1)?.route !== page),
  )
  expect(hidden).toEqual([])
  expect(match('/no/page/has/this/address').at(-1)?.route).toBe(pages.at(-1))
})

it('the first route file agrees with the whole table on the marketplace', () => {
  const [first, whole] = [matcherOf(firstRoutes()), matcherOf(marketplaceRoutes())]
  const addresses = pagesOf(marketplaceRoutes()).flatMap((page) => samplesOf(page.path ?? ''))
  const known = addresses.filter((address) => isPage(first(address)))
  expect(known.length).toBeGreaterThan(10)
  for (const address of known) expect(first(address).at(-1)?.route).toBe(whole(address).at(-1)?.route)
})
