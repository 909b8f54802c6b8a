import { machineMs } from '@okolitsa/domain/clock/machine-clock.ts'
import { isBeingLeft } from './leaving.ts'

/** A page's code could not be fetched: most often a newer version of the shop is out and old files are gone. */
const LOST_CHUNK =
  /Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS/i

export const isLostChunk = (error: unknown): boolean => error instanceof Error && LOST_CHUNK.test(error.message)

const STORAGE_KEY = 'okolitsa-reloaded-at'
/** A second loss this soon is not cured by reloading, ms. */
const RETRY_AFTER_MS = 60_000

/**
 * Loads the page anew once (spec 8); answers false when that was just done and did not help, or cannot.
 * @param wanted the page the visitor was going to; null = the one on the screen
 */
export function reloadForLostChunk(wanted: string | null = null, now: number = machineMs()): boolean {
  // without a network the browser's own error page would take the shop's place; in the midst of leaving, a reload would
  // bring the old page back in place of the one the visitor went to
  if (!navigator.onLine || isBeingLeft(now)) return false
  try {
    if (now - Number(sessionStorage.getItem(STORAGE_KEY) ?? 0) < RETRY_AFTER_MS) return false
    sessionStorage.setItem(STORAGE_KEY, String(now))
  } catch {
    // without storage a reload loop could not be recognised
    return false
  }
  if (wanted === null) window.location.reload()
  else window.location.assign(wanted)
  return true
}
