import { type DataRouter, matchRoutes } from 'react-router'
import { routes } from './routes.ts'

/** The address of a link of ours that the router may follow without a page load, or null. */
function ownLink(event: Event): URL | null {
  const link = (event.target as Element | null)?.closest?.('a')
  if (!link?.href || link.target || link.hasAttribute('download') || link.rel.includes('external')) return null
  const url = new URL(link.href)
  if (url.origin !== location.origin) return null
  const matches = matchRoutes(routes, url.pathname)
  return matches && matches.at(-1)?.route.path !== '*' ? url : null
}

/**
 * Links are plain `<a href>`: they work before hydration, with a middle click and for robots. One listener
 * turns an ordinary click into a navigation; hovering or touching a link fetches the page's code ahead.
 */
export function followLinks(router: DataRouter): void {
  document.addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    const url = ownLink(event)
    if (!url) return
    const isSamePageAnchor = url.hash && url.pathname === location.pathname && url.search === location.search
    if (isSamePageAnchor) return
    event.preventDefault()
    void router.navigate(url.pathname + url.search + url.hash)
  })
  const fetchAhead = (event: Event) => {
    const url = ownLink(event)
    for (const { route } of (url && matchRoutes(routes, url.pathname)) || []) {
      if (route.lazy && typeof route.lazy !== 'function') {
        // both the page and its loader: a click then waits for data only
        void (route.lazy.Component as (() => Promise<unknown>) | undefined)?.()
        void (route.lazy.loader as (() => Promise<unknown>) | undefined)?.()
      }
    }
  }
  document.addEventListener('pointerover', fetchAhead, { passive: true })
  document.addEventListener('touchstart', fetchAhead, { passive: true })
}
