import { machineMs } from '@okolitsa/domain/clock/machine-clock.ts'

/** A page that was being left and is still here after this long has not been left, ms. */
const LEAVING_MS = 30_000
let leavingSince = Number.NEGATIVE_INFINITY

/**
 * Notices that the page is being left. Firefox and WebKit then call off what it was still loading and sending, long
 * before the next page comes: such failures say nothing of the network or of the shop.
 */
export function watchLeaving(clock: () => number = machineMs): void {
  const leave = () => {
    leavingSince = clock()
  }
  // pressed links; what the browser itself starts (a typed address, a reload) only fires `beforeunload`
  window.navigation?.addEventListener('navigate', ({ hashChange, destination, downloadRequest }) => {
    if (!hashChange && !destination.sameDocument && downloadRequest === null) leave()
  })
  window.addEventListener('beforeunload', leave)
  window.addEventListener('pageshow', () => {
    leavingSince = Number.NEGATIVE_INFINITY
  })
}

/** Whether what fails now fails because the page is being left. */
export const isBeingLeft = (now: number = machineMs()): boolean => now - leavingSince < LEAVING_MS
