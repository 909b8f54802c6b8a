import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Page } from '../router/router.ts'
import { usePage } from '../router/screens.tsx'
import { recallScroll, rememberScroll } from './scroll-memory.ts'

// React warns about layout effects on the server
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** The target of a hash, which may be badly encoded. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/** Key of a history entry; an entry not made by the router is identified by its URL. */
const memoryKey = ({ key, url }: Page): string => key ?? `default ${url.pathname}${url.search}`

/**
 * Whether the visit started from a typed URL or an external link, not from «back» or a reload: it starts at the top.
 */
function isFreshVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'navigate'
}

/**
 * Scroll and focus on navigation (spec 2.5): to the hash target (150 px below the top, `scroll-padding-top`), otherwise
 * to the top; «back» restores the position; `noScroll` in the URL (or `keepScroll` in the entry's state) preserves it.
 * The focus moves to the page's main part. Returns the text to announce: the title of the new page.
 */
export function useNavigationRules(): string {
  const page = usePage()
  const [announcement, setAnnouncement] = useState('')
  const previous = useRef<{ key: string; pathname: string } | null>(null)

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    const remember = () => {
      if (previous.current) rememberScroll(previous.current.key, window.scrollY)
    }
    window.addEventListener('scrollend', remember)
    window.addEventListener('pagehide', remember)
    // the page may have scrolled before the listener was added
    remember()
    return () => {
      window.removeEventListener('scrollend', remember)
      window.removeEventListener('pagehide', remember)
    }
  }, [])

  useBrowserLayoutEffect(() => {
    const { pathname, search, hash } = page.url
    const key = memoryKey(page)
    const from = previous.current
    previous.current = { key, pathname }
    if (from?.key === key) return
    const isNewPage = from !== null && from.pathname !== pathname
    const isReturn = !page.writing
    const hasKeepScroll = !isReturn && (page.state as { keepScroll?: boolean } | null)?.keepScroll === true
    if (hasKeepScroll || new URLSearchParams(search).has('noScroll')) return
    const target = hash ? targetOf(hash) : null
    const mayRecall = isReturn && (from !== null || !isFreshVisit())
    const remembered = mayRecall ? recallScroll(key) : null
    if (remembered !== null) window.scrollTo({ top: remembered, behavior: 'instant' })
    else if (target) target.scrollIntoView({ behavior: from ? 'smooth' : 'instant' })
    else if (from) window.scrollTo({ top: 0, behavior: 'instant' })
    if (!isNewPage) return
    if (!target) document.getElementById('content')?.focus({ preventScroll: true })
    // React hoists the title in the same commit; read it afterwards
    const timer = setTimeout(() => setAnnouncement(document.title), 100)
    return () => clearTimeout(timer)
  }, [page])

  return announcement
}
