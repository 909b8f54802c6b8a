import { useEffect } from 'react'
import { useChatLine } from '../../data/chat/use-chat-line.ts'
import { useHasChats } from '../../data/chat/use-unread-chats.ts'
import { useCustomer } from '../../data/identity/use-customer.ts'
import { useAppBadge } from '../../data/notifications/use-app-badge.ts'
import { useLocation } from '../../platform/router/screens.tsx'

/** Polls the number of unread messages of customers with chats: for the header and the icon of the installed shop. */
export default function ChatWatch() {
  const customerId = useCustomer().data?.id ?? null
  const hasChats = useHasChats()
  // the page of chats already has a socket
  const isElsewhere = !useLocation().pathname.startsWith('/account/chats')
  useChatLine(hasChats && isElsewhere ? customerId : null)
  const count = useAppBadge(customerId !== null)
  useEffect(() => {
    const badge = navigator as Navigator & { setAppBadge?: (count: number) => Promise<void> }
    if (count !== null) badge.setAppBadge?.(count).catch(() => undefined)
  }, [count])
  return null
}
