import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { shopApi } from '../../platform/client/shop-api.ts'
import { notificationKeys } from './keys.ts'

/** Marks what the customer has on the screen as read; answers how many are left, null when the call failed. */
export function useMarkRead(): (upToId: number) => Promise<number | null> {
  const queryClient = useQueryClient()
  return useCallback(
    async (upToId) => {
      try {
        const answer = await shopApi().notifications.markRead({ body: { upToId } })
        const queryKey = notificationKeys.unread
        // a count asked for before would overwrite the newer one
        await queryClient.cancelQueries({ queryKey })
        queryClient.setQueryData(queryKey, answer)
        return answer.unreadCount
      } catch {
        // they stay unread, which does no harm
        return null
      }
    },
    [queryClient],
  )
}
