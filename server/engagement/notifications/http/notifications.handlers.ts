import type { notificationsEndpoints } from '@okolitsa/contracts/notifications/notifications.endpoints.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import { publishLive } from '../../../platform/realtime/live-hub.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import { notificationsTopic } from '../notifications-topic.ts'
import { countNotifications, listNotifications, markRead } from '../store/notification-list.store.ts'
import {
  changeSetting,
  changeSubscription,
  readSettings,
  readSubscription,
} from '../use-cases/notification-settings.ts'

/** Handlers of a customer's notification list; a seller's site has no orders of other sellers. */
export function notificationsHandlers(deps: NotificationDeps): Handlers<typeof notificationsEndpoints> {
  const { clock } = deps
  const { executor } = deps.database
  return {
    listNotifications: async ({ query, scope }) => {
      const [items, count] = await Promise.all([
        listNotifications(executor, scope, query),
        countNotifications(executor, scope),
      ])
      return {
        items: items.map(({ createdAt, path, ...notification }) => ({
          ...notification,
          path: path ?? `/account/orders/${notification.orderId}`,
          createdAt: createdAt.toISOString(),
        })),
        currentPage: query.page,
        totalItems: count.all,
        totalPages: Math.ceil(count.all / query.perPage),
        itemsPerPage: query.perPage,
        unreadCount: count.unread,
      }
    },
    countUnread: async ({ scope }) => ({
      unreadCount: (await countNotifications(executor, scope)).unread,
    }),
    markRead: async ({ body, scope }) => {
      const marked = await markRead(executor, scope, body.upToId, clock())
      // updates the customer's other tabs and devices
      if (marked > 0) await publishLive(executor, notificationsTopic(scope.customerId))
      return { unreadCount: (await countNotifications(executor, scope)).unread }
    },
    notificationSettings: ({ scope }) => readSettings(deps, scope.customerId),
    changeNotificationSetting: async ({ body, scope }) => {
      await changeSetting(deps, scope.customerId, body)
      return readSettings(deps, scope.customerId)
    },
    subscriptionOfLetter: ({ query }) => readSubscription(deps, query.token),
    unsubscribe: ({ body }) => changeSubscription(deps, body.token, body.isOn),
  }
}
