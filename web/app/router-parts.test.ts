import { isRouteErrorResponse, RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import {
  createBrowserHistory,
  createRouter,
  ErrorResponse,
  hydrationRouteProperties,
  mapRouteProperties,
} from './router-parts.ts'

const Screen = () => null
/** Code that comes when somebody goes there, as `pageRoute` makes it. */
const codeOfCart = { Component: () => Promise.resolve(Screen), loader: async () => () => 'carts' }

/** As much of a window as the history asks for. */
function windowAt(path: string) {
  const history = { state: null as unknown, pushState: vi.fn(), replaceState: vi.fn(), go: vi.fn() }
  const location = { ...new URL(path, 'https://okolitsa.example'), origin: 'https://okolitsa.example' }
  const { pathname, search, hash, href } = new URL(path, 'https://okolitsa.example')
  const view = { location: { ...location, pathname, search, hash, href }, history, addEventListener: vi.fn() }
  return Object.assign(view, { removeEventListener: vi.fn(), document: { defaultView: view } })
}

const historyAt = (view: ReturnType<typeof windowAt>) => createBrowserHistory({ window: view as unknown as Window })

test('the history of a browser reads the address and writes entries', () => {
  const view = windowAt('/farmers/7?page=2#top')
  const history = historyAt(view)
  expect(history.location).toMatchObject({ pathname: '/farmers/7', search: '?page=2', hash: '#top' })
  history.push('/cart')
  expect(view.history.pushState).toHaveBeenCalledOnce()
})

test('an error made from what the document holds is a route error with its status and data', () => {
  const error = new ErrorResponse(404, '', { code: 'NOT_FOUND' })
  expect(isRouteErrorResponse(error)).toBe(true)
  expect(error).toMatchObject({ status: 404, data: { code: 'NOT_FOUND' } })
})

test('a route’s screens become elements, and a page without its code yet has a place for a fallback', () => {
  const mapped = mapRouteProperties({ Component: Screen, ErrorBoundary: Screen } as never)
  expect(mapped).toMatchObject({ element: { type: Screen }, errorElement: { type: Screen } })
  expect(hydrationRouteProperties).toEqual(['HydrateFallback', 'hydrateFallbackElement'])
})

test('the router begins with the data of the document, and a navigation fetches code and data of the next page', async () => {
  const load = vi.fn(() => 'never asked')
  const router = createRouter({
    routes: [
      { id: 'home', path: '/', loader: load },
      { id: 'cart', path: '/cart', lazy: codeOfCart },
    ],
    history: historyAt(windowAt('/')),
    mapRouteProperties,
    hydrationRouteProperties,
    hydrationData: { loaderData: { home: 'from the document' } },
    getContext: () => new RouterContextProvider(),
  }).initialize()
  expect(router.state).toMatchObject({ initialized: true, loaderData: { home: 'from the document' } })
  expect(load).not.toHaveBeenCalled()
  vi.stubGlobal('window', undefined)
  await router.navigate('/cart')
  expect(router.state).toMatchObject({ location: { pathname: '/cart' }, loaderData: { cart: 'carts' } })
  router.dispose()
})
