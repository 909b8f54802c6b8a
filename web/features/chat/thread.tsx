import type { Chat } from '@okolitsa/contracts/chat/chat.ts'
import { type ChatMoment, chatText as text } from '@okolitsa/strings/ru/chat.ts'
import { Fragment, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { farmerPath } from '../../data/catalog/addresses.ts'
import type { ChatApi } from '../../data/chat/chat-side.ts'
import type { ShownMessage, useChats } from '../../data/chat/use-chats.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { ReportButton } from '../../ui/report-button.tsx'
import { RowSkeleton } from '../../ui/row-skeleton.tsx'
import css from './chat.module.css'
import { ChatPhotos } from './chat-photos.tsx'
import { WriteForm, type WriteTools } from './write-form.tsx'

const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))

type Question = { readonly messageId: number } | 'block' | null

/** Messages of a chat and the field for new ones. */
export function Thread({
  chat,
  api,
  room,
  path,
  now,
  listName = text.toList,
  actions,
  tools,
}: {
  chat: Chat
  api: ChatApi
  room: ReturnType<typeof useChats>
  path: string
  now: ChatMoment
  listName?: string | undefined
  actions?: ReactNode
  /** Writing aids above the field. */
  tools?: WriteTools | undefined
}) {
  const { messages } = room
  const { side } = api
  const words = useRef<HTMLDivElement>(null)
  const [question, ask] = useState<Question>(null)
  const newest = messages.at(-1)?.clientMessageId
  useEffect(() => {
    const { current } = words
    if (newest && current) current.scrollTop = current.scrollHeight
  }, [newest])
  const mayWrite = side === 'seller' || chat.isAvailable
  return (
    <section className={css.thread} aria-label={chat.name || text.customer}>
      <div className={css.head}>
        <a className={`link sm ${css.back}`} href={path}>
          {listName}
        </a>
        <h2 className="h4">
          {side === 'customer' && chat.slug ? (
            <a className="link" href={farmerPath(chat.organizationId)}>
              {chat.name}
            </a>
          ) : (
            chat.name || text.customer
          )}
        </h2>
        {actions}
        {side === 'seller' && (
          <Button
            look="secondary-gray"
            size="small"
            onClick={() => (chat.isBlocked ? room.block(false) : ask('block'))}
          >
            {chat.isBlocked ? text.unblock : text.block}
          </Button>
        )}
        {room.isPresent && !room.isTyping && <small className={css.present}>{text.present}</small>}
        <small className="muted" aria-live="polite">
          {room.isTyping && text.typing}
        </small>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area is reachable by the keyboard */}
      <div className={css.words} ref={words} role="log" aria-label={text.title} tabIndex={0}>
        {room.hasOlder && (
          <Button look="white" size="small" onClick={() => void room.loadOlder()}>
            {text.older}
          </Button>
        )}
        {room.isLoading && <RowSkeleton />}
        {room.isFailed && (
          <ErrorState
            scope="block"
            title={text.failedTitle}
            action={<Button onClick={room.reload}>{text.retry}</Button>}
          />
        )}
        {!room.isLoading && !room.isFailed && messages.length === 0 && <p className="muted">{text.nobodyYet}</p>}
        {messages.map((message, index) => {
          const day = text.day(message.createdAt, now)
          const before = messages[index - 1]
          return (
            <Fragment key={message.clientMessageId}>
              {(!before || text.day(before.createdAt, now) !== day) && <small className={css.day}>{day}</small>}
              <Bubble
                message={message}
                chatId={chat.chatId}
                photoPath={(messageId, photoId) => api.photoPath(chat.chatId, messageId, photoId)}
                isMine={message.clientType === side}
                retry={room.retry}
                remove={(messageId) => ask({ messageId })}
                now={now}
              />
            </Fragment>
          )
        })}
      </div>
      {question && (
        <Suspense>
          <ConfirmDialog
            isOpen
            onOpenChange={() => ask(null)}
            title={question === 'block' ? text.blockTitle : text.removeTitle}
            text={question === 'block' ? text.blockText : text.removeText}
            confirmText={question === 'block' ? text.block : text.remove}
            cancelText={question === 'block' ? text.cancel : text.keep}
            onConfirm={() => {
              if (question === 'block') room.block(true)
              else room.remove(question.messageId)
              ask(null)
            }}
          />
        </Suspense>
      )}
      {side === 'seller' && chat.isBlocked && <p className={`${css.note} muted`}>{text.blocked}</p>}
      {room.isOnline === false && (
        <p className={`${css.note} muted`} role="status">
          {text.offline}
        </p>
      )}
      {mayWrite ? (
        <WriteForm key={chat.chatId} chatId={chat.chatId} write={room.write} typing={room.typing} tools={tools} />
      ) : (
        <p className={css.note}>{text.closed}</p>
      )}
    </section>
  )
}

function Bubble({
  message,
  chatId,
  photoPath,
  isMine,
  retry,
  remove,
  now,
}: {
  message: ShownMessage
  chatId: number
  photoPath: (messageId: number, photoId: string) => string
  isMine: boolean
  retry: (clientMessageId: string) => void
  remove: (messageId: number) => void
  now: ChatMoment
}) {
  const { messageId, status, createdAt, clientMessageId, generatedByAi, hiddenBecause, reason } = message
  const isGone = status === 'deleted' || hiddenBecause !== null
  return (
    <div className={isMine ? `${css.bubble} ${css.mine}` : css.bubble}>
      <ChatPhotos message={message} pathOf={photoPath} />
      {isGone ? <i className="muted">{hiddenBecause === null ? text.deleted : text.hidden}</i> : message.text}
      <small>
        {text.time(createdAt, now)}
        {generatedByAi && `, ${text.automatic}`}
        {isMine && status !== 'deleted' && `, ${text.status[status]}`}{' '}
        {isMine && messageId !== null && status !== 'deleted' && (
          <button type="button" className="link" onClick={() => remove(messageId)}>
            {text.remove}
          </button>
        )}
        {!isMine && messageId !== null && !isGone && <ReportButton kind="chat" id={`${chatId}-${messageId}`} />}
      </small>
      {status === 'sendFailed' && (
        <small>
          {reason}{' '}
          <button type="button" className="link" onClick={() => retry(clientMessageId)}>
            {text.retry}
          </button>
        </small>
      )}
    </div>
  )
}
