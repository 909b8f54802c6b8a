import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useUser } from '../../data/identity/use-user.ts'
import { shopApi } from '../../platform/client/shop-api.ts'
import type { Topic } from '../../platform/live/live-client.ts'
import { useLive } from '../../platform/live/use-live.ts'

/** Root of the queries about notifications. */
export const NOTIFICATIONS_KEY = 'notifications'

/**
 * How many notifications the customer has not read, kept up to date while the screen is looked at; 0 until it is known.
 * Opens the tab's stream of changes: for the account, not for the catalogue.
 */
export function useUnreadNotifications(): number {
  const queryClient = useQueryClient()
  const user = useUser().data
  const { data } = useQuery({
    queryKey: [NOTIFICATIONS_KEY, 'unread'],
    queryFn: () => shopApi().notifications.countUnread(),
    enabled: user !== undefined,
  })
  const topics: readonly Topic[] = user ? [`notifications:${user.id}`] : []
  useLive(topics, () => void queryClient.invalidateQueries({ queryKey: [NOTIFICATIONS_KEY] }))
  return data?.unreadCount ?? 0
}
