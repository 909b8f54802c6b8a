import type pg from 'pg'
import { listenForSignals, type NotificationOptions } from '../db/pg-listener.ts'

/**
 * A topic of data that nodes cache. A writer notifies its PostgreSQL channel in the same transaction, so nodes are
 * notified after the commit only.
 */
export interface Topic<Subject extends string = never> {
  readonly channel: string
  /** The changed subject of a notification; null = any subject may have changed. */
  readonly subjectOf: (payload: string) => Subject | null
}

/** A topic whose notifications name no subject, so all of them may have changed. */
export const topicOfAll = (channel: string): Topic => ({ channel, subjectOf: () => null })

/** A topic whose notifications name the changed subject. */
export const topicOfOne = (channel: string): Topic<string> => ({ channel, subjectOf: (payload) => payload || null })

export interface Invalidation {
  readonly channel: string
  hear(payload: string): void
  lose(): void
}

/**
 * Handles a change of the topic. Null = any subject may have changed: notifications are missed while the connection is
 * lost, so every reconnection invalidates all subjects.
 * @param lost the connection is lost: changes are missed until the next null
 */
export const on = <Subject extends string>(
  { channel, subjectOf }: Topic<Subject>,
  forget: (subject: Subject | null) => void,
  lost: () => void = () => undefined,
): Invalidation => ({ channel, hear: (payload) => forget(subjectOf(payload)), lose: lost })

export interface InvalidationBus {
  readonly topics: readonly Pick<Topic, 'channel'>[]
  readonly invalidations: readonly Invalidation[]
  /** Called with the error of a handler, which must not stop the other handlers. */
  onFailure(error: unknown): void
}

/** Listens for changes from all nodes on a dedicated connection, reopened when it is lost. */
export async function listenForInvalidations(
  pool: pg.Pool,
  { topics, invalidations, onFailure }: InvalidationBus,
  options: Pick<NotificationOptions, 'retryMs' | 'heartbeatMs'> = {},
): Promise<{ stop(): Promise<void> }> {
  const channels = new Set(topics.map(({ channel }) => channel))
  const unknown = invalidations.find(({ channel }) => !channels.has(channel))
  if (unknown) throw new Error(`«${unknown.channel}» is heard and stands in no list of topics`)
  const each = (work: (invalidation: Invalidation) => void, whom: readonly Invalidation[]) => {
    for (const one of whom) {
      try {
        work(one)
      } catch (error) {
        onFailure(error)
      }
    }
  }
  const handlers = [...channels].map((channel) => {
    const whom = invalidations.filter((one) => one.channel === channel)
    return [channel, (payload: string) => each((one) => one.hear(payload), whom)] as const
  })
  return listenForSignals(pool, Object.fromEntries(handlers), {
    ...options,
    onLoss: () => each((one) => one.lose(), invalidations),
  })
}
