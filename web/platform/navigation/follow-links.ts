import { navigate } from '../router/router.ts'
import { isPage, type Matcher, partOf } from '../router/routes.ts'

/** Whether the router may open a URL without a page load. */
function isOurPage(url: URL, match: Matcher): boolean {
  // the server must handle `location`: it changes every page of the tab
  if (url.origin !== location.origin || url.searchParams.has('location')) return false
  return isPage(match(url.pathname))
}

const linkUnder = (event: Event) => (event.target as Element | null)?.closest?.('a') ?? null

/** The URL of a link that the router may open, or null. */
function ownLink(event: Event, match: Matcher): URL | null {
  const link = linkUnder(event)
  if (!link?.href || link.target || link.hasAttribute('download') || link.rel.includes('external')) return null
  const url = new URL(link.href)
  return isOurPage(url, match) ? url : null
}

/** The URL of a GET form with its values, or null. Empty fields are omitted. */
function ownForm(event: SubmitEvent, match: Matcher): URL | null {
  const form = event.target as HTMLFormElement
  if (form.method !== 'get' || form.target) return null
  const url = new URL(form.action)
  const values = new URLSearchParams()
  for (const [name, value] of new FormData(form, event.submitter)) {
    if (typeof value === 'string' && value !== '') values.append(name, value)
  }
  url.search = values.toString()
  return isOurPage(url, match) ? url : null
}

/**
 * Navigation options of a link or a form: `data-keep-scroll` keeps the scroll position (a filter, «show more»),
 * `data-replace-history` replaces the history entry.
 */
function mannersOf(element: HTMLElement | null) {
  const { keepScroll, replaceHistory } = element?.dataset ?? {}
  return {
    ...(keepScroll !== undefined && { state: { keepScroll: true } }),
    ...(replaceHistory !== undefined && { replace: true }),
  }
}

/**
 * Links are plain `<a href>` and searches plain GET forms: they work before hydration, with a middle click and for
 * robots. One listener turns an ordinary press into a navigation; hovering or touching a link prefetches the page's
 * code.
 */
export function followLinks(match: Matcher): void {
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
    const url = ownLink(event, match)
    if (!url) return
    const isSamePageAnchor = url.hash && url.pathname === location.pathname && url.search === location.search
    if (isSamePageAnchor) return
    event.preventDefault()
    void navigate(url.pathname + url.search + url.hash, mannersOf(linkUnder(event)))
  })
  // after the page's own handlers, which are on the document: a form handled by them does not navigate
  window.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return
    const url = ownForm(event, match)
    if (!url) return
    event.preventDefault()
    void navigate(url.pathname + url.search, mannersOf(event.target as HTMLFormElement))
  })
  const fetchAhead = (event: Event) => {
    const url = ownLink(event, match)
    // both the page and its loader: a click then waits for data only
    for (const { route } of url ? match(url.pathname) : []) {
      partOf(route, 'Component').catch(() => undefined)
      partOf(route, 'loader').catch(() => undefined)
    }
  }
  document.addEventListener('pointerover', fetchAhead, { passive: true })
  document.addEventListener('touchstart', fetchAhead, { passive: true })
}
