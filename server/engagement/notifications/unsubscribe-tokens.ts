import { createHmac } from 'node:crypto'
import { NOTIFICATION_CHANNELS, type NotificationChannel } from '@okolitsa/domain/notifications/notification-table.ts'
import { NOTIFICATION_TOPICS, type NotificationTopic } from '@okolitsa/domain/notifications/notification-topics.ts'
import { isSameSecret } from '../../platform/secrets/is-same-secret.ts'

export interface Subscription {
  readonly customerId: number
  readonly topic: NotificationTopic
  readonly channel: NotificationChannel
}

const sealOf = (secret: string, text: string) =>
  createHmac('sha256', secret).update(`unsubscribe:${text}`).digest('base64url').slice(0, 32)

/**
 * A token such as `17.road.email.seal`. It never expires, because e-mails stay in mailboxes for years. It can only
 * switch this one topic, so a forwarded e-mail gives no further access.
 */
export function unsubscribeToken(secret: string, { customerId, topic, channel }: Subscription): string {
  const text = `${customerId}.${topic}.${channel}`
  return `${text}.${sealOf(secret, text)}`
}

/** Parses a token; null = not made by this shop. */
export function readUnsubscribeToken(secret: string, token: string): Subscription | null {
  const [id = '', topicName = '', channelName = '', seal = ''] = token.split('.')
  const topic = NOTIFICATION_TOPICS.find((one) => one === topicName)
  const channel = NOTIFICATION_CHANNELS.find((one) => one === channelName)
  if (!topic || !channel || !isSameSecret(seal, sealOf(secret, `${id}.${topic}.${channel}`))) return null
  return { customerId: Number(id), topic, channel }
}
