import { machineMs } from '@okolitsa/domain/clock/machine-clock.ts'

/** A page's code could not be fetched: most often a newer version of the shop is out and old files are gone. */
const LOST_CHUNK =
  /Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS/i

export const isLostChunk = (error: unknown): boolean => error instanceof Error && LOST_CHUNK.test(error.message)

const STORAGE_KEY = 'okolitsa-reloaded-at'
/** A second loss this soon is not cured by reloading, ms. */
const RETRY_AFTER_MS = 60_000

/** A page that was being left and is still here after this long has not been left, ms. */
const LEAVING_MS = 30_000
let leavingSince = Number.NEGATIVE_INFINITY

/**
 * Notices that the page is being left. Firefox and WebKit then call off what it was still loading, and a reload in the
 * midst of that would bring the old page back in place of the one the shopper went to.
 */
export function watchLeaving(clock: () => number = machineMs): void {
  const leave = () => {
    leavingSince = clock()
  }
  // asked for first: a listener of `beforeunload` may cost the page its place in the browser's back cache
  if (window.navigation) {
    window.navigation.addEventListener('navigate', ({ hashChange, destination, downloadRequest }) => {
      if (!hashChange && !destination.sameDocument && downloadRequest === null) leave()
    })
  } else window.addEventListener('beforeunload', leave)
  window.addEventListener('pageshow', () => {
    leavingSince = Number.NEGATIVE_INFINITY
  })
}

/**
 * Loads the page anew once (spec 8); answers false when that was just done and did not help, or cannot.
 * @param wanted the page the shopper was going to; null = the one on the screen
 */
export function reloadForLostChunk(wanted: string | null = null, now: number = machineMs()): boolean {
  // without a network the browser's own error page would take the shop's place
  if (!navigator.onLine || now - leavingSince < LEAVING_MS) return false
  try {
    if (now - Number(sessionStorage.getItem(STORAGE_KEY) ?? 0) < RETRY_AFTER_MS) return false
    sessionStorage.setItem(STORAGE_KEY, String(now))
  } catch {
    // without storage a loop could not be told from the first time
    return false
  }
  if (wanted === null) window.location.reload()
  else window.location.assign(wanted)
  return true
}
