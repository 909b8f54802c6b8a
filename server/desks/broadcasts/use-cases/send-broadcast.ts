import { channelsOfAudience, needsConsent, newsOfAudience } from '@okolitsa/domain/broadcasts/audience.ts'
import { emit } from '../../../platform/db/outbox.ts'
import type { Deps } from '../../../services.ts'
import { broadcastDue } from '../events.ts'
import { endBroadcast, listUnderWay, saveRecipients, takeBroadcast, takeRecipients } from '../store/broadcast.store.ts'
import { createRenderer, pathOf } from './render-broadcast.ts'

/** Maximum people per transaction: a stop waits at most for one. */
const PEOPLE_AT_ONCE = 200
/** Maximum transactions per delivery of the event, so that a delivery ends long before it counts as hanging. */
const BATCHES_AT_ONCE = 25
/** Minutes after which a broadcast under way is taken up without its event. */
const FORGOTTEN_MS = 120_000

export type SendingDeps = Deps<'database' | 'clock' | 'market' | 'identity' | 'notifications'>

/**
 * Sends a broadcast, some people per transaction together with their notifications: after an interruption it goes on
 * with the first person without one. Several nodes may do it at once, because each takes other recipients.
 */
export async function sendBroadcast(deps: SendingDeps, id: number): Promise<void> {
  const { database, clock } = deps
  for (let batch = 0; batch < BATCHES_AT_ONCE; batch++)
    if (!(await sendSome(deps, id))) return endBroadcast(database.executor, id, clock())
  await emit(database.executor, broadcastDue({ broadcastId: id }))
}

/** Writes the notifications of the next people; false = nobody is left, or the broadcast has ended. */
const sendSome = ({ database, clock, market, identity, notifications }: SendingDeps, id: number): Promise<boolean> =>
  database.inTransaction(async (tx) => {
    const broadcast = await takeBroadcast(tx, id)
    if (!broadcast) return false
    const recipients = await takeRecipients(tx, id, PEOPLE_AT_ONCE)
    if (recipients.length === 0) return false
    const { organizationId, audience, withSms } = broadcast
    const { kind } = audience
    // a consent may have been withdrawn since the start
    const ids = recipients.map(({ customerId }) => customerId)
    const willing = new Set(needsConsent(kind) ? await identity.newsReaders(tx, ids) : ids)
    const render = createRenderer({ ...broadcast, kind }, market.current().identity, clock())
    const readers = recipients
      .filter(({ customerId }) => willing.has(customerId))
      .map((recipient) => ({
        ...render(recipient, recipient.language),
        customerId: recipient.customerId,
        regionCode: recipient.regionCode,
        path: pathOf(recipient, { kind, organizationId }),
      }))
    await notifications.notifyMany(
      tx,
      {
        kind: newsOfAudience(kind),
        step: `broadcast:${id}`,
        organizationId,
        broadcastId: id,
        channels: channelsOfAudience(kind, withSms),
      },
      readers,
    )
    await saveRecipients(tx, id, {
      notified: readers.map(({ customerId }) => customerId),
      leftOut: ids.filter((customerId) => !willing.has(customerId)),
    })
    return true
  })

/** Goes on with broadcasts whose event was lost. */
export async function resumeBroadcasts(deps: SendingDeps): Promise<void> {
  const { database, clock } = deps
  for (const { id } of await listUnderWay(database.executor, new Date(clock().getTime() - FORGOTTEN_MS)))
    await sendBroadcast(deps, id)
}
