import type { z } from 'zod'
import type { ChatMessage } from './chat.ts'
import type {
  chatStatusSchema,
  identitySchema,
  newChatMessageSchema,
  presentSchema,
  typingSchema,
} from './chat-socket.ts'

/** Path of the chat's Socket.IO; websocket only (spec 7.13). */
export const CHAT_SOCKET_PATH = '/socket.io/'

export type NewChatMessage = z.input<typeof newChatMessageSchema>

/** The refusal of an event: a code and a Russian message to show. */
export interface SocketRefusal {
  readonly code: string
  readonly title: string
}
export type SocketAnswer<Facts> =
  | ({ readonly ok: true } & Facts)
  | { readonly ok: false; readonly error: SocketRefusal }

export interface ChatClientEvents {
  identity(body: z.input<typeof identitySchema>, answer: (response: SocketAnswer<{ unread: number }>) => void): void
  'new-chat-message'(body: NewChatMessage, answer: (response: SocketAnswer<{ message: ChatMessage }>) => void): void
  'update-chat-messages-status'(
    body: z.input<typeof chatStatusSchema>,
    answer: (response: SocketAnswer<{ unread: number }>) => void,
  ): void
  typing(body: z.input<typeof typingSchema>): void
  /** Presence of this side; an addition to the spec. */
  present(body: z.input<typeof presentSchema>): void
}

export interface ChatServerEvents {
  /** New or changed messages, in the order of their ids. */
  'chat-messages'(messages: readonly ChatMessage[]): void
  'chat-messages-unread-count'(payload: { readonly count: number }): void
  /** An addition to the spec: the other side has read all messages up to this one. */
  'update-chat-messages-status'(payload: z.output<typeof chatStatusSchema> & { readonly clientType: string }): void
  typing(payload: { readonly chatId: number; readonly clientType: string }): void
  /** The other side has opened this thread. */
  present(payload: { readonly chatId: number; readonly clientType: string; readonly isFirst: boolean }): void
  /** Messages between nodes may have been lost: reload the open thread. */
  'chat-refresh'(): void
}
