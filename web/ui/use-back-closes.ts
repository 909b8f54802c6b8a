import { useEffect, useRef } from 'react'

/** Key of the history entry of a window. */
const ENTRY = 'window'

/**
 * While a window covers the screen, «back» closes it instead of leaving the page. Its history entry has the page's own
 * URL, and other listeners of the history are not notified.
 */
export function useBackCloses(close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    const entry = Math.random()
    window.history.pushState({ ...window.history.state, [ENTRY]: entry }, '')
    let isGone = false
    const onBack = (event: PopStateEvent) => {
      event.stopImmediatePropagation()
      window.removeEventListener('popstate', onBack, true)
      if (isGone) return
      isGone = true
      latest.current()
    }
    window.addEventListener('popstate', onBack, true)
    return () => {
      if (isGone) return
      isGone = true
      // closed by a button: its entry is removed, unless the page has navigated already
      if (window.history.state?.[ENTRY] === entry) window.history.back()
      else window.removeEventListener('popstate', onBack, true)
    }
  }, [])
}
