import { CHAT_SIDES, KEPT_STATUSES } from '@okolitsa/domain/chat/message.ts'
import { z } from 'zod'

const int = z.number().int()

export const chatMessageSchema = z.object({
  messageId: int,
  chatId: int,
  /** Made by its writer: what is sent twice is one message. */
  clientMessageId: z.string(),
  /** Empty = it was deleted, or only photos were sent. */
  text: z.string(),
  /** Each has an address below its message's; none when it was deleted. */
  photoIds: z.array(z.string()),
  /** ISO 8601. */
  createdAt: z.string(),
  /** Who wrote it. */
  clientType: z.enum(CHAT_SIDES),
  /** The customer's id, or the organization's when the seller wrote. */
  userSenderId: int,
  userRecipientId: int,
  status: z.enum(KEPT_STATUSES),
  /** An automatic answer. */
  generatedByAi: z.boolean(),
})
export type ChatMessage = z.output<typeof chatMessageSchema>

export const chatSchema = z.object({
  chatId: int,
  customerId: int,
  organizationId: int,
  /** The seller's; to the seller, the customer's. */
  name: z.string(),
  /** The seller's page; null to the seller, and of a seller that is closed. */
  slug: z.string().nullable(),
  /** Address of the seller's picture; null to the seller. */
  logo: z.string().nullable(),
  /** New messages are taken: the seller works, and has not blocked the thread. */
  isAvailable: z.boolean(),
  isBlocked: z.boolean(),
  /** The customer waits for an answer of the seller’s people. */
  isWaiting: z.boolean(),
  /** Messages of the other side that were not read. */
  unreadCount: int,
  lastMessage: chatMessageSchema.nullable(),
})
export type Chat = z.output<typeof chatSchema>

/** A piece of a thread, the oldest first. */
export const chatHistorySchema = z.object({
  items: z.array(chatMessageSchema),
  /** There are more in the direction that was asked for. */
  hasMore: z.boolean(),
})
