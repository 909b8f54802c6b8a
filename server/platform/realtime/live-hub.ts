import { type Executor, run } from '../db/client.ts'
import { topicOfOne } from '../invalidation/invalidations.ts'

/** The channel of PostgreSQL that carries topics between nodes. */
const LIVE_CHANNEL = 'live_changed'
export const liveChanged = topicOfOne(LIVE_CHANNEL)

/** Hears the topic that changed. */
type LiveListener = (topic: string) => void

/**
 * Says that the subjects of topics changed, to every node: when the executor is a transaction, after its commit and
 * only then. Only the topic's name is sent: listeners read the subject again, under its own access rules.
 */
export async function publishLive(executor: Executor, ...topics: readonly string[]): Promise<void> {
  if (topics.length > 0 && !executor.tellLive?.(topics)) await notifyLive(executor, topics)
}

/** The same by NOTIFY, whatever other way there is. */
export async function notifyLive(executor: Executor, topics: readonly string[]): Promise<void> {
  await run(executor, 'select pg_notify($1, topic) from unnest($2::text[]) as topic', [LIVE_CHANNEL, topics])
}

/** Who on this node listens to what. */
export interface LiveHub {
  /** Answers how to stop listening. */
  subscribe(topics: readonly string[], listener: LiveListener): () => void
  /** A topic changed; null = any of them may have (notifications were lost). */
  changed(topic: string | null): void
}

export function createLiveHub(): LiveHub {
  const listeners = new Map<string, Set<LiveListener>>()
  return {
    subscribe(topics, listener) {
      for (const topic of topics) {
        const set = listeners.get(topic) ?? new Set()
        listeners.set(topic, set.add(listener))
      }
      return () => {
        for (const topic of topics) {
          const set = listeners.get(topic)
          set?.delete(listener)
          if (set?.size === 0) listeners.delete(topic)
        }
      }
    },
    changed(topic) {
      const told = topic === null ? [...listeners.keys()] : [topic]
      for (const one of told) for (const listener of [...(listeners.get(one) ?? [])]) listener(one)
    },
  }
}
