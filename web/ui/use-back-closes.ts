import { useEffect, useRef } from 'react'

/** Names the entry of the history that a window stands on. */
const ENTRY = 'window'

/**
 * While something covers the whole screen, «back» takes it away instead of the page. The entry it stands on has the
 * page's own address, and whoever else listens to the history does not hear of it.
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
      // closed by a button: its entry goes with it, unless the page has gone elsewhere already
      if (window.history.state?.[ENTRY] === entry) window.history.back()
      else window.removeEventListener('popstate', onBack, true)
    }
  }, [])
}
