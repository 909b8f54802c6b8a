import { useEffect, useState } from 'react'
import { useDayReference } from '../loading/use-day-reference.ts'
import { pageClock } from './page-clock.ts'

const TICK_MS = 1_000

/** The shop's time, updated every second, milliseconds since the epoch; in server HTML, the time of rendering. */
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
