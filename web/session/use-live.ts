import { useEffect, useEffectEvent } from 'react'
import { createLiveClient, type Topic } from './live-client.ts'

let client: ReturnType<typeof createLiveClient> | undefined

/** Made when first needed: pages that listen to nothing open nothing. */
const liveClient = () => {
  client ??= createLiveClient({
    open: (url) => new EventSource(url),
    isVisible: () => document.visibilityState === 'visible',
    onVisibility: (listener) => document.addEventListener('visibilitychange', listener),
    random: Math.random,
  })
  return client
}

/**
 * Calls `onChange` when the subjects of the topics may have changed: read them again then. It is also called once after
 * the stream has opened and after every gap in it. An empty list listens to nothing.
 */
export function useLive(topics: readonly Topic[], onChange: (topic: Topic) => void): void {
  const changed = useEffectEvent(onChange)
  const key = topics.join(' ')
  useEffect(() => {
    if (key === '') return
    const stops = (key.split(' ') as Topic[]).map((topic) => liveClient().listen(topic, () => changed(topic)))
    return () => {
      for (const stop of stops) stop()
    }
  }, [key])
}
