import { useQuery } from '@tanstack/react-query'
import { chatKeys } from '../chat/keys.ts'
import { operatorApi } from './operator-api.ts'

/** How often the count is asked for while the page is looked at, ms. */
const ASK_MS = 60_000

/** Messages of customers that nobody of the seller has read; 0 until it is known. */
export function useDeskUnread(isWanted: boolean): number {
  const { data } = useQuery({
    queryKey: chatKeys.deskUnread,
    queryFn: () => operatorApi().chats.deskUnreadCount(),
    enabled: isWanted,
    refetchInterval: ASK_MS,
    // it is only a number beside a link
    retry: false,
  })
  return data?.count ?? 0
}
