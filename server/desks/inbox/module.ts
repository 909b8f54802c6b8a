import { inboxEndpoints } from '@okolitsa/contracts/inbox/inbox.endpoints.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { inboxHandlers } from './http/inbox.handlers.ts'

/**
 * Lists all messages of customers to a seller from chats, questions, reviews and claims, whose modules handle the
 * answers.
 */
export const inboxModule = defineModule({
  name: 'inbox',
  uses: ['sellers', 'sellerNotifications'],
  create: ({ database, clock }, { sellers, sellerNotifications: notifications }) => ({
    calls: [mounted(inboxEndpoints, inboxHandlers({ database, clock, sellers, notifications }))],
  }),
})
