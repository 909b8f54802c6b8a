import type { NotificationSettings } from '@okolitsa/contracts/notifications/notifications.endpoints.ts'
import { NOTIFICATION_CHANNELS } from '@okolitsa/domain/notifications/notification-table.ts'
import {
  channelsOfTopic,
  isRequired,
  isWanted,
  NOTIFICATION_TOPICS,
  type NotificationChoice,
} from '@okolitsa/domain/notifications/notification-topics.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import { findChoices, findContacts, saveChoice } from '../store/notification-choice.store.ts'
import { readUnsubscribeToken, type Subscription } from '../unsubscribe-tokens.ts'

type Deps = Pick<NotificationDeps, 'database' | 'clock' | 'mail' | 'push' | 'tokenSecret'>

/** A customer's topics and channels. Throws NOT_FOUND for a deleted customer. */
export async function readSettings({ database, mail, push }: Deps, customerId: number): Promise<NotificationSettings> {
  const { executor } = database
  const [choices, contacts] = await Promise.all([findChoices(executor, customerId), findContacts(executor, customerId)])
  if (!contacts) throw new Refusal('NOT_FOUND')
  // a shop without e-mail does not offer the channel
  const isThere = { sms: true, email: mail !== null, push: push.isOffered }
  const offered = NOTIFICATION_CHANNELS.filter((channel) => isThere[channel])
  // the server does not know the device of the request
  const addresses = { sms: contacts.phone, email: contacts.email, push: null }
  return {
    channels: offered.map((channel) => ({ channel, address: addresses[channel] })),
    topics: NOTIFICATION_TOPICS.map((topic) => ({
      topic,
      channels: channelsOfTopic(topic)
        .filter((channel) => offered.includes(channel))
        .map((channel) => ({
          channel,
          isOn: isWanted(choices, topic, channel),
          isRequired: isRequired(topic, channel),
        })),
    })),
  }
}

/**
 * Changes a setting. Throws NOTIFICATION_REQUIRED for notifications required by law or an order, NOT_FOUND for a
 * deleted customer.
 */
export async function changeSetting(
  { database, clock }: Deps,
  customerId: number,
  choice: NotificationChoice,
): Promise<void> {
  if (!choice.isOn && isRequired(choice.topic, choice.channel)) throw new Refusal('NOTIFICATION_REQUIRED')
  if (!(await saveChoice(database.executor, customerId, choice, clock()))) throw new Refusal('NOT_FOUND')
}

/** The subscription of an e-mail's link. Throws NOT_FOUND for a token not made by this shop. */
function subscriptionOf({ tokenSecret }: Deps, token: string): Subscription {
  const subscription = readUnsubscribeToken(tokenSecret, token)
  if (!subscription) throw new Refusal('NOT_FOUND')
  return subscription
}

/** Present state of the link's topic. */
export async function readSubscription(deps: Deps, token: string): Promise<NotificationChoice> {
  const { customerId, topic, channel } = subscriptionOf(deps, token)
  const choices = await findChoices(deps.database.executor, customerId)
  return { topic, channel, isOn: isWanted(choices, topic, channel) }
}

/** Switches the link's topic without a sign-in. */
export async function changeSubscription(deps: Deps, token: string, isOn: boolean): Promise<NotificationChoice> {
  const { customerId, topic, channel } = subscriptionOf(deps, token)
  await changeSetting(deps, customerId, { topic, channel, isOn })
  return { topic, channel, isOn }
}
