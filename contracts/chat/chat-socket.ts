import { CHAT_SIDES, MAX_MESSAGE_LENGTH } from '@okolitsa/domain/chat/message.ts'
import { z } from 'zod'
import { moment } from '../kernel/day.ts'
import { jsonBigId, jsonId } from '../kernel/id.ts'

/** Emitted after each connection; must match the session. Staff of a seller send the organization's id. */
export const identitySchema = z.object({ clientType: z.enum(CHAT_SIDES), userId: jsonId })

/** `new-chat-message`. The author is known from the session; the ids state the intended recipient. */
export const newChatMessageSchema = z.object({
  chatId: jsonId,
  clientMessageId: z.uuid().toLowerCase(),
  userSenderId: jsonId,
  userRecipientId: jsonId,
  clientType: z.enum(CHAT_SIDES),
  text: z.string().trim().min(1).max(MAX_MESSAGE_LENGTH),
  /** The sender's clock; the server's time is decisive. */
  createdAt: moment,
})

/** `update-chat-messages-status`: the reader has read all messages of the other side up to this one. */
export const chatStatusSchema = z.object({ chatId: jsonId, upToMessageId: jsonBigId, status: z.literal('read') })

/** Typing indicator, relayed to the other side. */
export const typingSchema = z.object({ chatId: jsonId })

/** Presence in a thread; `isFirst` requests the other side's presence in return. Relayed, not stored. */
export const presentSchema = z.object({ chatId: jsonId, isFirst: z.boolean() })
