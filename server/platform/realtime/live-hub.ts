import { type Executor, run } from '../db/client.ts'
import { topicOfOne } from '../invalidation/invalidations.ts'

/** PostgreSQL channel that carries topics between nodes. */
const LIVE_CHANNEL = 'live_changed'
export const liveChanged = topicOfOne(LIVE_CHANNEL)

type LiveListener = (topic: string) => void

/**
 * Publishes changed topics to every node; within a transaction after its commit. Only names are sent, because listeners
 * read the subject again under its own access rules.
 */
export async function publishLive(executor: Executor, ...topics: readonly string[]): Promise<void> {
  if (topics.length > 0 && !executor.signalLive?.(topics)) await notifyLive(executor, topics)
}

/** Publishes changed topics like `publishLive`, but always by NOTIFY. */
export async function notifyLive(executor: Executor, topics: readonly string[]): Promise<void> {
  await run(executor, 'select pg_notify($1, topic) from unnest($2::text[]) as topic', [LIVE_CHANNEL, topics])
}

/** Listeners of this node. */
export interface LiveHub {
  /** Returns the function that unsubscribes. */
  subscribe(topics: readonly string[], listener: LiveListener): () => void
  /** Called when a topic changed; null = any topic may have changed (notifications were lost). */
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
      const changedTopics = topic === null ? [...listeners.keys()] : [topic]
      for (const one of changedTopics) for (const listener of [...(listeners.get(one) ?? [])]) listener(one)
    },
  }
}
