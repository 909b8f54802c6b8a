import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Topic } from '../../platform/live/live-client.ts'
import { useLive } from '../../platform/live/use-live.ts'
import { useCustomer } from '../identity/use-customer.ts'
import { notificationKeys } from './keys.ts'
import { notificationQueries } from './queries.ts'

/**
 * How many notifications the customer has not read, kept up to date while the screen is looked at; 0 until it is known.
 * Opens the tab's stream of changes: for the account, not for the catalogue.
 */
export function useUnreadNotifications(): number {
  const queryClient = useQueryClient()
  const customer = useCustomer().data
  const { data } = useQuery({ ...notificationQueries.unread(), enabled: customer !== undefined })
  const topics: readonly Topic[] = customer ? [`notifications:${customer.id}`] : []
  useLive(topics, () => void queryClient.invalidateQueries({ queryKey: notificationKeys.all }))
  return data?.unreadCount ?? 0
}
