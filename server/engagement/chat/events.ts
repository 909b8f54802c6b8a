import { CHAT_SIDES } from '@okolitsa/domain/chat/message.ts'
import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

/** Emitted for the first unread message. Its reader is notified on their devices after a while, or in the morning. */
export const chatMessageWaits = defineEvent('ChatMessageWaits', {
  threadId: z.int(),
  sender: z.enum(CHAT_SIDES),
})

export const chatQuestionAsked = defineEvent('ChatQuestionAsked', { threadId: z.int(), messageId: z.int() })
