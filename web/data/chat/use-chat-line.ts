import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { openChatLine } from './chat-line.ts'
import { customerChats } from './customer-chats.ts'
import { chatKeys } from './keys.ts'

/**
 * Follows the customer's chats while the page is visible, to count unread messages; disconnects in the background.
 * @param customerId null = not connected
 */
export function useChatLine(customerId: number | null): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (customerId === null) return
    const nothing = () => {}
    const count = () => void queryClient.invalidateQueries({ queryKey: chatKeys.all })
    const open = () =>
      openChatLine(customerChats, customerId, {
        onOpen: nothing,
        onClose: nothing,
        onMessages: nothing,
        onRead: nothing,
        onTyping: nothing,
        onPresent: nothing,
        onUnread: count,
      })
    let line = document.visibilityState === 'visible' ? open() : null
    const look = () => {
      if (document.visibilityState === 'visible') line ??= open()
      else {
        line?.close()
        line = null
      }
    }
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      line?.close()
    }
  }, [customerId, queryClient])
}
