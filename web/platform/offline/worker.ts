/** The shop's service worker, once it works; null = this browser, or this shop, has none. */
export async function startWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return null
  try {
    await navigator.serviceWorker.register('/sw.js')
    return await navigator.serviceWorker.ready
  } catch {
    // a private window, a forbidden storage: the shop does without
    return null
  }
}

/** Files this page is made of, as far as it has loaded them. */
const filesOfPage = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)

/** Asks the worker to remember the page on the screen: a walk inside the shop passes it by. */
export function keepPage(registration: ServiceWorkerRegistration): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  const url = location.pathname + location.search
  registration.active?.postMessage({ type: 'keep', url, files: filesOfPage() })
}

/** Asks the worker to remember pages of the sellers' side; it fetches those it has not kept lately. */
export async function keepDeskPages(urls: readonly string[]): Promise<void> {
  const registration = await startWorker()
  registration?.active?.postMessage({ type: 'keep-desk', urls, files: filesOfPage() })
}

/** Calls back with the moment of what the worker showed from memory; answers how to stop. */
export function onShownKept(listener: (at: Date) => void): () => void {
  const heard = ({ data }: MessageEvent<{ type?: string; at?: string } | null>) => {
    if (data?.type === 'kept' && data.at) listener(new Date(data.at))
  }
  navigator.serviceWorker?.addEventListener('message', heard)
  return () => navigator.serviceWorker?.removeEventListener('message', heard)
}
