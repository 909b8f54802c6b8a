import type { notificationsEndpoints } from '@okolitsa/contracts/notifications/notifications.endpoints.ts'
import type { Customer } from '@okolitsa/domain/identity/actor.ts'
import type { CallContext, Handlers } from '../../../platform/http/handler.ts'
import { publishLive } from '../../../platform/realtime/live-hub.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import { notificationsTopic } from '../notifications-topic.ts'
import {
  countNotifications,
  listNotifications,
  markRead,
  type NotificationReader,
} from '../store/notification-list.store.ts'

const readerOf = ({ customerId }: Customer, { site }: Pick<CallContext, 'site'>): NotificationReader => ({
  customerId,
  organizationId: site.organizationId,
})

/** Handlers of the shopper's own list; a seller's site knows of no orders at others. */
export function notificationsHandlers({
  database: { executor },
  clock,
}: Pick<NotificationDeps, 'database' | 'clock'>): Handlers<typeof notificationsEndpoints> {
  return {
    listNotifications: async ({ actor, query, context }) => {
      const reader = readerOf(actor, context)
      const [items, count] = await Promise.all([
        listNotifications(executor, reader, query),
        countNotifications(executor, reader),
      ])
      return {
        items: items.map(({ createdAt, ...notification }) => ({ ...notification, createdAt: createdAt.toISOString() })),
        currentPage: query.page,
        totalItems: count.all,
        totalPages: Math.ceil(count.all / query.perPage),
        itemsPerPage: query.perPage,
        unreadCount: count.unread,
      }
    },
    countUnread: async ({ actor, context }) => ({
      unreadCount: (await countNotifications(executor, readerOf(actor, context))).unread,
    }),
    markRead: async ({ actor, body, context }) => {
      const reader = readerOf(actor, context)
      const marked = await markRead(executor, reader, body.upToId, clock())
      // the person's other tabs and devices
      if (marked > 0) await publishLive(executor, notificationsTopic(reader.customerId))
      return { unreadCount: (await countNotifications(executor, reader)).unread }
    },
  }
}
