import type { Broadcast, BroadcastRow as ShownRow } from '@okolitsa/contracts/broadcasts/broadcasts.ts'
import { NOTIFICATION_CHANNELS } from '@okolitsa/domain/notifications/notification-table.ts'
import type { BroadcastResults } from '../../engagement/notifications/ports.ts'
import type { BroadcastRow } from './store/broadcast.store.ts'

export const presentRow = ({ audience, texts, startedAt, endedAt, ...row }: BroadcastRow): ShownRow => ({
  id: row.id,
  title: Object.values(texts)[0]?.title ?? '',
  kind: audience.kind,
  thing: row.thing,
  day: audience.day ?? null,
  state: row.state,
  people: row.people,
  startedAt: startedAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
  author: row.author,
  seller: row.seller,
})

/** A broadcast with its results; channels without a message are left out. */
export function presentBroadcast(row: BroadcastRow, { notified, read, channels }: BroadcastResults): Broadcast {
  const countOf = (channel: string, ...states: readonly string[]) =>
    channels
      .filter((one) => one.channel === channel && states.includes(one.state))
      .reduce((sum, { count }) => sum + count, 0)
  return {
    ...presentRow(row),
    texts: row.texts,
    leftOut: { ...row.leftOut, meanwhile: row.meanwhile },
    notified,
    read,
    channels: NOTIFICATION_CHANNELS.filter((channel) => channels.some((one) => one.channel === channel)).map(
      (channel) => ({
        channel,
        waiting: countOf(channel, 'waiting', 'sending'),
        sent: countOf(channel, 'sent'),
        unsure: countOf(channel, 'unsure'),
        dropped: countOf(channel, 'dropped'),
      }),
    ),
    abilities: { stop: row.state === 'sending' || channels.some(({ state }) => state === 'waiting') },
  }
}
