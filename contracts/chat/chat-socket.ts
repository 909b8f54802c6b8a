import { CHAT_SIDES, LONGEST_MESSAGE } from '@okolitsa/domain/chat/message.ts'
import { z } from 'zod'
import { moment } from '../kernel/day.ts'
import { jsonBigId, jsonId } from '../kernel/id.ts'

/** Emitted after each connection: who one says to be must be who the session is. A seller's person names the organization. */
export const identitySchema = z.object({ clientType: z.enum(CHAT_SIDES), userId: jsonId })

/** `new-chat-message`. Who writes is known from the session; the ids say whom the writer believes to write to. */
export const newChatMessageSchema = z.object({
  chatId: jsonId,
  clientMessageId: z.uuid().toLowerCase(),
  userSenderId: jsonId,
  userRecipientId: jsonId,
  clientType: z.enum(CHAT_SIDES),
  text: z.string().trim().min(1).max(LONGEST_MESSAGE),
  /** By the writer's own clock; the shop's counts. */
  createdAt: moment,
})

/** `update-chat-messages-status`: everything of the other side up to a message was read. */
export const chatStatusSchema = z.object({ chatId: jsonId, upToMessageId: jsonBigId, status: z.literal('read') })

/** Relayed to the other side. */
export const typingSchema = z.object({ chatId: jsonId })

/** The thread is on the screen now; `isFirst` asks the other side to say so in turn. Relayed and kept nowhere. */
export const presentSchema = z.object({ chatId: jsonId, isFirst: z.boolean() })
