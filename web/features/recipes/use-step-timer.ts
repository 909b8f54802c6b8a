import { useEffect, useState } from 'react'
import { pageClock } from '../../platform/tab-state/page-clock.ts'

/** State of the timer: milliseconds left while paused, or the end time while running. */
type Timer = { readonly leftMs: number } | { readonly endsMs: number }

const TICK_MS = 250

/** Timer of one step. Counts down to a moment, so it stays correct after the page was suspended. */
export function useStepTimer(minutes: number | null) {
  const fullMs = (minutes ?? 0) * 60_000
  const [timer, setTimer] = useState<Timer>({ leftMs: fullMs })
  const [nowMs, setNowMs] = useState(() => pageClock.ms())
  const isRunning = 'endsMs' in timer
  useEffect(() => {
    if (!isRunning) return
    const tick = setInterval(() => setNowMs(pageClock.ms()), TICK_MS)
    return () => clearInterval(tick)
  }, [isRunning])
  const leftMs = isRunning ? Math.max(0, timer.endsMs - nowMs) : timer.leftMs
  return {
    leftMs,
    /** Remaining part of the time; 1 = full time. */
    share: fullMs > 0 ? Math.min(1, leftMs / fullMs) : 0,
    isRunning: isRunning && leftMs > 0,
    isOver: fullMs > 0 && leftMs === 0,
    start() {
      const now = pageClock.ms()
      setNowMs(now)
      setTimer({ endsMs: now + leftMs })
    },
    pause: () => setTimer({ leftMs }),
    again: () => setTimer({ leftMs: fullMs }),
    add(ms: number) {
      const now = pageClock.ms()
      setNowMs(now)
      setTimer(isRunning ? { endsMs: Math.max(timer.endsMs, now) + ms } : { leftMs: leftMs + ms })
    },
  }
}

/** Formats remaining time: `1:22`; an hour and more as `1:05:00`. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1_000)
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3_600)
  const minutes = Math.floor((seconds % 3_600) / 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
