import { useQuery } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { useIsSignedIn } from '../visitor/use-visitor.ts'
import { chatKeys } from './keys.ts'

/** Messages of sellers the customer has not read; 0 for guests and until it is known. Asked again when the page is looked at. */
export function useUnreadChats(): number {
  const isSignedIn = useIsSignedIn()
  const { data } = useQuery({
    queryKey: chatKeys.unread,
    queryFn: () => shopApi().chat.unreadCount(),
    enabled: isSignedIn === true,
  })
  return data?.count ?? 0
}

/** Whether the customer talks with anybody: whoever does not needs no line. */
export function useHasChats(): boolean {
  return (
    useQuery({ queryKey: chatKeys.unread, queryFn: () => shopApi().chat.unreadCount(), enabled: false }).data
      ?.hasChats ?? false
  )
}
