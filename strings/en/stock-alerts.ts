import type * as ru from '../ru/stock-alerts.ts'
import type { Words } from '../words.ts'

export const stockAlerts: Words<typeof ru.stockAlerts> = {
  title: 'Waiting for',
  pageTitle: 'Waiting for',
  note: 'We tell you once, when the product can be ordered to your address again. We cannot put it aside.',
  emptyTitle: 'You are not waiting for anything',
  emptyText: 'When a product is sold out, press “Tell me” on its card and it will be here.',
  ask: 'Tell me',
  asked: 'We’ll tell you',
  askHere: 'Tell me when you deliver here',
  askedHere: 'We’ll tell you when we deliver here',
  savedHere: 'We’ll tell you when we deliver here: the notification comes to your account',
  askLong: 'Tell me when it is back',
  askedLong: 'We’ll tell you when it is back',
  saved: 'We’ll tell you when it is back: the notification comes to your account',
  removed: 'No longer waiting',
  removeShort: 'Stop waiting',
  remove: (title) => `Stop waiting: ${title}`,
  failed: 'That did not work. Check your connection and try again',
  at: (city) => `You are waiting at: ${city}`,
}
