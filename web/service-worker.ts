/**
 * Offline cache of the shop, and push messages. Built into `/sw.js` by `web/build/service-worker.ts` as a separate file
 * that imports only types. It caches public pages with their files, the visitor's carts, and the pages of the sellers'
 * side that are needed in the field; other requests pass through. The network has priority, except for files that never
 * change.
 */
import type { FetchEvent, Worker_ } from './service-worker-world.ts'

const worker = self as unknown as Worker_

/** Pages use these names, too: the caches are removed at sign-out (`web/platform/offline/kept-list.ts`). */
const PAGES = 'okolitsa-pages'
const FILES = 'okolitsa-files'
const OWN = 'okolitsa-own'
const DESK = 'okolitsa-desk'
const MOST = { [PAGES]: 40, [FILES]: 400, [OWN]: 20, [DESK]: 40 } as const
const OFFLINE_PAGE = '/offline'
/** Timeout of the network when a page is cached, ms: a very slow connection is treated as offline. */
const PAGE_TIMEOUT_MS = 8_000

/** Pages where an outdated price or personal data would do harm are never cached, whatever their headers. */
const NEVER = /^\/(account|cabinet|checkout|payment|operator|sign-in|web|shared-cart|api|server|v\d)(\/|$)/
/** The visitor's carts: the only cached calls. */
const CARTS = /^\/api\/v2\/cart\/(list|[\w-]+\/calculate)$/
/** Pages and calls that sellers' staff and couriers need without a connection. Removed at sign-out or after a day. */
const DESK_PAGE = /^\/(cabinet(\/(orders|picking|stock|unsent))?|courier\/[\w-]{43})$/
const DESK_CALLS = ['/v1/user/me', '/v1/cabinet/today', '/v1/cabinet/picking', '/v1/cabinet/stock']
const DESK_KEPT_MS = 24 * 3_600_000
/** A page of the cabinet or of a courier that was cached within this time is not fetched again to be cached, ms. */
const DESK_FRESH_MS = 5 * 60_000
const FILE_NAME = /\/assets\/[\w./-]+\.\w+/g

/** The device's own clock: only for durations. */
const deviceMs = () => Math.round(performance.timeOrigin + performance.now())

/** Incremented at sign-out: responses to earlier requests are not cached. */
let generation = 0

async function keep(cacheName: keyof typeof MOST, key: string, answer: Response): Promise<void> {
  const cache = await caches.open(cacheName)
  // appends the entry, so that the last one cached is the last in the list
  await cache.delete(key)
  await cache.put(key, answer)
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST[cacheName])).map((old) => cache.delete(old)))
}
const SAME = { ignoreVary: true }
/** `caches.open` would create a removed cache again */
const find = (cacheName: keyof typeof MOST, key: string) => caches.match(key, { ...SAME, cacheName })

/** Cache key of a URL: only the parameters that change the page, without campaign parameters. */
function keyOf(address: string): string {
  const url = new URL(address)
  for (const name of [...url.searchParams.keys()])
    if (/^(utm_|yclid|gclid|fbclid)/.test(name)) url.searchParams.delete(name)
  return url.pathname + url.search
}

async function keepFiles(addresses: readonly string[]): Promise<void> {
  await Promise.all(
    [...new Set(addresses)].map(async (address) => {
      if (await find(FILES, address)) return
      const answer = await fetch(address).catch(() => null)
      if (answer?.ok) await keep(FILES, address, answer)
    }),
  )
}

/** Age of a cached response, ms. */
const keptFor = (kept: Response) => deviceMs() - Number(kept.headers.get('x-kept-ms'))

/** Caches a page with the files that its HTML names. */
async function keepHtml(
  cacheName: keyof typeof MOST,
  address: string,
  answer: Response,
  begun = generation,
): Promise<void> {
  if (answer.status !== 200 || answer.redirected) return
  const policy = answer.headers.get('content-security-policy')
  const html = await answer.text()
  await keepFiles(html.match(FILE_NAME) ?? [])
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    date: answer.headers.get('date') ?? '',
    'x-kept-ms': String(deviceMs()),
    ...(policy && { 'content-security-policy': policy }),
  }
  if (begun === generation) await keep(cacheName, keyOf(address), new Response(html, { headers }))
}

/** Caches a public page; false = not public, or redirected. */
async function keepPage(address: string, answer: Response): Promise<boolean> {
  const isShared = !answer.redirected && answer.headers.get('cache-control')?.includes('public') === true
  const isKept = isShared && !NEVER.test(new URL(address).pathname)
  if (isKept) await keepHtml(PAGES, address, answer)
  return isKept
}

/** Fetches and caches a page. A visitor's first response only sets the key of their place, so it is requested again. */
async function askAndKeep(address: string): Promise<void> {
  const first = await fetch(address, { cache: 'no-cache' })
  const isKept = await keepPage(address, first)
  if (!isKept && first.ok && !first.redirected) await keepPage(address, await fetch(address, { cache: 'no-cache' }))
}

/** Adds the time of rendering by the shop's clock and the age to the page; the page's script policy is preserved. */
async function asKept(kept: Response): Promise<Response> {
  const at = new Date(kept.headers.get('date') ?? 0).toISOString()
  const age = keptFor(kept)
  const html = (await kept.text()).replace('<html ', `<html data-kept-at="${at}" data-kept-age="${age}" `)
  return new Response(html, { headers: kept.headers })
}

/**
 * The network, with a timeout if there is a cached copy. Bypasses the browser's own cache, which could return an old
 * page without a network and hide that it is old.
 */
async function fromNetwork(request: Request, hasKept: boolean): Promise<Response> {
  if (!hasKept) return fetch(request)
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), PAGE_TIMEOUT_MS)
  try {
    return await fetch(request, { signal: stop.signal, cache: 'no-cache' })
  } finally {
    clearTimeout(timer)
  }
}

async function page(event: FetchEvent): Promise<Response> {
  const { url } = event.request
  const kept = NEVER.test(new URL(url).pathname) ? undefined : await find(PAGES, keyOf(url))
  try {
    const answer = await fromNetwork(event.request, kept !== undefined)
    event.waitUntil(keepPage(url, answer.clone()).catch(() => undefined))
    return answer
  } catch (error) {
    if (kept) return asKept(kept)
    if (!(await find(PAGES, OFFLINE_PAGE))) throw error
    const { pathname, search } = new URL(url)
    if (pathname === OFFLINE_PAGE) return asKept((await find(PAGES, OFFLINE_PAGE)) as Response)
    return Response.redirect(`${OFFLINE_PAGE}?from=${encodeURIComponent(pathname + search)}`, 302)
  }
}

/** Today's cached response of the sellers' side for a URL; for a page also one with another query. */
async function findDesk(address: string): Promise<Response | undefined> {
  const { pathname } = new URL(address)
  const isPage = DESK_PAGE.test(pathname)
  const kept =
    (await find(DESK, keyOf(address))) ??
    (isPage ? await caches.match(pathname, { ...SAME, cacheName: DESK, ignoreSearch: true }) : undefined)
  return kept && keptFor(kept) < DESK_KEPT_MS ? kept : undefined
}

async function deskPage(event: FetchEvent): Promise<Response> {
  const kept = await findDesk(event.request.url)
  try {
    return await fromNetwork(event.request, kept !== undefined)
  } catch {
    return kept ? asKept(kept) : page(event)
  }
}

/** Caches pages of the sellers' side without a recent copy, on request of an open page. */
async function keepDesk(addresses: readonly string[], begun: number): Promise<void> {
  for (const address of addresses.slice(0, MOST[DESK])) {
    // signed out meanwhile
    if (begun !== generation) return
    const url = new URL(address, worker.location.origin)
    if (url.origin !== worker.location.origin || !DESK_PAGE.test(url.pathname)) continue
    const kept = await find(DESK, keyOf(url.href))
    if (kept && keptFor(kept) < DESK_FRESH_MS) continue
    const answer = await fetch(url, { cache: 'no-cache' }).catch(() => null)
    if (answer) await keepHtml(DESK, url.href, answer, begun)
  }
}

async function file(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url)
  const kept = await find(FILES, pathname)
  if (kept) return kept
  const answer = await fetch(event.request)
  if (answer.ok) event.waitUntil(keep(FILES, pathname, answer.clone()))
  return answer
}

/** A call about the visitor: the last response if the network fails. */
async function ownCall(event: FetchEvent, cacheName: typeof OWN | typeof DESK): Promise<Response> {
  const { url } = event.request
  const begun = generation
  try {
    const answer = await fetch(event.request)
    // the session has ended: the cached data belongs to a signed-out person
    if (answer.status === 401) await caches.delete(cacheName)
    else if (answer.ok) {
      const headers = new Headers(answer.headers)
      headers.set('x-kept-ms', String(deviceMs()))
      const copy = new Response(answer.clone().body, { headers })
      event.waitUntil(begun === generation ? keep(cacheName, keyOf(url), copy) : Promise.resolve())
    }
    return answer
  } catch (error) {
    const kept = cacheName === DESK ? await findDesk(url) : await find(OWN, keyOf(url))
    if (!kept || begun !== generation) throw error
    const client = await worker.clients.get(event.clientId)
    client?.postMessage({ type: 'kept', at: new Date(kept.headers.get('date') ?? 0).toISOString() })
    return kept
  }
}

worker.addEventListener('install', (event) => {
  const kept = askAndKeep(worker.location.origin + OFFLINE_PAGE).catch(() => undefined)
  event.waitUntil(Promise.all([worker.skipWaiting(), kept]))
})
worker.addEventListener('activate', (event) => {
  const takeOver = async () => {
    const names = await caches.keys()
    await Promise.all(
      names.filter((name) => name.startsWith('okolitsa-') && !(name in MOST)).map((name) => caches.delete(name)),
    )
    await worker.clients.claim()
  }
  event.waitUntil(takeOver())
})
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return
  if (request.mode === 'navigate') {
    if (DESK_PAGE.test(url.pathname)) event.respondWith(deskPage(event))
    else if (!NEVER.test(url.pathname) || !worker.navigator.onLine) event.respondWith(page(event))
  } else if (url.pathname.startsWith('/assets/')) event.respondWith(file(event))
  else if (CARTS.test(url.pathname)) event.respondWith(ownCall(event, OWN))
  else if (DESK_CALLS.includes(url.pathname)) event.respondWith(ownCall(event, DESK))
})

worker.addEventListener('message', (event) => {
  const payload = event.data as { type?: unknown; url?: unknown; urls?: unknown; files?: unknown } | 'forget' | null
  if (payload === 'forget') {
    generation += 1
    event.waitUntil(Promise.all([caches.delete(OWN), caches.delete(PAGES), caches.delete(DESK)]))
    return
  }
  const namesIn = (list: unknown) => (Array.isArray(list) ? list.filter((name) => typeof name === 'string') : [])
  const files = namesIn(payload?.files).slice(0, MOST[FILES])
  if (payload?.type === 'keep-desk') {
    const [urls, begun] = [namesIn(payload.urls), generation]
    // a page is cached only together with all its files
    event.waitUntil(
      keepFiles(files)
        .then(() => keepDesk(urls, begun))
        .catch(() => undefined),
    )
  } else if (payload?.type === 'keep' && typeof payload.url === 'string') {
    const address = new URL(payload.url, worker.location.origin).href
    const work = async () => {
      if (NEVER.test(new URL(address).pathname)) return
      await keepFiles(files)
      await askAndKeep(address)
    }
    event.waitUntil(work().catch(() => undefined))
  }
})

interface Note {
  readonly title: string
  readonly body: string
  readonly url: string
  readonly tag: string
}
worker.addEventListener('push', (event) => {
  const show = async () => {
    const { title, body, url, tag } = (event.data?.json() ?? {}) as Note
    await worker.registration.showNotification(title, {
      body,
      tag,
      icon: '/icon-192.png',
      badge: '/icon-badge.png',
      lang: 'ru',
      data: url,
    })
    const shown = await worker.registration.getNotifications()
    await worker.navigator.setAppBadge?.(shown.length)
  }
  event.waitUntil(show())
})
worker.addEventListener('notificationclick', (event) => {
  const { notification } = event
  const open = async () => {
    notification.close()
    const target = new URL(String(notification.data), worker.location.origin)
    if (target.origin !== worker.location.origin) return
    const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const there = windows.find(({ url }) => new URL(url).pathname === target.pathname)
    if (there) await there.focus()
    else await worker.clients.openWindow(target.href)
  }
  event.waitUntil(open())
})
