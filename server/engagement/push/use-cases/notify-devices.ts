import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import { shortenText } from '@okolitsa/domain/text/cut-text.ts'
import type { Logger } from 'pino'
import type { Executor } from '../../../platform/db/client.ts'
import { MessageFailure } from '../../../platform/messages/message-channel.ts'
import type { PushNote, PushScope, PushTransport } from '../ports.ts'
import { forgetSubscriptions, listSubscriptions } from '../store/push-subscription.store.ts'

/** Time to live of a message, s; a device that is off for longer shows the notification in the list. */
const TTL_SECONDS = 12 * 3_600
/** Maximum lengths of a message's texts. Together with two-byte characters and the encryption they fit into 4 kB. */
const LONGEST_TITLE = 120
const LONGEST_TEXT = 300

export interface PushDeps {
  readonly database: { readonly executor: Executor }
  /** Push transport; null = the shop sends no push messages. */
  readonly transport: PushTransport | null
  /** The shop's contact for push services. */
  readonly contactOf: () => string
  readonly clock: Clock
  readonly log: Pick<Logger, 'warn'>
}

/**
 * Notifies all devices in the scope concurrently. Unsubscribed devices are deleted.
 * @throws {MessageFailure} when one may be notified later
 */
export async function notifyDevices(deps: PushDeps, scope: PushScope, note: PushNote): Promise<void> {
  const { transport } = deps
  if (!transport) return
  const { executor } = deps.database
  const devices = await listSubscriptions(executor, scope, deps.clock())
  const text = JSON.stringify({
    title: shortenText(note.title, LONGEST_TITLE),
    body: shortenText(note.text, LONGEST_TEXT),
    url: note.path,
    tag: note.topic,
  })
  const urgency = note.isUrgent ? 'high' : 'normal'
  const delivery = { ttlSeconds: TTL_SECONDS, urgency, topic: note.topic, contact: deps.contactOf() } as const
  const outcomes = await Promise.allSettled(
    devices.map(async (device) => ({ id: device.id, outcome: await transport.send(device, text, delivery) })),
  )
  const delivered = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const gone = delivered.filter(({ outcome }) => outcome === 'gone').map(({ id }) => id)
  if (gone.length > 0) await forgetSubscriptions(executor, gone)
  const failures = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
  const [first] = failures
  if (first === undefined) return
  if (failures.every((failure) => failure instanceof MessageFailure)) throw first
  // a fault of this program, which a retry would not fix
  deps.log.warn({ err: first }, 'a device was not told')
}
