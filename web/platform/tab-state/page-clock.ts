import { machineClock, machineMs } from '@okolitsa/domain/clock/machine-clock.ts'

/**
 * The page's «now»: the server's time of the last answer, continued. With a wrong device clock, deadlines still agree
 * with the shop.
 */
function createPageClock() {
  let shiftMs = 0
  return {
    set(moment: Date): void {
      shiftMs = moment.getTime() - machineMs()
    },
    /** Sets the time from an uncached response; the header has whole seconds. */
    setBy(headers: Headers): void {
      const moment = Date.parse(headers.get('date') ?? '')
      if (moment && headers.get('cache-control')?.includes('no-store')) this.set(new Date(moment))
    },
    now: (): Date => machineClock(shiftMs)(),
    /** Current time in milliseconds since the epoch. */
    ms: (): number => machineMs() + shiftMs,
  }
}

export const pageClock = createPageClock()
