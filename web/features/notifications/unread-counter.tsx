import { notificationList as text } from '@okolitsa/strings/ru/notification-list.ts'
import { useUnreadNotifications } from '../../data/notifications/use-unread-notifications.ts'
import { Counter } from '../../ui/counter.tsx'

/** Number of unread notifications at the end of a row; hidden when all are read. */
export function UnreadCounter() {
  const unread = useUnreadNotifications()
  return unread > 0 ? <Counter text={String(unread)} label={text.unread(unread)} /> : null
}
