import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Topic } from '../../session/live-client.ts'
import { useLive } from '../../session/use-live.ts'
import { useUser } from '../../session/use-user.ts'
import { visitor } from '../../session/visitor.ts'

/** Root of the queries about notices. */
export const NOTICES_KEY = 'notices'

/**
 * How many notices the customer has not read, kept up to date while the screen is looked at; 0 until it is known.
 * Opens the tab's stream of changes: for the account, not for the catalogue.
 */
export function useUnreadNotices(): number {
  const queryClient = useQueryClient()
  const user = useUser().data
  const { data } = useQuery({
    queryKey: [NOTICES_KEY, 'unread'],
    queryFn: () => visitor.state().api.notices.countUnread(),
    enabled: user !== undefined,
  })
  const topics: readonly Topic[] = user ? [`notices:${user.id}`] : []
  useLive(topics, () => void queryClient.invalidateQueries({ queryKey: [NOTICES_KEY] }))
  return data?.unreadCount ?? 0
}
