import {
  NOTIFICATION_CHANNELS,
  NOTIFICATION_KINDS,
  type NotificationChannel,
  type NotificationKind,
  notificationRules,
} from './notification-table.ts'

/** Topics that a customer may switch on and off; each groups kinds of notifications. */
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

/** Topic of every kind; a new kind without a topic does not compile. */
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
  appealChanged: 'claims',
  appealKept: 'claims',
  reviewPublished: 'reviews',
  reviewDeclined: 'reviews',
  reviewAnswered: 'reviews',
}

export type NewsKind =
  | 'backInStock'
  | 'questionAnswered'
  | 'questionHidden'
  | 'writingHidden'
  | 'bonusesBurning'
  | 'bonusesGiven'
  | 'officeMessage'
  | 'subscriptionEnding'
  | 'placesOffered'
  | 'lotRecalled'
  | 'orderBroadcast'
  | 'urgentBroadcast'
  | 'newsBroadcast'
/** Channels of news besides the list in the account; SMS only where health depends on it. */
export const newsRules: Readonly<
  Record<
    NewsKind,
    {
      readonly topic: NotificationTopic
      readonly channels: readonly NotificationChannel[]
      /** True = the news is sent at any hour, ignoring the customer's settings and limits. */
      readonly isForSafety?: true
    }
  >
> = {
  backInStock: { topic: 'awaited', channels: ['email', 'push'] },
  questionAnswered: { topic: 'reviews', channels: [] },
  questionHidden: { topic: 'reviews', channels: [] },
  writingHidden: { topic: 'reviews', channels: [] },
  bonusesBurning: { topic: 'benefits', channels: ['email', 'push'] },
  bonusesGiven: { topic: 'benefits', channels: ['email', 'push'] },
  officeMessage: { topic: 'claims', channels: ['email', 'push'] },
  subscriptionEnding: { topic: 'benefits', channels: ['email', 'push'] },
  placesOffered: { topic: 'awaited', channels: ['email', 'push'] },
  lotRecalled: { topic: 'claims', channels: ['sms', 'email', 'push'], isForSafety: true },
  orderBroadcast: { topic: 'road', channels: ['sms', 'email', 'push'] },
  urgentBroadcast: { topic: 'claims', channels: ['sms', 'email', 'push'], isForSafety: true },
  newsBroadcast: { topic: 'benefits', channels: ['email', 'push'] },
}

/**
 * Channels that cannot be switched off, because the law or the order requires them: a distance seller must confirm the
 * order with its number, an order awaits an answer, and every movement of money is reported.
 */
const REQUIRED: Readonly<Partial<Record<NotificationTopic, readonly NotificationChannel[]>>> = {
  placing: ['sms'],
  questions: ['sms'],
  money: ['sms'],
}

/** True = the channel of this topic cannot be switched off. */
export const isRequired = (topic: NotificationTopic, channel: NotificationChannel): boolean =>
  REQUIRED[topic]?.includes(channel) ?? false

export const channelsOfTopic = (topic: NotificationTopic): readonly NotificationChannel[] =>
  NOTIFICATION_CHANNELS.filter(
    (channel) =>
      NOTIFICATION_KINDS.some(
        (kind) => topicOfKind[kind] === topic && notificationRules[kind].channels.includes(channel),
      ) ||
      // safety news ignores the settings, so it offers no choice
      Object.values(newsRules).some(
        (rule) => !rule.isForSafety && rule.topic === topic && rule.channels.includes(channel),
      ),
  )

/** A customer's setting of a topic and a channel; the default is on. */
export interface NotificationChoice {
  readonly topic: NotificationTopic
  readonly channel: NotificationChannel
  readonly isOn: boolean
}

/** True = the customer receives notifications of this topic by this channel. */
export const isWanted = (
  choices: readonly NotificationChoice[],
  topic: NotificationTopic,
  channel: NotificationChannel,
): boolean =>
  isRequired(topic, channel) ||
  (choices.find((choice) => choice.topic === topic && choice.channel === channel)?.isOn ?? true)
