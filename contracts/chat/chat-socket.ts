import { CHAT_SIDES, LONGEST_MESSAGE } from '@okolitsa/domain/chat/message.ts'
import { z } from 'zod'
import type { ChatMessage } from './chat.ts'

/** Where the chat's Socket.IO listens; websocket only (spec 7.13). */
export const CHAT_SOCKET_PATH = '/socket.io/'

const id = z.number().int().positive().max(2_147_483_647)
const messageId = z.number().int().positive().max(Number.MAX_SAFE_INTEGER)

/** Emitted after each connection: who one says to be must be who the session is. A seller's person names the organization. */
export const identitySchema = z.object({ clientType: z.enum(CHAT_SIDES), userId: id })

/** `new-chat-message`. Who writes is known from the session; the ids say whom the writer believes to write to. */
export const newChatMessageSchema = z.object({
  chatId: id,
  clientMessageId: z.uuid().toLowerCase(),
  userSenderId: id,
  userRecipientId: id,
  clientType: z.enum(CHAT_SIDES),
  text: z.string().trim().min(1).max(LONGEST_MESSAGE),
  /** By the writer's own clock; the shop's counts. */
  createdAt: z.iso.datetime({ offset: true }),
})
export type NewChatMessage = z.input<typeof newChatMessageSchema>

/** `update-chat-messages-status`: everything of the other side up to a message was read. */
export const chatStatusSchema = z.object({ chatId: id, upToMessageId: messageId, status: z.literal('read') })

/** Relayed to the other side. */
export const typingSchema = z.object({ chatId: id })

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
}

/** What a client hears. */
export interface ChatServerEvents {
  /** New or changed messages, in the order of their ids. */
  'chat-messages'(messages: readonly ChatMessage[]): void
  'chat-messages-unread-count'(told: { readonly count: number }): void
  /** Ours beside the spec's: the other side has read so far. */
  'update-chat-messages-status'(told: z.output<typeof chatStatusSchema> & { readonly clientType: string }): void
  typing(told: { readonly chatId: number; readonly clientType: string }): void
  /** Words between nodes may have been lost: read again what is open. */
  'chat-refresh'(): void
}
