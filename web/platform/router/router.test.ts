import { beforeEach, expect, it, vi } from 'vitest'
import type { ShopContext } from '../loading/shop-context.ts'
import { LEAVING, listen, navigate, revalidate, startRouter } from './router.ts'
import { type Loader, matcherOf, type RouteObject } from './routes.ts'

interface Kept {
  state: unknown
  url: URL
}
/** The parts of a browser that the router uses. */
function openBrowser() {
  const entries: Kept[] = [{ state: null, url: new URL('https://okolitsa.example/') }]
  let at = 0
  const events = new EventTarget()
  const current = () => entries[at] as Kept
  const write = (state: unknown, url: string) => ({ state, url: new URL(url || current().url.href, current().url) })
  const history = {
    get state() {
      return current().state
    },
    pushState(state: unknown, _: string, url = '') {
      const entry = write(state, url)
      at += 1
      entries.splice(at, Number.POSITIVE_INFINITY, entry)
    },
    replaceState: (state: unknown, _: string, url = '') => void entries.splice(at, 1, write(state, url)),
    back: () => history.go(-1),
    go(steps: number) {
      at += steps
      events.dispatchEvent(new Event('popstate'))
    },
  }
  const assign = vi.fn()
  const location = new Proxy({} as Location, {
    get: (_, name) => (name === 'assign' ? assign : Reflect.get(current().url, name)),
  })
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('history', history)
  vi.stubGlobal('location', location)
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, events[name].bind(events))
  return { history, assign, address: () => current().url.pathname + current().url.search + current().url.hash }
}

const asked: string[] = []
let gates = new Map<string, () => void>()
const loader: Loader = ({ url, signal }) => {
  asked.push(url.pathname + url.search)
  if (url.pathname === '/old') throw new Response(null, { status: 301, headers: { location: '/new' } })
  if (signal.aborted || !url.pathname.startsWith('/slow')) return url.pathname
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => {
      asked.push(`${url.pathname} called off`)
      resolve(null)
    })
    gates.set(url.pathname, () => resolve(url.pathname))
  })
}
const root: Loader = () => void asked.push('root')
const table: RouteObject[] = [
  { loader: root, children: [{ loader }, { path: 'old', loader }, { path: ':name', loader }, { path: '*' }] },
]

let browser: ReturnType<typeof openBrowser>
/** A newly opened tab with the pages that it has displayed. */
function open() {
  const match = matcherOf(table)
  let shown = startRouter(match, match('/'), () => ({}) as ShopContext)
  listen((next) => {
    shown = next
  })
  return () => shown
}
const settled = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  asked.length = 0
  gates = new Map()
  browser = openBrowser()
  return () => void vi.unstubAllGlobals()
})

it('loads the page but not its layouts, and adds a history entry', async () => {
  const shown = open()
  await navigate('/cart')
  expect(shown().page).toMatchObject({
    url: { pathname: '/cart' },
    writing: 'pushState',
    matches: [{}, { data: '/cart' }],
  })
  await navigate('/cart?tab=2')
  expect(asked).toEqual(['/cart', '/cart?tab=2'])
  browser.history.go(-2)
  await settled()
  expect(shown().page.url.pathname).toBe('/')
  expect(shown().page.writing).toBeUndefined()
})

it('lets the last press win and aborts the previous one', async () => {
  const shown = open()
  const first = navigate('/slow')
  expect(shown().goal?.url.pathname).toBe('/slow')
  await settled()
  await navigate('/cart')
  gates.get('/slow')?.()
  await first
  expect(browser.address()).toBe('/cart')
  expect(shown()).toMatchObject({ goal: null, page: { url: { pathname: '/cart' } } })
  expect(asked).toEqual(['/slow', '/slow called off', '/cart'])
})

it('replaces the entry of an equal URL, and loads no data on a change of the hash', async () => {
  const shown = open()
  await navigate('/cart')
  await navigate('/cart')
  expect(shown().page.writing).toBe('replaceState')
  asked.length = 0
  await navigate('/cart#window')
  expect([asked, browser.address()]).toEqual([[], '/cart#window'])
  browser.history.go(-1)
  await settled()
  expect([asked, browser.address(), shown().page.url.hash]).toEqual([[], '/cart', ''])
})

it("follows a loader's redirect and leaves unknown URLs to the server", async () => {
  open()
  await navigate('/old')
  expect(browser.address()).toBe('/new')
  await navigate('/no/such/page')
  expect(browser.assign).toHaveBeenCalledOnce()
  await expect(navigate('https://elsewhere.example/')).rejects.toThrow('not ours')
})

it('reloads everything on request, including a page in progress', async () => {
  open()
  await revalidate()
  expect(asked).toEqual(['root', '/'])
  asked.length = 0
  const going = navigate('/slow')
  const again = revalidate()
  await settled()
  gates.get('/slow')?.()
  await Promise.all([going, again])
  expect(asked.filter((one) => one === 'root')).toHaveLength(1)
  expect(browser.address()).toBe('/slow')
})

it('keeps the page while leaving is prevented, for a link and for «back», until it is allowed', async () => {
  const shown = open()
  await navigate('/form')
  const asking = new AbortController()
  let goOn = () => {}
  const ask = (event: Event) => {
    event.preventDefault()
    goOn = (event as CustomEvent<() => void>).detail
  }
  addEventListener(LEAVING, ask, asking)
  await navigate('/form#part')
  expect(browser.address()).toBe('/form#part')
  await navigate('/cart')
  expect(browser.address()).toBe('/form#part')
  browser.history.go(-2)
  await settled()
  expect([browser.address(), shown().page.url.pathname]).toEqual(['/form#part', '/form'])
  asking.abort()
  goOn()
  await settled()
  expect([browser.address(), shown().page.url.pathname]).toEqual(['/', '/'])
})
