import { machineMs } from '@okolitsa/domain/clock/machine-clock.ts'

/** Time after which a page without a navigation is treated as not left, ms. */
const LEAVING_MS = 30_000
let leavingSince = Number.NEGATIVE_INFINITY

/**
 * Detects that the page is being left. Firefox and WebKit then abort its pending requests long before the next page
 * loads: such failures are not failures of the network or the shop.
 */
export function watchLeaving(clock: () => number = machineMs): void {
  const leave = () => {
    leavingSince = clock()
  }
  // pressed links; a typed URL or a reload only fires `beforeunload`
  window.navigation?.addEventListener('navigate', ({ hashChange, destination, downloadRequest }) => {
    if (!hashChange && !destination.sameDocument && downloadRequest === null) leave()
  })
  window.addEventListener('beforeunload', leave)
  window.addEventListener('pageshow', () => {
    leavingSince = Number.NEGATIVE_INFINITY
  })
}

/** Whether a failure now is caused by leaving the page. */
export const isBeingLeft = (now: number = machineMs()): boolean => now - leavingSince < LEAVING_MS
