import { chatEndpoints } from '@okolitsa/contracts/chat/chat.endpoints.ts'
import { chatDeskEndpoints } from '@okolitsa/contracts/chat/chat-desk.endpoints.ts'
import { chatModerationEndpoints } from '@okolitsa/contracts/chat/chat-moderation.endpoints.ts'
import { defineModule } from '../../module.ts'
import { textHidden } from '../../people/moderation/events.ts'
import { on as onEvent } from '../../platform/events/event.ts'
import { on } from '../../platform/invalidation/invalidations.ts'
import { mounted } from '../../platform/module/module.ts'
import { chatChanged } from './chat-signal.ts'
import { chatMessageWaits, chatQuestionAsked } from './events.ts'
import { chatHandlers } from './http/chat.handlers.ts'
import { chatModerationHandlers } from './http/chat-moderation.handlers.ts'
import { announceHidden, moderatedMessages } from './moderated-messages.ts'
import { personalData } from './personal-data.ts'
import { createChatSocket } from './socket/chat-socket.ts'
import { listMessagesBetween } from './store/order-messages.ts'
import { answerByItself } from './use-cases/answer-by-itself.ts'
import { notifyAway } from './use-cases/notify-away.ts'

export const chatModule = defineModule({
  name: 'chat',
  uses: ['identity', 'staff', 'audit', 'moderation', 'delivery', 'push', 'images', 'notificationTemplates'],
  personalData,
  create: (
    { database, clock, log, sellersAt, adapters: { answers } },
    { identity, staff, audit, moderation, delivery, push, images, notificationTemplates },
  ) => {
    const chat = { database, clock, moderation, photos: images.photos, hasAnswers: answers !== null }
    const { customer, desk } = chatHandlers({ ...chat, delivery })
    const socket = createChatSocket({ ...chat, log, identity, staff, sellersAt })
    return {
      service: { messagesOf: listMessagesBetween, moderated: { chat: moderatedMessages } },
      calls: [
        mounted(chatEndpoints, customer),
        mounted(chatDeskEndpoints, desk),
        mounted(chatModerationEndpoints, chatModerationHandlers({ ...chat, audit })),
      ],
      invalidations: [on(chatChanged, socket.receive)],
      subscribers: [
        onEvent(textHidden, 'chat', (hidden) => announceHidden(chat, hidden)),
        onEvent(chatMessageWaits, 'chat', (waiting) => notifyAway({ ...chat, push, notificationTemplates }, waiting)),
        onEvent(chatQuestionAsked, 'chat', async (question) => {
          if (answers) await answerByItself({ ...chat, answers, log }, question)
        }),
      ],
      attach: socket.attach,
      onSessionEnd: socket.endSession,
      gauges: [{ name: 'chat_sockets', help: 'Open connections of the chat', read: socket.count }],
    }
  },
})
