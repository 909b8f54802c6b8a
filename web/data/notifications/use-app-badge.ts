import { useQuery } from '@tanstack/react-query'
import { isInstalled } from '../../platform/offline/install.ts'
import { useUnreadChats } from '../chat/use-unread-chats.ts'
import { notificationQueries } from './queries.ts'

/** Number on the icon of the installed shop: unread messages and notifications; null = no icon, or not loaded. */
export function useAppBadge(isSignedIn: boolean): number | null {
  const chats = useUnreadChats()
  const isWanted = isInstalled()
  const { data } = useQuery({ ...notificationQueries.unread(), enabled: isSignedIn && isWanted })
  if (!isWanted) return null
  return isSignedIn ? ((data && data.unreadCount + chats) ?? null) : 0
}
