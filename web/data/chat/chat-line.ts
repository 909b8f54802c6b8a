import type { ChatMessage } from '@okolitsa/contracts/chat/chat.ts'
import {
  CHAT_SOCKET_PATH,
  type ChatClientEvents,
  type ChatServerEvents,
  type NewChatMessage,
} from '@okolitsa/contracts/chat/chat-socket-events.ts'
import type { Socket } from 'socket.io-client'
import type { ChatApi } from './chat-side.ts'

/** Timeout of an answer, ms; then the message is treated as not sent. */
const ANSWER_MS = 10_000
/** Delay before reconnecting with a renewed session after a refusal, ms. */
const COME_AGAIN_MS = 3_000

interface LineListeners {
  /** Connected and authenticated: missed messages can be read. */
  onOpen(): void
  onClose(): void
  onMessages(messages: readonly ChatMessage[]): void
  onRead(event: { readonly chatId: number; readonly upToMessageId: number; readonly clientType: string }): void
  onTyping(chatId: number): void
  onPresent(event: { readonly chatId: number; readonly isFirst: boolean }): void
  onUnread(count: number): void
}

export interface ChatLine {
  /** @throws when the message was not stored; `title` is the shop's reason, if any */
  send(message: NewChatMessage): Promise<ChatMessage>
  read(chatId: number, upToMessageId: number): void
  typing(chatId: number): void
  /** Reports that the chat is on the screen. */
  present(chatId: number, isFirst: boolean): void
  close(): void
}

export class ChatRefused extends Error {}

/**
 * Connects one side; loads the library on first use. Returns immediately, connects in the background and after every
 * gap.
 */
export function openChatLine(api: ChatApi, userId: number, listeners: LineListeners): ChatLine {
  let socket: Socket<ChatServerEvents, ChatClientEvents> | undefined
  let isClosed = false
  let isKnown = false
  let again: ReturnType<typeof setTimeout> | undefined
  const comeAgain = () => {
    again = setTimeout(() => {
      const reconnect = () => !isClosed && socket?.connect()
      api.renew().then(reconnect, comeAgain)
    }, COME_AGAIN_MS)
  }
  const connect = async () => {
    const { io } = await import('socket.io-client')
    if (isClosed) return
    const line: Socket<ChatServerEvents, ChatClientEvents> = io({
      path: CHAT_SOCKET_PATH,
      transports: ['websocket'],
      auth: { clientType: api.side },
      reconnectionDelay: 1_000,
      reconnectionDelayMax: 5_000,
      timeout: 20_000,
    })
    socket = line
    line.on('connect', () => {
      line
        .timeout(ANSWER_MS)
        .emitWithAck('identity', { clientType: api.side, userId })
        .then(
          (answer) => {
            isKnown = answer.ok
            if (answer.ok) listeners.onOpen()
          },
          () => line.disconnect().connect(),
        )
    })
    line.on('connect_error', () => {
      listeners.onClose()
      // after a refusal by the shop the library does not reconnect automatically
      if (!line.active) comeAgain()
    })
    line.on('disconnect', (reason) => {
      isKnown = false
      listeners.onClose()
      if (reason === 'io server disconnect') comeAgain()
    })
    line.on('chat-messages', listeners.onMessages)
    line.on('chat-refresh', listeners.onOpen)
    line.on('update-chat-messages-status', listeners.onRead)
    line.on('typing', ({ chatId }) => listeners.onTyping(chatId))
    line.on('present', listeners.onPresent)
    line.on('chat-messages-unread-count', ({ count }) => listeners.onUnread(count))
  }
  void connect().catch(() => listeners.onClose())
  return {
    async send(message) {
      if (!socket || !isKnown) throw new Error('no connection')
      const answer = await socket.timeout(ANSWER_MS).emitWithAck('new-chat-message', message)
      if (!answer.ok) throw new ChatRefused(answer.error.title)
      return answer.message
    },
    read(chatId, upToMessageId) {
      if (!socket || !isKnown) return
      socket
        .timeout(ANSWER_MS)
        .emitWithAck('update-chat-messages-status', { chatId, upToMessageId, status: 'read' })
        // the messages stay unread, which is harmless
        .catch(() => undefined)
    },
    typing: (chatId) => void socket?.volatile.emit('typing', { chatId }),
    present: (chatId, isFirst) => {
      if (isKnown) socket?.volatile.emit('present', { chatId, isFirst })
    },
    close() {
      isClosed = true
      clearTimeout(again)
      socket?.disconnect()
    },
  }
}
