/** Caches of the service worker (`web/service-worker.ts`): public pages, and the sellers' side. */
const KEPT_PAGES = 'okolitsa-pages'
const KEPT_DESK = 'okolitsa-desk'

export interface KeptPage {
  readonly path: string
  readonly title: string
}

/** Cached pages with titles, the last visited first. */
export async function listKept(): Promise<KeptPage[]> {
  if (typeof caches === 'undefined') return []
  const cache = await caches.open(KEPT_PAGES)
  const pages = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const { pathname, search } = new URL(request.url)
      const html = await (await cache.match(request, { ignoreVary: true }))?.text()
      const title = new DOMParser().parseFromString(html ?? '', 'text/html').title
      return { path: pathname + search, title }
    }),
  )
  return pages.filter(({ path, title }) => title !== '' && path !== '/offline').toReversed()
}

/** Time at which the cached page was rendered; null = it came over the network. */
export function keptAt(): Date | null {
  const { keptAt: moment } = document.documentElement.dataset
  return moment ? new Date(moment) : null
}

export async function isKept(path: string): Promise<boolean> {
  if (typeof caches === 'undefined' || !navigator.serviceWorker?.controller) return false
  const [page, ofDesk] = await Promise.all(
    [KEPT_PAGES, KEPT_DESK].map((cacheName) => caches.match(path, { ignoreVary: true, cacheName })),
  )
  return (page ?? ofDesk) !== undefined
}
