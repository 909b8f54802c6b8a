import { queryOptions } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { notificationKeys } from './keys.ts'

export const notificationQueries = {
  settings: () =>
    queryOptions({
      queryKey: notificationKeys.settings,
      queryFn: () => shopApi().notifications.notificationSettings(),
    }),
  unread: () =>
    queryOptions({ queryKey: notificationKeys.unread, queryFn: () => shopApi().notifications.countUnread() }),
}
