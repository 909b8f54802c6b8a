import type { Chat } from '@okolitsa/contracts/chat/chat.ts'
import { SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { chatText as text } from '@okolitsa/strings/ru/chat.ts'
import type { ReactNode } from 'react'
import type { ChatApi } from '../../data/chat/chat-side.ts'
import { useChats } from '../../data/chat/use-chats.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { pageClock } from '../../platform/tab-state/page-clock.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { RowSkeleton } from '../../ui/row-skeleton.tsx'
import css from './chat.module.css'
import { ChatList } from './chat-list.tsx'
import { Thread } from './thread.tsx'

export function ChatScreen({
  api,
  userId,
  openId,
  opened,
  path,
  empty,
}: {
  api: ChatApi
  userId: number
  openId: number | null
  /** A new chat without messages, absent from the list. */
  opened?: Chat | undefined
  path: string
  empty: ReactNode
}) {
  const room = useChats(api, userId, openId, opened)
  const { zone = SHOP_TIME_ZONE } = useDayReference()
  const now = { now: pageClock.now(), zone }
  if (room.isListFailed) {
    const action = <Button onClick={room.retryList}>{text.retry}</Button>
    return <ErrorState scope="block" title={text.failedTitle} action={action} />
  }
  if (!room.chats) return <RowSkeleton />
  const chat = room.chats.find(({ chatId }) => chatId === openId) ?? opened
  if (room.chats.length === 0 && !chat) return empty
  return (
    <Card className={css.chat} data-open={chat ? '' : undefined}>
      <ChatList chats={room.chats} openId={openId} hrefOf={(id) => `${path}/${id}`} now={now} />
      {chat ? (
        <Thread chat={chat} api={api} room={room} path={path} now={now} />
      ) : (
        <p className={`${css.thread} ${css.note} muted`}>{text.choose}</p>
      )}
    </Card>
  )
}
