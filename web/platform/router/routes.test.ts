import { expect, it, vi } from 'vitest'
import type { ShopContext } from '../loading/shop-context.ts'
import { isPage, type Loader, loadPage, matcherOf, type RouteObject } from './routes.ts'

const Screen = () => null
const table: RouteObject[] = [
  {
    loader: () => 'root',
    children: [
      {
        children: [
          {},
          { path: 'farmers/:id(\\d+)' },
          { path: 'farmers/:slug?' },
          { path: 'farmers/:id/delivery' },
          { path: 'farmers/:id/:slug' },
          { path: 'web/vp/:order/:status' },
          { path: 'festival' },
          { path: 'festival/*' },
          { path: 'cart' },
        ],
      },
      { children: [{ path: 'cabinet' }, { path: 'cabinet/inbox/replies' }, { path: 'cabinet/inbox/:kind?/:id?' }] },
      { path: ':slug/:part?' },
      { path: '*' },
    ],
  },
]
const match = matcherOf(table)

it.each([
  ['/', undefined, {}],
  ['//', undefined, {}],
  ['/cart', 'cart', {}],
  ['/CART/', 'cart', {}],
  ['/farmers', 'farmers/:slug?', {}],
  ['/farmers/5', 'farmers/:id(\\d+)', { id: '5' }],
  ['/farmers/050/', 'farmers/:id(\\d+)', { id: '050' }],
  ['/farmers/5a', 'farmers/:slug?', { slug: '5a' }],
  ['/farmers/syry', 'farmers/:slug?', { slug: 'syry' }],
  ['/farmers/5/delivery', 'farmers/:id/delivery', { id: '5' }],
  ['/farmers/5/syry/', 'farmers/:id/:slug', { id: '5', slug: 'syry' }],
  ['/farmers/5/syry/more', '*', {}],
  ['/web/vp/7/ok', 'web/vp/:order/:status', { order: '7', status: 'ok' }],
  ['/festival', 'festival', {}],
  ['/festival/a/b', 'festival/*', {}],
  ['/%D1%8F/a%2Fb', ':slug/:part?', { slug: 'я', part: 'a/b' }],
  ['/a+b/a&b', ':slug/:part?', { slug: 'a+b', part: 'a&b' }],
  ['/a=b/%', ':slug/:part?', { slug: 'a=b', part: '%' }],
  ['/a/b/c', '*', {}],
  ['/cabinet', 'cabinet', {}],
  ['/cabinet/inbox', 'cabinet/inbox/:kind?/:id?', {}],
  ['/cabinet/inbox/chats/7', 'cabinet/inbox/:kind?/:id?', { kind: 'chats', id: '7' }],
  ['/cabinet/inbox/replies', 'cabinet/inbox/replies', {}],
])('%s matches the page %s', (pathname, path, params) => {
  const page = match(pathname).at(-1)
  expect(page?.route.path).toBe(path)
  expect(page?.route.children).toBeUndefined()
  expect(Object.fromEntries(Object.entries(page?.params ?? {}).filter(([, value]) => value !== undefined))).toEqual(
    params,
  )
})

it('leaves paths that only the last route matches to the server', () => {
  expect(isPage(match('/cart'))).toBe(true)
  expect(isPage(match('/a/b/c'))).toBe(false)
})

const args = {
  shop: {} as ShopContext,
  url: new URL('https://okolitsa.example/'),
  signal: new AbortController().signal,
}
const rootLoader = vi.fn(() => 'root')
const withPage = (loader: Loader): RouteObject[] => [{ loader: rootLoader, children: [{ loader }] }]
const load = (loader: Loader) => loadPage(matcherOf(withPage(loader))('/'), args)

it('loads data of layouts and page together and keeps an error at its match', async () => {
  expect(await load(() => 'page')).toMatchObject([{ data: 'root' }, { data: 'page' }])
  const error = new Error('broken')
  expect(await load(() => Promise.reject(error))).toMatchObject([{ data: 'root' }, { error }])
})

it('returns a redirect instead of a page', async () => {
  const away = new Response(null, { status: 301, headers: { location: '/cart' } })
  expect(await load(() => Promise.reject(away))).toBe(away)
})

it('does not load a current layout again unless it has failed', async () => {
  const at = matcherOf(withPage(() => 'page'))('/')
  rootLoader.mockImplementationOnce(() => {
    throw new Error('no line')
  })
  const failed = (await loadPage(at, args)) as typeof at
  const shown = (await loadPage(at, args, failed)) as typeof at
  rootLoader.mockClear()
  expect(await loadPage(at, args, shown)).toMatchObject([{ data: 'root' }, { data: 'page' }])
  expect(rootLoader).not.toHaveBeenCalled()
})

it('loads code with data once and retries failed loads', async () => {
  const Component = vi.fn(() => Promise.resolve(Screen)).mockRejectedValueOnce(new Error('no line'))
  const at = matcherOf([{ children: [{ lazy: { Component } }] }])
  expect(await loadPage(at('/'), args)).toMatchObject([{}, { error: { message: 'no line' } }])
  expect(await loadPage(at('/'), args)).not.toHaveProperty('1.error')
  await loadPage(at('/'), args)
  expect(Component).toHaveBeenCalledTimes(2)
})
