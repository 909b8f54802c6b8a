import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Topic } from '../../platform/live/live-client.ts'
import { useLive } from '../../platform/live/use-live.ts'
import { useCustomer } from '../identity/use-customer.ts'
import { notificationKeys } from './keys.ts'
import { notificationQueries } from './queries.ts'

/**
 * Number of the customer's unread notifications, updated while the screen is visible; 0 while loading. Opens the tab's
 * live stream: use it in the account, not in the catalogue.
 */
export function useUnreadNotifications(): number {
  const queryClient = useQueryClient()
  const customer = useCustomer().data
  const { data } = useQuery({ ...notificationQueries.unread(), enabled: customer !== undefined })
  const topics: readonly Topic[] = customer ? [`notifications:${customer.id}`] : []
  useLive(topics, () => void queryClient.invalidateQueries({ queryKey: notificationKeys.all }))
  return data?.unreadCount ?? 0
}
