import { useEffect } from 'react'
import { keepDeskPages } from '../../platform/offline/worker.ts'

/** Interval at which the service worker is asked to cache the page, ms; it skips pages that it has cached recently. */
const AGAIN_MS = 30_000

/**
 * Caches the open page in the phone while there is a connection. @param loadParts loads chunks that the page opens
 * later
 */
export function useKeptPage(loadParts: () => Promise<unknown>): void {
  useEffect(() => {
    const work = async () => {
      if (document.visibilityState !== 'visible' || !navigator.onLine) return
      await loadParts()
      await keepDeskPages([location.pathname])
    }
    const keep = () => void work().catch(() => undefined)
    keep()
    const timer = setInterval(keep, AGAIN_MS)
    return () => clearInterval(timer)
  }, [loadParts])
}
