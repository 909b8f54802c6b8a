import { SYSTEM_CANCEL_REASONS } from '../orders/cancel-reasons.ts'
import type { OrderActor } from '../orders/order-machine.ts'
import type { DeliveryStatus } from '../orders/order-status.ts'
import type { ChangeKind } from '../orders/requested-change.ts'
import type { NotificationEvent } from './notification-event.ts'

export const NOTIFICATION_KINDS = [
  'placed',
  'placedToPay',
  'linkSent',
  'held',
  'paid',
  'captured',
  'holdLost',
  'surchargeAsked',
  'payOnReceipt',
  'restOnReceipt',
  'paidToSeller',
  'booked',
  'assembling',
  'onTheRoad',
  'readyForIssuance',
  'parcelWaiting',
  'sentToOrganizer',
  'received',
  'canceledByUser',
  'canceledByFarmer',
  'canceledByAdmin',
  'unpaidExpired',
  'soldOut',
  'notAccepted',
  'dinnerDelayed',
  'broughtAgain',
  'refunded',
  'owed',
  'paidBack',
  'asked',
  'weighed',
  'replaced',
  'lineCanceled',
  'lineRefused',
  'claimTaken',
  'claimLate',
  'claimAccepted',
  'claimPromised',
  'claimDeclined',
  'appealChanged',
  'appealKept',
  'reviewPublished',
  'reviewDeclined',
  'reviewAnswered',
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

interface ChannelRule {
  /** Hours after which an unsent message is dropped. A night without SMS lasts eleven hours. */
  readonly latestHours: number
  /** True = the message makes a sound, so it is delayed from the night to the morning. */
  readonly isLoud: boolean
}

/**
 * Channels besides the list in the account, which shows every notification. A new one needs a line here, a sender
 * (`channels.ts` of the module), its texts in the settings, and a name in `channels` of the rules below.
 */
export const notificationChannels = {
  sms: { latestHours: 15, isLoud: true },
  email: { latestHours: 48, isLoud: false },
  push: { latestHours: 12, isLoud: true },
} as const satisfies Readonly<Record<string, ChannelRule>>
export type NotificationChannel = keyof typeof notificationChannels
export const NOTIFICATION_CHANNELS = Object.keys(notificationChannels) as [
  NotificationChannel,
  ...NotificationChannel[],
]

/**
 * Maximum messages of one channel about one order a day; further ones appear in the list only. The limit protects the
 * shop from a customer who changes an order again and again.
 */
export const MAX_MESSAGES_A_DAY = 12

export interface NotificationRule {
  readonly channels: readonly NotificationChannel[]
  /** True = the notification concerns payment, so it is sent at night as well. */
  readonly isUrgent: boolean
  /** Order states in which a delayed message is still true; null = all. In other states it is not sent. */
  readonly trueIn: readonly DeliveryStatus[] | null
  /** A condition for sending: the customer still owes an answer, money, or the surcharge named in the notification. */
  readonly awaits?: 'answer' | 'money' | 'surcharge'
}

const all: readonly NotificationChannel[] = ['sms', 'email', 'push']
const quiet: readonly NotificationChannel[] = ['email', 'push']
/** Push messages are free and read at a glance, so they include news that needs no action. */
const glance: readonly NotificationChannel[] = ['push']
const none: readonly NotificationChannel[] = []
const ruleOf = (channels: readonly NotificationChannel[], trueIn: NotificationRule['trueIn']): NotificationRule => ({
  channels,
  isUrgent: false,
  trueIn,
})
const money = (channels: readonly NotificationChannel[]): NotificationRule => ({
  channels,
  isUrgent: true,
  trueIn: null,
})
const going: readonly DeliveryStatus[] = [
  'formed',
  'booked',
  'isAssembling',
  'onTheRoad',
  'readyForIssuance',
  'sentToOrganizer',
]

/**
 * Channels by notification. An SMS costs money and disturbs, so it is sent only when the customer must know or act now.
 * Push messages go to allowed devices and cover the order's steps as well. A customer at the payment page or after
 * pressing a button needs neither.
 */
export const notificationRules: Readonly<Record<NotificationKind, NotificationRule>> = {
  placed: ruleOf(all, going),
  placedToPay: ruleOf(none, null),
  linkSent: { ...money(all), trueIn: ['formed'], awaits: 'money' },
  held: money(all),
  paid: money(all),
  // the customer was notified when the money was held
  captured: ruleOf(none, null),
  holdLost: { ...money(all), awaits: 'money' },
  // a surcharge without a deadline can wait for the day
  surchargeAsked: { ...ruleOf(all, going), awaits: 'surcharge' },
  payOnReceipt: ruleOf(all, going),
  restOnReceipt: ruleOf(quiet, going),
  paidToSeller: ruleOf(['email'], null),
  booked: ruleOf(all, ['booked', 'sentToOrganizer']),
  assembling: ruleOf(glance, ['isAssembling']),
  onTheRoad: ruleOf(all, ['onTheRoad']),
  readyForIssuance: ruleOf(all, ['readyForIssuance']),
  // the order may reach the next status a moment after its parcel
  parcelWaiting: ruleOf(all, ['isAssembling', 'onTheRoad']),
  sentToOrganizer: ruleOf(none, null),
  received: ruleOf(none, null),
  canceledByUser: ruleOf(['email'], null),
  canceledByFarmer: ruleOf(all, null),
  canceledByAdmin: ruleOf(all, null),
  unpaidExpired: money(all),
  notAccepted: money(all),
  // outdated after an hour
  dinnerDelayed: { ...money(all), trueIn: ['isAssembling', 'onTheRoad', 'readyForIssuance'] },
  broughtAgain: ruleOf(all, ['isAssembling', 'onTheRoad']),
  soldOut: money(all),
  // a pending refund can wait for the morning
  refunded: ruleOf(all, null),
  owed: ruleOf(all, null),
  paidBack: ruleOf(quiet, null),
  asked: { ...ruleOf(all, ['formed', 'isAssembling']), awaits: 'answer' },
  weighed: ruleOf(glance, null),
  replaced: ruleOf(quiet, null),
  lineCanceled: ruleOf(all, null),
  // the customer refused the line in the courier's presence
  lineRefused: ruleOf(quiet, null),
  claimTaken: ruleOf(none, null),
  claimLate: ruleOf(quiet, null),
  claimAccepted: ruleOf(quiet, null),
  claimPromised: ruleOf(quiet, null),
  claimDeclined: ruleOf(all, null),
  appealChanged: ruleOf(quiet, null),
  appealKept: ruleOf(all, null),
  reviewPublished: ruleOf(none, null),
  reviewDeclined: ruleOf(quiet, null),
  reviewAnswered: ruleOf(quiet, null),
}

/**
 * Notifications of the seller's changes; the customer's own edits and claims have separate notifications or need none.
 */
const ofChange: Readonly<Record<ChangeKind, NotificationKind | null>> = {
  delivery: 'broughtAgain',
  weigh: 'weighed',
  replace: 'replaced',
  cancelLine: 'lineCanceled',
  refuseLine: 'lineRefused',
  edit: null,
  cancelPlaces: null,
  endTerm: null,
  claim: null,
}

/** Notifications of the order's steps; placing the order replaces `formed`. */
const ofStep: Readonly<Record<Exclude<DeliveryStatus, 'canceled'>, NotificationKind | null>> = {
  formed: null,
  booked: 'booked',
  isAssembling: 'assembling',
  onTheRoad: 'onTheRoad',
  readyForIssuance: 'readyForIssuance',
  sentToOrganizer: 'sentToOrganizer',
  received: 'received',
}
const ofCancellation: Readonly<Record<Exclude<OrderActor, 'system'>, NotificationKind>> = {
  user: 'canceledByUser',
  farmer: 'canceledByFarmer',
  admin: 'canceledByAdmin',
}

/** Reasons for which the shop cancels a paid booking: no answer from the organizer, too small a group, or no date. */
const OF_TOURS: ReadonlySet<string> = new Set([
  SYSTEM_CANCEL_REASONS.unconfirmed,
  SYSTEM_CANCEL_REASONS.tooFew,
  SYSTEM_CANCEL_REASONS.dateCanceled,
])

/** Notification for a plan's order; null = none. Only payments need one: customers end plans themselves. */
export function notificationOfPlan(event: NotificationEvent): NotificationKind | null {
  switch (event.type) {
    case 'placed':
      return 'placedToPay'
    case 'refunded':
      return 'refunded'
    case 'moved':
      if (event.to === 'booked') return 'booked'
      return event.to === 'canceled' && event.reason === SYSTEM_CANCEL_REASONS.unpaid ? 'unpaidExpired' : null
    default:
      return null
  }
}

/** The notification for an event; null = none. */
export function notificationOf(event: NotificationEvent): NotificationKind | null {
  switch (event.type) {
    case 'placed':
      return event.isOnlinePayment ? 'placedToPay' : 'placed'
    case 'linkIssued':
      return 'linkSent'
    case 'settled':
      return event.isCapture ? 'captured' : 'paid'
    case 'held':
    case 'holdLost':
    case 'surchargeAsked':
    case 'paidToSeller':
    case 'refunded':
    case 'owed':
    case 'paidBack':
    case 'asked':
    case 'dinnerDelayed':
    case 'parcelWaiting':
    case 'claimTaken':
    case 'claimLate':
    case 'claimPromised':
    case 'reviewPublished':
    case 'reviewDeclined':
    case 'reviewAnswered':
      return event.type
    case 'offlineChosen':
      return event.isWhole ? 'payOnReceipt' : 'restOnReceipt'
    case 'changed':
      // an accepted proposal is the customer's own change
      return event.actor === 'user' ? null : ofChange[event.kind]
    case 'claimDecided':
      return event.isAccepted ? 'claimAccepted' : 'claimDeclined'
    case 'appealDecided':
      return event.isChanged ? 'appealChanged' : 'appealKept'
    case 'moved':
      if (event.to !== 'canceled') return ofStep[event.to]
      if (event.actor !== 'system') return ofCancellation[event.actor]
      if (event.reason === SYSTEM_CANCEL_REASONS.notAccepted) return 'notAccepted'
      if (OF_TOURS.has(event.reason)) return 'canceledByAdmin'
      return event.reason === SYSTEM_CANCEL_REASONS.soldOut ? 'soldOut' : 'unpaidExpired'
  }
}
