import type { Chat } from '@okolitsa/contracts/chat/chat.ts'
import { SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import type { ReactNode } from 'react'
import type { ChatApi } from '../../data/chat/chat-side.ts'
import { useChats } from '../../data/chat/use-chats.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { pageClock } from '../../platform/tab-state/page-clock.ts'
import { Card } from '../../ui/card.tsx'
import css from './chat.module.css'
import { Thread } from './thread.tsx'
import type { WriteTools } from './write-form.tsx'

/** One chat, next to a list that the caller renders. */
export function ChatRoom({
  api,
  userId,
  opened,
  actions,
  ...thread
}: {
  api: ChatApi
  userId: number
  opened: Chat
  path: string
  listName: string
  actions: (chat: Chat) => ReactNode
  tools: WriteTools
}) {
  const room = useChats(api, userId, opened.chatId, opened)
  const { zone = SHOP_TIME_ZONE } = useDayReference()
  const chat = room.chats?.find(({ chatId }) => chatId === opened.chatId) ?? opened
  return (
    <Card className={css.room}>
      <Thread
        {...thread}
        actions={actions(chat)}
        chat={chat}
        api={api}
        room={room}
        now={{ now: pageClock.now(), zone }}
      />
    </Card>
  )
}
