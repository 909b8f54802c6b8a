import type { NotificationChannel } from '@okolitsa/domain/notifications/notification-table.ts'
import type { NotificationTopic } from '@okolitsa/domain/notifications/notification-topics.ts'
import type * as ru from '../ru/notification-settings.ts'
import type { Words } from '../words.ts'
import { formatPhone } from './format.ts'

const topics: Readonly<Record<NotificationTopic, { readonly title: string; readonly text: string }>> = {
  placing: { title: 'Order received', text: 'Order number, day and sum' },
  road: { title: 'The order’s way', text: 'Confirmed, being packed, on its way, ready to collect' },
  questions: {
    title: 'Replacements and cancellations',
    text: 'What ran out, what could replace it, what was cancelled',
  },
  money: { title: 'Money', text: 'Payment, surcharge, refund' },
  claims: { title: 'Complaints', text: 'What the seller answered and how much was returned' },
  benefits: { title: 'Bonus points and subscription', text: 'When points expire, when a subscription ends' },
  awaited: { title: 'What you wait for', text: 'An item can be ordered again' },
  reviews: { title: 'Your reviews', text: 'Published, answered by the farm' },
}
/** The topic of benefits in a market without plans. */
const benefitsWithoutPlans = { title: 'Bonus points', text: 'When points expire' }
const channels: Readonly<Record<NotificationChannel, string>> = {
  sms: 'Text messages',
  email: 'E-mail',
  push: 'This device',
}
/** Reasons why a notification cannot be switched off. */
const reasons: Readonly<Partial<Record<NotificationTopic, string>>> = {
  placing: 'The law obliges us to confirm an order',
  questions: 'The order cannot be packed without your answer',
  money: 'Money must not move without your knowing',
}

export const notificationSettings: Words<typeof ru.notificationSettings> = {
  title: 'Notification settings',
  pageTitle: 'Notification settings',
  toSettings: 'Settings',
  toList: 'All notifications',
  intro:
    'Everything stays in the list of notifications in your account. Here you decide what else we tell you of: by text message, by e-mail, on the screen of your phone or computer. Text messages and screens are silent at night.',
  addresses: 'Where they come',
  channel: (channel) => channels[channel],
  phone: formatPhone,
  noEmail: 'No e-mail address given, so no letters come',
  giveEmail: 'Give an e-mail address',
  topic: (topic, hasPlans) => (topic === 'benefits' && !hasPlans ? benefitsWithoutPlans : topics[topic]),
  required: (topic) => reasons[topic] ?? '',
  saved: 'Noted',
  failed: 'That did not work. Please try again',
  letter: {
    pageTitle: 'Unsubscribe',
    question: (topic) => `Send no more “${topics[topic].title}” letters?`,
    text: (topic) => `${topics[topic].text}. The other letters will still come, and everything stays in your account.`,
    confirm: 'Send no more',
    done: (topic) => `No more “${topics[topic].title}” letters`,
    doneText: 'If you change your mind, switch them on here or in your account.',
    again: 'Send them again',
    all: 'All settings',
    badTitle: 'This link does not work',
    badText: 'It may not have been copied whole. Letters can be set up in your account.',
  },
}
