import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { shopApi } from '../../platform/client/shop-api.ts'
import { notificationKeys } from './keys.ts'

/** Marks notifications on the screen as read; returns the number of unread ones, null when the call failed. */
export function useMarkRead(): (upToId: number) => Promise<number | null> {
  const queryClient = useQueryClient()
  return useCallback(
    async (upToId) => {
      try {
        const answer = await shopApi().notifications.markRead({ body: { upToId } })
        const queryKey = notificationKeys.unread
        // an older count in flight would overwrite the new one
        await queryClient.cancelQueries({ queryKey })
        queryClient.setQueryData(queryKey, answer)
        return answer.unreadCount
      } catch {
        // the notifications stay unread, which is harmless
        return null
      }
    },
    [queryClient],
  )
}
