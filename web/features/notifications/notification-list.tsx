import type { Notification } from '@okolitsa/contracts/notifications/notifications.endpoints.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { notificationList as text } from '@okolitsa/strings/ru/notification-list.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import css from './notification-list.module.css'

export function NotificationList({ notifications }: { notifications: readonly Notification[] }) {
  const reference = useDayReference()
  return (
    <Card padded={false}>
      <ul className={css.list}>
        {notifications.map((notification) => (
          <li key={notification.id}>
            <a className={css.notification} href={notification.path}>
              <span className={css.head}>
                <b>{notification.title}</b>
                {!notification.isRead && <Badge color="green">{text.isNew}</Badge>}
                <time className="xs muted" dateTime={notification.createdAt}>
                  {formatMoment(new Date(notification.createdAt), reference)}
                </time>
              </span>
              <span className="sm muted">{notification.text}</span>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}
