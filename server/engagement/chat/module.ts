import { chatDeskEndpoints, chatEndpoints } from '@okolitsa/contracts/chat/chat.endpoints.ts'
import { defineModule } from '../../module.ts'
import { on } from '../../platform/invalidation/invalidations.ts'
import { mounted } from '../../platform/module/module.ts'
import { chatChanged } from './chat-signal.ts'
import { chatHandlers } from './http/chat.handlers.ts'
import { createChatSocket } from './socket/chat-socket.ts'

export const chatModule = defineModule({
  name: 'chat',
  uses: ['identity', 'staff', 'delivery'],
  create: ({ database, clock, log }, { identity, staff, delivery }) => {
    const { customer, desk } = chatHandlers({ database, clock, delivery })
    const socket = createChatSocket({ database, clock, log, identity, staff })
    return {
      calls: [mounted(chatEndpoints, customer), mounted(chatDeskEndpoints, desk)],
      invalidations: [on(chatChanged, socket.heard)],
      attach: socket.attach,
      onSessionEnd: socket.endSession,
      gauges: [{ name: 'chat_sockets', help: 'Open connections of the chat', read: socket.count }],
    }
  },
})
