/**
 * The shop without a network, and push messages. Built into `/sw.js` by `web/build/service-worker.ts`, by itself: it
 * imports nothing. It keeps pages that everybody may see, the files they are made of, and the carts of whoever is here;
 * everything else goes past it. The network always comes first, except for files that never change.
 */

/** What this file needs of a worker's world; the types of pages and of workers exclude each other. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface FetchEvent extends WorkerEvent {
  readonly request: Request
  readonly clientId: string
  respondWith(answer: Promise<Response>): void
}
interface PushEvent extends WorkerEvent {
  readonly data: { json(): unknown } | null
}
interface NoteEvent extends WorkerEvent {
  readonly notification: Notification
}
interface MessageToWorker extends WorkerEvent {
  readonly data: unknown
}
interface Window_ {
  readonly url: string
  focus(): Promise<Window_>
  navigate(url: string): Promise<Window_ | null>
  postMessage(message: unknown): void
}
interface Worker_ {
  readonly location: Location
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    claim(): Promise<void>
    get(id: string): Promise<Window_ | undefined>
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Window_[]>
    openWindow(url: string): Promise<Window_ | null>
  }
  readonly navigator: Navigator & { setAppBadge?(count?: number): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: NoteEvent) => void): void
  addEventListener(type: 'message', listener: (event: MessageToWorker) => void): void
}
const worker = self as unknown as Worker_

/** The names are known to pages, too: they go with the person (`web/platform/offline/kept-list.ts`). */
const PAGES = 'okolitsa-pages'
const FILES = 'okolitsa-files'
const OWN = 'okolitsa-own'
const MOST = { [PAGES]: 40, [FILES]: 400, [OWN]: 20 } as const
const OFFLINE_PAGE = '/offline'
/** Nobody waits longer for a page that is kept, ms: a line that is nearly gone is gone. */
const PAGE_TIMEOUT_MS = 8_000

/** Pages where an old price or somebody's data would do harm are never kept, whatever their headers say. */
const NEVER = /^\/(account|checkout|payment|operator|sign-in|web|shared-cart|api|server|v\d)(\/|$)/
/** The carts of whoever is here: the only calls that are taken. */
const CARTS = /^\/api\/v2\/cart\/(list|[\w-]+\/calculate)$/
const FILE_NAME = /\/assets\/[\w./-]+\.\w+/g

/** The device's own time: only for how long ago something was. */
const deviceMs = () => Math.round(performance.timeOrigin + performance.now())

/** Grows when somebody leaves: what was asked for before is not kept after. */
let generation = 0

async function keep(cacheName: keyof typeof MOST, key: string, answer: Response): Promise<void> {
  const cache = await caches.open(cacheName)
  // what was kept last stands last
  await cache.delete(key)
  await cache.put(key, answer)
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST[cacheName])).map((old) => cache.delete(old)))
}
const find = async (cacheName: keyof typeof MOST, key: string) =>
  (await caches.open(cacheName)).match(key, { ignoreVary: true })

/** Addresses differ by what changes the page; marks of a campaign do not. */
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

/** A page everybody may see, with the files its HTML names. */
async function keepPage(address: string, answer: Response): Promise<void> {
  const isEverybodys = answer.headers.get('cache-control')?.includes('public')
  if (answer.status !== 200 || answer.redirected || !isEverybodys || NEVER.test(new URL(address).pathname)) return
  const begun = generation
  const policy = answer.headers.get('content-security-policy')
  const html = await answer.text()
  await keepFiles(html.match(FILE_NAME) ?? [])
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    date: answer.headers.get('date') ?? '',
    'x-kept-ms': String(deviceMs()),
    ...(policy && { 'content-security-policy': policy }),
  }
  if (begun === generation) await keep(PAGES, keyOf(address), new Response(html, { headers }))
}

/** The page says of itself when it was shown, by the shop's clock, and how long ago; its rules for scripts stay. */
async function asKept(kept: Response): Promise<Response> {
  const at = new Date(kept.headers.get('date') ?? 0).toISOString()
  const age = deviceMs() - Number(kept.headers.get('x-kept-ms'))
  const html = (await kept.text()).replace('<html ', `<html data-kept-at="${at}" data-kept-age="${age}" `)
  return new Response(html, { headers: kept.headers })
}

/**
 * The network, or nothing after a while: for what is kept all the same. The browser's own cache may show a page it has not
 * asked about, even without a network; then nobody would hear that it is old.
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

async function file(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url)
  const kept = await find(FILES, pathname)
  if (kept) return kept
  const answer = await fetch(event.request)
  if (answer.ok) event.waitUntil(keep(FILES, pathname, answer.clone()))
  return answer
}

async function carts(event: FetchEvent): Promise<Response> {
  const { url } = event.request
  const key = keyOf(url)
  const begun = generation
  try {
    const answer = await fetch(event.request)
    // the session is over: what is kept is somebody's who left
    if (answer.status === 401) await caches.delete(OWN)
    else if (answer.ok) {
      const copy = answer.clone()
      event.waitUntil(begun === generation ? keep(OWN, key, copy) : Promise.resolve())
    }
    return answer
  } catch (error) {
    const kept = await find(OWN, key)
    if (!kept || begun !== generation) throw error
    const client = await worker.clients.get(event.clientId)
    client?.postMessage({ type: 'kept', at: new Date(kept.headers.get('date') ?? 0).toISOString() })
    return kept
  }
}

worker.addEventListener('install', (event) => {
  const prepare = async () => {
    const answer = await fetch(OFFLINE_PAGE).catch(() => null)
    if (answer) await keepPage(new URL(OFFLINE_PAGE, worker.location.origin).href, answer)
  }
  event.waitUntil(Promise.all([worker.skipWaiting(), prepare().catch(() => undefined)]))
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
    if (!NEVER.test(url.pathname) || !worker.navigator.onLine) event.respondWith(page(event))
  } else if (url.pathname.startsWith('/assets/')) event.respondWith(file(event))
  else if (CARTS.test(url.pathname)) event.respondWith(carts(event))
})

worker.addEventListener('message', (event) => {
  const said = event.data as { type?: unknown; url?: unknown; files?: unknown } | 'forget' | null
  if (said === 'forget') {
    generation += 1
    event.waitUntil(Promise.all([caches.delete(OWN), caches.delete(PAGES)]))
    return
  }
  if (said?.type === 'keep' && typeof said.url === 'string' && Array.isArray(said.files)) {
    const address = new URL(said.url, worker.location.origin).href
    const files = said.files.filter((name) => typeof name === 'string').slice(0, MOST[FILES])
    const work = async () => {
      if (NEVER.test(new URL(address).pathname)) return
      await keepFiles(files)
      await keepPage(address, await fetch(address, { cache: 'no-cache' }))
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
