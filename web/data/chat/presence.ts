import { PRESENCE_BEAT_SECONDS, PRESENCE_SECONDS } from '@okolitsa/domain/chat/message.ts'

export interface Presence {
  /** A signal of the other side; the first one is answered. */
  received(isFirst: boolean): void
  /** The page has become visible again. */
  look(): void
  stop(): void
}

/**
 * Sends signals that the thread is on the screen while the page is visible. The other side is treated as present for a
 * minute after its last signal: a crashed node or device needs no cleanup.
 */
export function createPresence(options: {
  readonly beat: (isFirst: boolean) => void
  readonly isLookedAt: () => boolean
  readonly onChange: (isPresent: boolean) => void
}): Presence {
  const { isLookedAt, onChange } = options
  const beat = (isFirst: boolean) => isLookedAt() && options.beat(isFirst)
  let end: ReturnType<typeof setTimeout> | undefined
  beat(true)
  const again = setInterval(() => beat(false), PRESENCE_BEAT_SECONDS * 1_000)
  return {
    received(isFirst) {
      clearTimeout(end)
      onChange(true)
      end = setTimeout(() => onChange(false), PRESENCE_SECONDS * 1_000)
      if (isFirst) beat(false)
    },
    look: () => void beat(true),
    stop() {
      clearInterval(again)
      clearTimeout(end)
      onChange(false)
    },
  }
}
