import { CHAT_SIDES, KEPT_STATUSES } from '@okolitsa/domain/chat/message.ts'
import { DECLINE_REASONS } from '@okolitsa/domain/reviews/review.ts'
import { z } from 'zod'

const int = z.number().int()

export const chatMessageSchema = z.object({
  messageId: int,
  chatId: int,
  /** Idempotency key set by the sender. */
  clientMessageId: z.string(),
  /** Text of the message; empty = deleted or hidden, or only photos. */
  text: z.string(),
  /** Ids of photos, each with a URL below the message's; empty when deleted. */
  photoIds: z.array(z.string()),
  /** Creation time, ISO 8601. */
  createdAt: z.string(),
  /** The author's side. */
  clientType: z.enum(CHAT_SIDES),
  /** Id of the customer, or of the organization when the seller wrote. */
  userSenderId: int,
  userRecipientId: int,
  status: z.enum(KEPT_STATUSES),
  /** Why the office hides it; null = it does not. */
  hiddenBecause: z.enum(DECLINE_REASONS).nullable(),
  /** True = an automatic reply. */
  generatedByAi: z.boolean(),
})
export type ChatMessage = z.output<typeof chatMessageSchema>

export const chatSchema = z.object({
  chatId: int,
  customerId: int,
  organizationId: int,
  /** Name of the other side. */
  name: z.string(),
  /** Slug of the seller's page; null in the seller's view, and when the seller is closed. */
  slug: z.string().nullable(),
  /** URL of the seller's picture; null for the seller. */
  logo: z.string().nullable(),
  /** True = new messages are accepted: the seller is active and has not blocked the thread. */
  isAvailable: z.boolean(),
  isBlocked: z.boolean(),
  /** True = the customer waits for an answer of the seller's staff. */
  isWaiting: z.boolean(),
  /** Unread messages of the other side. */
  unreadCount: int,
  lastMessage: chatMessageSchema.nullable(),
})
export type Chat = z.output<typeof chatSchema>

/** A part of a thread, oldest first. */
export const chatHistorySchema = z.object({
  items: z.array(chatMessageSchema),
  /** True = there are more messages in the requested direction. */
  hasMore: z.boolean(),
})
