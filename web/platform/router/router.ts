import { startTransition } from 'react'
import type { ShopContext } from '../loading/shop-context.ts'
import { isPage, loadPage, type Matcher, type Matches } from './routes.ts'

/** A history entry. Entries made by the router have a `key`; a new entry has the method that writes it. */
export type Entry = Readonly<{ url: URL; state?: unknown; key?: string; writing?: 'pushState' | 'replaceState' }>
export type Page = Entry & Readonly<{ matches: Matches }>
/** State of the router; `goal` = target of a navigation in progress. */
export type Shown = Readonly<{ page: Page; goal: Entry | null }>
/** Event of the window before a page is left: `preventDefault` keeps the page, calling `detail` allows leaving. */
export const LEAVING = 'leaving'

let match: Matcher
let shopNow: () => ShopContext
let shown: Shown
let publish = (_: Shown): void => undefined
let underWay = new AbortController()
let mustReload = false

const here = (): Entry => ({ url: new URL(location.href), ...history.state })
const write = ({ url, state, key, writing }: Entry) => writing && history[writing]({ state, key }, '', url)
const show = (next: Shown) => {
  shown = next
  startTransition(() => publish(next))
}
const isHeld = ({ pathname }: URL, goOn: () => void) =>
  pathname !== shown.page.url.pathname && !dispatchEvent(new CustomEvent(LEAVING, { cancelable: true, detail: goOn }))

async function open(goal: Entry): Promise<void> {
  underWay.abort()
  underWay = new AbortController()
  const [{ page }, { signal }, { url }] = [shown, underWay, goal]
  let { matches } = page
  // another hash opens a window or scrolls within the same page
  if (mustReload || url.pathname + url.search !== page.url.pathname + page.url.search || !(url.hash || page.url.hash)) {
    const wanted = match(url.pathname)
    if (!isPage(wanted) && url.pathname !== page.url.pathname) return location.assign(url)
    if (url !== page.url) show({ page, goal })
    const found = await loadPage(wanted, { shop: shopNow(), url, signal }, mustReload ? [] : matches)
    if (signal.aborted) return
    if (found instanceof Response)
      return navigate(found.headers.get('location') ?? '/', { replace: goal.writing !== 'pushState' })
    mustReload = false
    matches = found
  }
  if (url !== page.url) write(goal)
  show({ page: { ...goal, matches }, goal: null })
}

/** Navigates; resolves when the page is displayed, or when a later navigation has replaced this one. */
export async function navigate(to: string, { replace = false, state = null as unknown } = {}): Promise<void> {
  const [url, from] = [new URL(to, location.origin), shown.page.url]
  if (url.origin !== from.origin) throw new TypeError(`${url.origin} is not ours`)
  const writing = replace || url.href === from.href ? 'replaceState' : 'pushState'
  const goOn = () => open({ url, state, key: String(Math.random()), writing })
  if (!isHeld(url, goOn)) await goOn()
}

/** Reloads all data. */
export function revalidate(): Promise<void> {
  mustReload = true
  return open(shown.goal ?? shown.page)
}

/** Calls the listener with the current page immediately and on every change. */
export function listen(listener: typeof publish): void {
  publish = listener
  publish(shown)
}
export const goingTo = () => shown?.goal?.url ?? null

/** Takes control of the history, starting with the page of the document. */
export function startRouter(table: Matcher, matches: Matches, shopOf: () => ShopContext): Shown {
  ;[match, shopNow, shown] = [table, shopOf, { page: { ...here(), matches }, goal: null }]
  addEventListener('popstate', () => {
    // the browser has already moved: one step forward returns to the current page
    if (isHeld(here().url, () => history.back())) write({ ...shown.page, writing: 'pushState' })
    else void open(here())
  })
  return shown
}
