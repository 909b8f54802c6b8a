import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Topic } from '../../session/live-client.ts'
import { useLive } from '../../session/use-live.ts'
import { useUser } from '../../session/use-user.ts'
import { visitor } from '../../session/visitor.ts'

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
    queryFn: () => visitor.state().api.notifications.countUnread(),
    enabled: user !== undefined,
  })
  const topics: readonly Topic[] = user ? [`notices:${user.id}`] : []
  useLive(topics, () => void queryClient.invalidateQueries({ queryKey: [NOTIFICATIONS_KEY] }))
  return data?.unreadCount ?? 0
}
