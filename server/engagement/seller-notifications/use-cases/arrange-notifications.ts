import {
  MAX_TRIALS_AN_HOUR,
  type SellerNotifications,
} from '@okolitsa/contracts/seller-notifications/seller-notifications.endpoints.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { usesChannel } from '@okolitsa/domain/seller-notifications/ladder.ts'
import { lastChannel } from '@okolitsa/domain/seller-notifications/last-channel.ts'
import {
  MATTER_KINDS,
  type MatterKind,
  SELLER_CHANNELS,
  SELLER_TOPICS,
  type SellerChannel,
  type SellerTopic,
  topicOfMatter,
} from '@okolitsa/domain/seller-notifications/matter.ts'
import type { SellerProfile } from '@okolitsa/domain/sellers/seller-fields.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { refuseOverLimit, saveTry, type TryLimit } from '../../../platform/limits/tries.ts'
import type { SellerNotificationDeps } from '../seller-notification-deps.ts'
import { lockSeller, lookAtAll } from '../store/matter.store.ts'
import { insertMessage, saveMessage } from '../store/message.store.ts'
import { emailOf, findSeller, isOn, type NotifiedSeller, phonesOf, saveChoice } from '../store/settings.store.ts'
import { reachedBy } from './reach-seller.ts'
import { type SendingOutcome, tryBy } from './send-by.ts'

const OF_TRIALS: TryLimit = { kind: 'seller-trial', most: MAX_TRIALS_AN_HOUR, windowSeconds: 3_600 }

/** Item kind of a new order, by type of seller. */
const ORDERS_OF: Readonly<Record<SellerProfile['type'], MatterKind>> = {
  farmer: 'order',
  restaurant: 'dinner',
  tour_operator: 'booking',
  shop: 'order',
}

/** Channels that a topic uses at this seller. */
const channelsOf = (topic: SellerTopic, type: SellerProfile['type']): SellerChannel[] => {
  const kinds = topic === 'orders' ? [ORDERS_OF[type]] : MATTER_KINDS.filter((kind) => topicOfMatter[kind] === topic)
  return SELLER_CHANNELS.filter((channel) => kinds.some((kind) => usesChannel(kind, channel)))
}

/** The seller. Throws NOT_FOUND for an unknown seller. */
export async function demandSeller(executor: Executor, organizationId: number): Promise<NotifiedSeller> {
  const seller = await findSeller(executor, organizationId)
  if (!seller) throw new Refusal('NOT_FOUND')
  return seller
}

export async function readNotifications(
  deps: SellerNotificationDeps,
  executor: Executor,
  organizationId: number,
): Promise<SellerNotifications> {
  const seller = await demandSeller(executor, organizationId)
  const reaches = await reachedBy(deps, executor, organizationId, seller)
  const isThere = { push: deps.push.isOffered, sms: true, email: deps.mail !== null, call: deps.announce !== null }
  const offered = SELLER_CHANNELS.filter((channel) => isThere[channel])
  const { type, timeZone, ownPhones, usualPhones, ownEmail, usualEmail, quiet } = seller
  return {
    type,
    timeZone,
    phones: [...ownPhones],
    usualPhones: [...usualPhones],
    email: ownEmail,
    usualEmail,
    quiet,
    channels: offered.map((channel) => ({ channel, reaches: reaches.has(channel) })),
    topics: SELLER_TOPICS.map((topic) => {
      const channels = channelsOf(topic, type).filter((channel) => offered.includes(channel))
      const last = lastChannel(topic, type, new Set(channels.filter((one) => isOn(seller, topic, one))), reaches)
      return {
        topic,
        channels: channels.map((channel) => ({
          channel,
          isOn: isOn(seller, topic, channel),
          isRequired: channel === last,
        })),
      }
    }),
  }
}

/** @throws {Refusal} LAST_ORDER_CHANNEL when no channel would be left for new orders */
export async function switchChannel(
  deps: SellerNotificationDeps,
  tx: Executor,
  organizationId: number,
  choice: { readonly topic: SellerTopic; readonly channel: SellerChannel; readonly isOn: boolean },
): Promise<SellerNotifications> {
  // serializes concurrent switches of one seller
  await lockSeller(tx, organizationId)
  const { topics } = await readNotifications(deps, tx, organizationId)
  const known = topics
    .find(({ topic }) => topic === choice.topic)
    ?.channels.find(({ channel }) => channel === choice.channel)
  if (known?.isRequired && !choice.isOn) throw new Refusal('LAST_ORDER_CHANNEL')
  await saveChoice(tx, organizationId, choice)
  await lookAtAll(tx, organizationId, deps.clock())
  return readNotifications(deps, tx, organizationId)
}

/**
 * Sends a trial message, which counts towards the daily limit.
 * @throws {Refusal} CHANNEL_REACHES_NOBODY, TOO_MANY_REQUESTS
 */
export async function tryChannel(
  deps: SellerNotificationDeps,
  organizationId: number,
  channel: SellerChannel,
): Promise<{ readonly state: SendingOutcome['state']; readonly addresses: string[] }> {
  const { seller, messageId } = await deps.database.inTransaction(async (tx) => {
    const found = await demandSeller(tx, organizationId)
    const now = deps.clock()
    if (!(await reachedBy(deps, tx, organizationId, found)).has(channel)) throw new Refusal('CHANNEL_REACHES_NOBODY')
    await refuseOverLimit(tx, OF_TRIALS, String(organizationId), now)
    await saveTry(tx, OF_TRIALS, String(organizationId), now)
    return { seller: found, messageId: await insertMessage(tx, organizationId, { channel, steps: [] }, now) }
  })
  const outcome = await tryBy(deps, channel, { organizationId, seller, messageId })
  await saveMessage(deps.database.executor, messageId, outcome)
  return { state: outcome.state, addresses: addressesOf(channel, seller) }
}

function addressesOf(channel: SellerChannel, seller: NotifiedSeller): string[] {
  if (channel === 'push') return []
  const email = emailOf(seller)
  return channel === 'email' ? (email === null ? [] : [email]) : [...phonesOf(seller)]
}
