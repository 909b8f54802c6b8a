import { useEffect, useState } from 'react'
import { pageClock } from '../../platform/tab-state/page-clock.ts'

/** Seconds left until a moment, rounded up; 0 when it has passed. */
const secondsLeft = (until: number, now: number): number => Math.max(0, Math.ceil((until - now) / 1000))

/** Counts whole seconds down by the clock, so a suspended tab shows the correct value when it resumes. */
export function useCountdown() {
  const [until, setUntil] = useState(0)
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (until === 0) return
    const tick = () => {
      const left = secondsLeft(until, pageClock.ms())
      setSeconds(left)
      if (left === 0) setUntil(0)
    }
    tick()
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [until])
  return { seconds, start: (length: number) => setUntil(pageClock.ms() + length * 1000) }
}
