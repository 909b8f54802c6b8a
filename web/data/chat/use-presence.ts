import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPresence, type Presence } from './presence.ts'

/** Whether the other side has the open chat on its screen; sends this side's presence. */
export function usePresence(
  openId: number | null,
  isOnline: boolean,
  present: (chatId: number, isFirst: boolean) => void,
): { isPresent: boolean; received(event: { readonly chatId: number; readonly isFirst: boolean }): void } {
  const [isPresent, setPresent] = useState(false)
  const presence = useRef<Presence | null>(null)
  const beat = useEffectEvent(present)
  useEffect(() => {
    if (openId === null || !isOnline) return
    const started = createPresence({
      beat: (isFirst) => beat(openId, isFirst),
      isLookedAt: () => document.visibilityState === 'visible',
      onChange: setPresent,
    })
    presence.current = started
    document.addEventListener('visibilitychange', started.look)
    return () => {
      document.removeEventListener('visibilitychange', started.look)
      presence.current = null
      started.stop()
    }
  }, [openId, isOnline])
  return {
    isPresent,
    received: ({ chatId, isFirst }) => {
      if (chatId === openId) presence.current?.received(isFirst)
    },
  }
}
