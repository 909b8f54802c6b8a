import type { Chat } from '@okolitsa/contracts/chat/chat.ts'
import { type ChatMoment, chatText as text } from '@okolitsa/strings/ru/chat.ts'
import { Counter } from '../../ui/counter.tsx'
import css from './chat.module.css'

function gistOf(message: Chat['lastMessage']): string {
  if (!message) return text.nobodyYet
  if (message.status === 'deleted') return text.deleted
  return message.text || text.photos(message.photoIds.length)
}

/** Chats, latest message first. */
export function ChatList({
  chats,
  openId,
  hrefOf,
  now,
}: {
  chats: readonly Chat[]
  openId: number | null
  hrefOf: (chatId: number) => string
  now: ChatMoment
}) {
  return (
    <nav className={css.side} aria-label={text.list}>
      <ul className={css.list}>
        {chats.map(({ chatId, name, lastMessage, unreadCount }) => (
          <li key={chatId}>
            <a className={css.row} href={hrefOf(chatId)} aria-current={chatId === openId ? 'page' : undefined}>
              <span className={css.who}>
                <b>{name || text.customer}</b>
                <span className="muted">{gistOf(lastMessage)}</span>
              </span>
              <span className={css.end}>
                {lastMessage && <small className="muted">{text.moment(lastMessage.createdAt, now)}</small>}
                {unreadCount > 0 && <Counter text={String(unreadCount)} label={text.unread(unreadCount)} />}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
