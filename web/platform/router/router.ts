import { startTransition } from 'react'
import type { ShopContext } from '../loading/shop-context.ts'
import { isPage, loadPage, type Matcher, type Matches } from './routes.ts'

/** An entry of the history; one of our making has a `key`, a new one says how it is written there. */
export type Entry = Readonly<{ url: URL; state?: unknown; key?: string; writing?: 'pushState' | 'replaceState' }>
export type Page = Entry & Readonly<{ matches: Matches }>
/** `goal`: where a navigation under way leads to. */
export type Shown = Readonly<{ page: Page; goal: Entry | null }>
/** Told to the window before a page is left: whoever prevents it keeps the visitor, and may call `detail` to let go. */
export const LEAVING = 'leaving'

let match: Matcher
let shopNow: () => ShopContext
let shown: Shown
let tell = (_: Shown): void => undefined
let underWay = new AbortController()
let mustReload = false

const here = (): Entry => ({ url: new URL(location.href), ...history.state })
const write = ({ url, state, key, writing }: Entry) => writing && history[writing]({ state, key }, '', url)
const show = (next: Shown) => {
  shown = next
  startTransition(() => tell(next))
}
const isHeld = ({ pathname }: URL, goOn: () => void) =>
  pathname !== shown.page.url.pathname && !dispatchEvent(new CustomEvent(LEAVING, { cancelable: true, detail: goOn }))

async function open(goal: Entry): Promise<void> {
  underWay.abort()
  underWay = new AbortController()
  const [{ page }, { signal }, { url }] = [shown, underWay, goal]
  let { matches } = page
  // another hash opens a window or shows a part of the same page
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

/** Ends when the page is there, or when another press came before it: the last one wins. */
export async function navigate(to: string, { replace = false, state = null as unknown } = {}): Promise<void> {
  const [url, from] = [new URL(to, location.origin), shown.page.url]
  if (url.origin !== from.origin) throw new TypeError(`${url.origin} is not ours`)
  const writing = replace || url.href === from.href ? 'replaceState' : 'pushState'
  const goOn = () => open({ url, state, key: String(Math.random()), writing })
  if (!isHeld(url, goOn)) await goOn()
}

/** Loads everything anew. */
export function revalidate(): Promise<void> {
  mustReload = true
  return open(shown.goal ?? shown.page)
}

/** What is shown goes to the listener, now and when it changes. */
export function listen(listener: typeof tell): void {
  tell = listener
  tell(shown)
}
export const goingTo = () => shown?.goal?.url ?? null

/** Takes the history over, with the page that came with the document. */
export function startRouter(table: Matcher, matches: Matches, shopOf: () => ShopContext): Shown {
  ;[match, shopNow, shown] = [table, shopOf, { page: { ...here(), matches }, goal: null }]
  addEventListener('popstate', () => {
    // it has happened already: one more step leads to where the visitor is
    if (isHeld(here().url, () => history.back())) write({ ...shown.page, writing: 'pushState' })
    else void open(here())
  })
  return shown
}
