import { CHAT_SIDES } from '@okolitsa/domain/chat/message.ts'
import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

/** The first message that its reader has not read: after a while, or in the morning, they are told of it on their devices. */
export const chatMessageWaits = defineEvent('ChatMessageWaits', {
  threadId: z.int(),
  /** Who wrote it. */
  sender: z.enum(CHAT_SIDES),
})

/** A customer wrote to a seller whose chats answer by themselves. */
export const chatQuestionAsked = defineEvent('ChatQuestionAsked', { threadId: z.int(), messageId: z.int() })
