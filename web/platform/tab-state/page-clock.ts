import { machineClock, machineMs } from '@okolitsa/domain/clock/machine-clock.ts'

/**
 * The page's «now»: the server's time of the last answer, going on from there. A phone whose clock is wrong
 * counts the time left to pay as the shop does.
 */
function createPageClock() {
  let shiftMs = 0
  return {
    /** The shop says what time it is. */
    set(moment: Date): void {
      shiftMs = moment.getTime() - machineMs()
    },
    /** The same by an answer that no cache has kept; the header has whole seconds. */
    setBy(headers: Headers): void {
      const moment = Date.parse(headers.get('date') ?? '')
      if (moment && headers.get('cache-control')?.includes('no-store')) this.set(new Date(moment))
    },
    now: (): Date => machineClock(shiftMs)(),
    /** In milliseconds since the epoch. */
    ms: (): number => machineMs() + shiftMs,
  }
}

export const pageClock = createPageClock()
