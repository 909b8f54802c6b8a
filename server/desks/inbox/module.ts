import { inboxEndpoints } from '@okolitsa/contracts/inbox/inbox.endpoints.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { inboxHandlers } from './http/inbox.handlers.ts'

/** All that customers say to a seller: read from chats, questions, reviews and claims, which answer for themselves. */
export const inboxModule = defineModule({
  name: 'inbox',
  uses: ['sellers', 'sellerNotifications'],
  create: ({ database, clock }, { sellers, sellerNotifications: notifications }) => ({
    calls: [mounted(inboxEndpoints, inboxHandlers({ database, clock, sellers, notifications }))],
  }),
})
