import { PRESENCE_BEAT_SECONDS, PRESENCE_SECONDS } from '@okolitsa/domain/chat/message.ts'

/** Both sides of one thread that is on the screen: it says so again and again, and listens to the other one. */
export interface Presence {
  /** The other side was heard of; whoever has just come is answered. */
  heard(isFirst: boolean): void
  /** The page is looked at again. */
  look(): void
  stop(): void
}

/**
 * Says that the thread is on the screen while the page is looked at. The other side counts as there for a minute after
 * it was heard of: wherever a node or a device died, nothing has to be taken back.
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
    heard(isFirst) {
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
