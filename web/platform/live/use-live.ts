import { useEffect, useEffectEvent } from 'react'
import { createLiveClient, type Topic } from './live-client.ts'

/** Paths of the streams: a visitor and a seller may be signed in simultaneously; the path selects the session. */
const PATHS = { visitor: '/api/v1/live', staff: '/v1/cabinet/live' } as const
export type LiveSide = keyof typeof PATHS

const clients: Partial<Record<LiveSide, ReturnType<typeof createLiveClient>>> = {}

/** The client of a side, created on first use, so that pages without listeners open no stream. */
const liveClient = (side: LiveSide) => {
  clients[side] ??= createLiveClient({
    path: PATHS[side],
    open: (url) => new EventSource(url),
    isVisible: () => document.visibilityState === 'visible',
    onVisibility: (listener) => document.addEventListener('visibilitychange', listener),
    random: Math.random,
  })
  return clients[side]
}

/**
 * Calls `onChange` when the subjects of the topics may have changed, so that they can be read again; also once after
 * the stream has opened and after every gap. An empty list opens no stream.
 */
export function useLive(topics: readonly Topic[], onChange: (topic: Topic) => void, side: LiveSide = 'visitor'): void {
  const changed = useEffectEvent(onChange)
  const key = topics.join(' ')
  useEffect(() => {
    if (key === '') return
    const stops = (key.split(' ') as Topic[]).map((topic) => liveClient(side).listen(topic, () => changed(topic)))
    return () => {
      for (const stop of stops) stop()
    }
  }, [key, side])
}
