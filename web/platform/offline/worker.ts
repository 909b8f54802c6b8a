/** Starts the service worker; null = not supported by this browser or shop. */
export async function startWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return null
  try {
    await navigator.serviceWorker.register('/sw.js')
    return await navigator.serviceWorker.ready
  } catch {
    // a private window, a forbidden storage: the shop works without a worker
    return null
  }
}

/** Files that this page has loaded. */
const filesOfPage = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)

/** Asks the worker to cache the current page: a client-side navigation does not reach it. */
export function keepPage(registration: ServiceWorkerRegistration): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  const url = location.pathname + location.search
  registration.active?.postMessage({ type: 'keep', url, files: filesOfPage() })
}

/** Asks the worker to cache pages of the sellers' side; it fetches pages without a recent copy. */
export async function keepDeskPages(urls: readonly string[]): Promise<void> {
  const registration = await startWorker()
  registration?.active?.postMessage({ type: 'keep-desk', urls, files: filesOfPage() })
}

/** Calls back with the time of a cached response; returns a function that stops listening. */
export function onShownKept(listener: (at: Date) => void): () => void {
  const onMessage = ({ data }: MessageEvent<{ type?: string; at?: string } | null>) => {
    if (data?.type === 'kept' && data.at) listener(new Date(data.at))
  }
  navigator.serviceWorker?.addEventListener('message', onMessage)
  return () => navigator.serviceWorker?.removeEventListener('message', onMessage)
}
