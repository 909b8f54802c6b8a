import { notificationsEndpoints } from '@okolitsa/contracts/notifications/notifications.endpoints.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { createNotificationsModule } from './index.ts'
import { personalData } from './personal-data.ts'

export const notificationsModule = defineModule({
  name: 'notifications',
  uses: ['push', 'shipments'],
  personalData,
  create: ({ config, database, clock, log, adapters }, { push, shipments }) => {
    const { handlers, subscribers, mayListen } = createNotificationsModule({
      database,
      messages: adapters.channel,
      mail: adapters.mail,
      push,
      shipments,
      clock,
      publicUrl: config.PUBLIC_URL,
      tokenSecret: config.TOKEN_SECRET,
      log,
    })
    return {
      calls: [mounted(notificationsEndpoints, handlers)],
      subscribers,
      liveTopics: { notifications: mayListen },
    }
  },
})
