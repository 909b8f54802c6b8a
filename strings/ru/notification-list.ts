import { formatCount } from './format.ts'
import { pagesText } from './pages.ts'

/** Texts of the notification list. */
export const notificationList = {
  title: 'Уведомления',
  pageTitle: 'Уведомления',
  unread: (count: number) => formatCount(count, { one: 'непрочитанное', few: 'непрочитанных', many: 'непрочитанных' }),
  isNew: 'новое',
  toOrder: (title: string) => `К\u00A0заказу: ${title}`,
  emptyTitle: 'Пока тихо',
  emptyText: 'Здесь появятся новости о\u00A0ваших заказах: приняли, собрали, отправили.',
  pages: pagesText('Страницы уведомлений'),
} as const
