import {
  NOTIFICATION_CHANNELS,
  NOTIFICATION_KINDS,
  type NotificationChannel,
  type NotificationKind,
  notificationRules,
} from './notification-table.ts'

/** What a customer may want or not want to be told of: kinds of notifications that belong together. */
export const NOTIFICATION_TOPICS = [
  'placing',
  'road',
  'questions',
  'money',
  'claims',
  'reviews',
  'awaited',
  'benefits',
] as const
export type NotificationTopic = (typeof NOTIFICATION_TOPICS)[number]

/** Every kind belongs to one topic: a new kind without one does not compile. */
export const topicOfKind: Readonly<Record<NotificationKind, NotificationTopic>> = {
  placed: 'placing',
  placedToPay: 'placing',
  payOnReceipt: 'placing',
  restOnReceipt: 'placing',
  booked: 'road',
  assembling: 'road',
  onTheRoad: 'road',
  readyForIssuance: 'road',
  parcelWaiting: 'road',
  sentToOrganizer: 'road',
  received: 'road',
  weighed: 'road',
  canceledByUser: 'road',
  asked: 'questions',
  replaced: 'questions',
  lineCanceled: 'questions',
  lineRefused: 'road',
  canceledByFarmer: 'questions',
  canceledByAdmin: 'questions',
  unpaidExpired: 'questions',
  soldOut: 'questions',
  notAccepted: 'questions',
  dinnerDelayed: 'road',
  broughtAgain: 'road',
  linkSent: 'money',
  held: 'money',
  paid: 'money',
  captured: 'money',
  holdLost: 'money',
  surchargeAsked: 'money',
  paidToSeller: 'money',
  refunded: 'money',
  owed: 'money',
  paidBack: 'money',
  claimTaken: 'claims',
  claimLate: 'claims',
  claimAccepted: 'claims',
  claimPromised: 'claims',
  claimDeclined: 'claims',
  reviewPublished: 'reviews',
  reviewDeclined: 'reviews',
  reviewAnswered: 'reviews',
}

/** Notifications that are about no order. */
export type NewsKind =
  | 'backInStock'
  | 'questionAnswered'
  | 'bonusesBurning'
  | 'subscriptionEnding'
  | 'placesOffered'
  | 'lotRecalled'
/** Channels of news besides the list in the account; SMS only where health depends on it. */
export const newsRules: Readonly<
  Record<
    NewsKind,
    {
      readonly topic: NotificationTopic
      readonly channels: readonly NotificationChannel[]
      /** Sent at any hour, whatever the customer's settings and limits are. */
      readonly isForSafety?: true
    }
  >
> = {
  backInStock: { topic: 'awaited', channels: ['email', 'push'] },
  questionAnswered: { topic: 'reviews', channels: [] },
  bonusesBurning: { topic: 'benefits', channels: ['email', 'push'] },
  subscriptionEnding: { topic: 'benefits', channels: ['email', 'push'] },
  placesOffered: { topic: 'awaited', channels: ['email', 'push'] },
  lotRecalled: { topic: 'claims', channels: ['sms', 'email', 'push'], isForSafety: true },
}

/**
 * Channels that can not be switched off, since the law or the order itself needs them: a distance seller confirms the
 * order with its number, an order waits for an answer, and nobody's money moves unheard.
 */
const REQUIRED: Readonly<Partial<Record<NotificationTopic, readonly NotificationChannel[]>>> = {
  placing: ['sms'],
  questions: ['sms'],
  money: ['sms'],
}

/** Whether a topic reaches the customer by a channel whatever they chose. */
export const isRequired = (topic: NotificationTopic, channel: NotificationChannel): boolean =>
  REQUIRED[topic]?.includes(channel) ?? false

/** Channels by which something of a topic goes at all. */
export const channelsOfTopic = (topic: NotificationTopic): readonly NotificationChannel[] =>
  NOTIFICATION_CHANNELS.filter(
    (channel) =>
      NOTIFICATION_KINDS.some(
        (kind) => topicOfKind[kind] === topic && notificationRules[kind].channels.includes(channel),
      ) ||
      // safety news goes regardless of the settings, so there is nothing to choose
      Object.values(newsRules).some(
        (rule) => !rule.isForSafety && rule.topic === topic && rule.channels.includes(channel),
      ),
  )

/** What a customer said of a topic and a channel; what they never spoke of is wanted. */
export interface NotificationChoice {
  readonly topic: NotificationTopic
  readonly channel: NotificationChannel
  readonly isOn: boolean
}

/** Whether a notification of this topic goes by this channel to somebody who chose so. */
export const isWanted = (
  choices: readonly NotificationChoice[],
  topic: NotificationTopic,
  channel: NotificationChannel,
): boolean =>
  isRequired(topic, channel) ||
  (choices.find((choice) => choice.topic === topic && choice.channel === channel)?.isOn ?? true)
