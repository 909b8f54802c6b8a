import { createHmac } from 'node:crypto'
import { NOTIFICATION_CHANNELS, type NotificationChannel } from '@okolitsa/domain/notifications/notification-table.ts'
import { NOTIFICATION_TOPICS, type NotificationTopic } from '@okolitsa/domain/notifications/notification-topics.ts'
import { isSameSecret } from '../../platform/secrets/is-same-secret.ts'

/** What the link of a letter speaks of. */
export interface Subscription {
  readonly customerId: number
  readonly topic: NotificationTopic
  readonly channel: NotificationChannel
}

const sealOf = (secret: string, text: string) =>
  createHmac('sha256', secret).update(`unsubscribe:${text}`).digest('base64url').slice(0, 32)

/**
 * `17.road.email.seal`. It never ends: letters lie in mailboxes for years. It can do nothing but switch this one topic,
 * so whoever gets a forwarded letter learns and changes nothing else.
 */
export function unsubscribeToken(secret: string, { customerId, topic, channel }: Subscription): string {
  const text = `${customerId}.${topic}.${channel}`
  return `${text}.${sealOf(secret, text)}`
}

/** Null = we did not make it. */
export function readUnsubscribeToken(secret: string, token: string): Subscription | null {
  const [id = '', topicName = '', channelName = '', seal = ''] = token.split('.')
  const topic = NOTIFICATION_TOPICS.find((one) => one === topicName)
  const channel = NOTIFICATION_CHANNELS.find((one) => one === channelName)
  if (!topic || !channel || !isSameSecret(seal, sealOf(secret, `${id}.${topic}.${channel}`))) return null
  return { customerId: Number(id), topic, channel }
}
