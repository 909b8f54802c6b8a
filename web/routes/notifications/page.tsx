import { notificationList as text } from '@okolitsa/strings/ru/notification-list.ts'
import { notificationSettings } from '@okolitsa/strings/ru/notification-settings.ts'
import { useEffect, useState } from 'react'
import { useShowcase } from '../../data/catalog/use-showcase.ts'
import { useMarkRead } from '../../data/notifications/use-mark-read.ts'
import { useUnreadNotifications } from '../../data/notifications/use-unread-notifications.ts'
import { NotificationList } from '../../features/notifications/notification-list.tsx'
import { revalidate } from '../../platform/router/router.ts'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { EmptyBasket } from '../../ui/empty-basket.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { AccountLayout } from '../account/account-layout.tsx'
import type { loader } from './loader.ts'
import css from './page.module.css'

const ADDRESS = '/account/notices'

/** Notifications, newest first; shown ones are marked as read. New ones are added live. */
export function Page() {
  const showcase = useShowcase()
  const { notifications } = useLoaderData<typeof loader>()
  const markRead = useMarkRead()
  const unread = useUnreadNotifications()
  const newest = notifications.items[0]?.id
  // number of unread notifications on other pages; null = being marked as read
  const [known, setKnown] = useState<number | null>(null)
  useEffect(() => {
    if (newest === undefined || notifications.unreadCount === 0) setKnown(notifications.unreadCount)
    else void markRead(newest).then(setKnown)
  }, [newest, notifications.unreadCount, markRead])
  useEffect(() => {
    if (known === null || unread <= known) return
    setKnown(null)
    void revalidate()
  }, [unread, known])
  return (
    <AccountLayout title={text.title} pageTitle={text.pageTitle}>
      <p className={css.settings}>
        <a className="link" href="/account/notices/settings">
          {notificationSettings.toSettings}
        </a>
      </p>
      {notifications.items.length === 0 ? (
        <EmptyBasket title={text.emptyTitle} text={text.emptyText} {...showcase} />
      ) : (
        <div className="stack g4">
          <NotificationList notifications={notifications.items} />
          <Pagination
            text={text.pages}
            page={notifications.currentPage}
            pageCount={notifications.totalPages}
            hrefOf={(page) => (page === 1 ? ADDRESS : `${ADDRESS}?page=${page}`)}
          />
        </div>
      )}
    </AccountLayout>
  )
}
