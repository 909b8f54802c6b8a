import { useEffect, useState } from 'react'
import { useDayReference } from '../loading/use-day-reference.ts'
import { pageClock } from './page-clock.ts'

const TICK_MS = 1_000

/** The shop's time, second by second, milliseconds since the epoch; what the server wrote is when the page was made. */
export function useNowMs(): number {
  const { now } = useDayReference()
  const [nowMs, setNowMs] = useState(now.getTime())
  useEffect(() => {
    const tick = () => setNowMs(pageClock.ms())
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return nowMs
}
