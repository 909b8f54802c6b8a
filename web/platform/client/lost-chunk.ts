import { machineMs } from '@okolitsa/domain/clock/machine-clock.ts'
import { isBeingLeft } from './leaving.ts'

/** Messages of a chunk that could not be fetched: usually because a newer release has replaced the old files. */
const LOST_CHUNK =
  /Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS/i

export const isLostChunk = (error: unknown): boolean => error instanceof Error && LOST_CHUNK.test(error.message)

const STORAGE_KEY = 'okolitsa-reloaded-at'
/** Time after a reload within which another lost chunk causes no reload, ms. */
const RETRY_AFTER_MS = 60_000

/**
 * Reloads the page once (spec 8); returns false when that was just done without success, or is not possible.
 * @param wanted the page the visitor was going to; null = the current one
 */
export function reloadForLostChunk(wanted: string | null = null, now: number = machineMs()): boolean {
  // without a network the browser's error page would replace the shop; while the page is being left, a reload would
  // bring it back instead of the next one
  if (!navigator.onLine || isBeingLeft(now)) return false
  try {
    if (now - Number(sessionStorage.getItem(STORAGE_KEY) ?? 0) < RETRY_AFTER_MS) return false
    sessionStorage.setItem(STORAGE_KEY, String(now))
  } catch {
    // without storage a reload loop could not be detected
    return false
  }
  if (wanted === null) window.location.reload()
  else window.location.assign(wanted)
  return true
}
