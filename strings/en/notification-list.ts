import type * as ru from '../ru/notification-list.ts'
import type { Words } from '../words.ts'
import { pagesText } from './pages.ts'

export const notificationList: Words<typeof ru.notificationList> = {
  title: 'Notifications',
  pageTitle: 'Notifications',
  unread: (count) => `${count} unread`,
  isNew: 'new',
  toOrder: (title) => `To the order: ${title}`,
  emptyTitle: 'All quiet',
  emptyText: 'News of your orders will appear here: received, packed, sent.',
  pages: pagesText('Pages of notifications'),
}
