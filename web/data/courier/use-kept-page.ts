import { useEffect } from 'react'
import { keepDeskPages } from '../../platform/offline/worker.ts'

/** How often the worker is reminded; it leaves alone what it has kept lately, ms. */
const AGAIN_MS = 30_000

/** Keeps the page on the screen in the phone while there is a line. @param loadParts loads what the page opens later */
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
