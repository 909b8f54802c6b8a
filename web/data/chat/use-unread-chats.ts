import { useQuery } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { useIsSignedIn } from '../visitor/use-visitor.ts'
import { chatKeys } from './keys.ts'

/**
 * Number of unread messages of the customer; 0 for guests and until it is loaded. Refetched when the page becomes
 * visible.
 */
export function useUnreadChats(): number {
  const isSignedIn = useIsSignedIn()
  const { data } = useQuery({
    queryKey: chatKeys.unread,
    queryFn: () => shopApi().chat.unreadCount(),
    enabled: isSignedIn === true,
  })
  return data?.count ?? 0
}

/** Whether the customer has chats; without them no socket is opened. */
export function useHasChats(): boolean {
  return (
    useQuery({ queryKey: chatKeys.unread, queryFn: () => shopApi().chat.unreadCount(), enabled: false }).data
      ?.hasChats ?? false
  )
}
