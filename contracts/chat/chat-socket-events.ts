import type { z } from 'zod'
import type { ChatMessage } from './chat.ts'
import type {
  chatStatusSchema,
  identitySchema,
  newChatMessageSchema,
  presentSchema,
  typingSchema,
} from './chat-socket.ts'

/** Where the chat's Socket.IO listens; websocket only (spec 7.13). */
export const CHAT_SOCKET_PATH = '/socket.io/'

export type NewChatMessage = z.input<typeof newChatMessageSchema>

/** A refused event: a code and Russian words fit to show. */
export interface SocketRefusal {
  readonly code: string
  readonly title: string
}
export type SocketAnswer<Facts> =
  | ({ readonly ok: true } & Facts)
  | { readonly ok: false; readonly error: SocketRefusal }

/** What a client emits, each with an acknowledgement. */
export interface ChatClientEvents {
  identity(body: z.input<typeof identitySchema>, answer: (said: SocketAnswer<{ unread: number }>) => void): void
  'new-chat-message'(body: NewChatMessage, answer: (said: SocketAnswer<{ message: ChatMessage }>) => void): void
  'update-chat-messages-status'(
    body: z.input<typeof chatStatusSchema>,
    answer: (said: SocketAnswer<{ unread: number }>) => void,
  ): void
  typing(body: z.input<typeof typingSchema>): void
  /** Ours beside the spec's. */
  present(body: z.input<typeof presentSchema>): void
}

/** What a client hears. */
export interface ChatServerEvents {
  /** New or changed messages, in the order of their ids. */
  'chat-messages'(messages: readonly ChatMessage[]): void
  'chat-messages-unread-count'(told: { readonly count: number }): void
  /** Ours beside the spec's: the other side has read so far. */
  'update-chat-messages-status'(told: z.output<typeof chatStatusSchema> & { readonly clientType: string }): void
  typing(told: { readonly chatId: number; readonly clientType: string }): void
  /** The other side has this thread on the screen. */
  present(told: { readonly chatId: number; readonly clientType: string; readonly isFirst: boolean }): void
  /** Words between nodes may have been lost: read again what is open. */
  'chat-refresh'(): void
}
