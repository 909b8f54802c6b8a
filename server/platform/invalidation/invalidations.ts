import type pg from 'pg'
import { listenForSignals, type NotificationOptions } from '../db/pg-listener.ts'

/**
 * Something that nodes keep copies of. Whoever changes it notifies its channel of PostgreSQL in the same transaction,
 * so every node hears of it after the commit and only then.
 */
export interface Topic<Subject extends string = never> {
  readonly channel: string
  /** What a notification names; null = any of it may have changed. */
  readonly subjectOf: (payload: string) => Subject | null
}

/** Of this topic only the whole changes. */
export const topicOfAll = (channel: string): Topic => ({ channel, subjectOf: () => null })

/** A notification names what has changed. */
export const topicOfOne = (channel: string): Topic<string> => ({ channel, subjectOf: (payload) => payload || null })

/** Who forgets what when something changed: made by `on`. */
export interface Invalidation {
  readonly channel: string
  hear(payload: string): void
  lose(): void
}

/**
 * What to do when something of the topic changed. Null = any of it may have: notifications that were sent while the
 * connection was lost are gone, so after every reconnection everything is forgotten.
 * @param lost the connection is lost: from now until the next null changes go by unheard
 */
export const on = <Subject extends string>(
  { channel, subjectOf }: Topic<Subject>,
  forget: (subject: Subject | null) => void,
  lost: () => void = () => undefined,
): Invalidation => ({ channel, hear: (payload) => forget(subjectOf(payload)), lose: lost })

export interface InvalidationBus {
  /** Every topic there is: these channels are listened to. */
  readonly topics: readonly Pick<Topic, 'channel'>[]
  readonly heard: readonly Invalidation[]
  /** One that fails to forget keeps nobody else from it. */
  onFailure(error: unknown): void
}

/** The one road on which nodes tell each other of changes: a connection of its own, opened again when it is lost. */
export async function listenForInvalidations(
  pool: pg.Pool,
  { topics, heard, onFailure }: InvalidationBus,
  options: Pick<NotificationOptions, 'retryMs' | 'heartbeatMs'> = {},
): Promise<{ stop(): Promise<void> }> {
  const channels = new Set(topics.map(({ channel }) => channel))
  const unknown = heard.find(({ channel }) => !channels.has(channel))
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
    const whom = heard.filter((one) => one.channel === channel)
    return [channel, (payload: string) => each((one) => one.hear(payload), whom)] as const
  })
  return listenForSignals(pool, Object.fromEntries(handlers), {
    ...options,
    onLoss: () => each((one) => one.lose(), heard),
  })
}
