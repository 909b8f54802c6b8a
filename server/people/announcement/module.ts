import { announcementEndpoints } from '@okolitsa/contracts/market/announcement.endpoints.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { announcementHandlers } from './http/announcement.handlers.ts'
import { personalData } from './personal-data.ts'
import { countConfirmed } from './store/subscriber.store.ts'
import { forgetSubscribers, notifyOfOpening } from './use-cases/notify-of-opening.ts'

/** The announcement of a market's opening, and those who want to be notified of it. */
export const announcementModule = defineModule({
  name: 'announcement',
  uses: ['market', 'identity', 'notificationTemplates'],
  personalData,
  create: (
    { config, database, clock, log, adapters: { mail, channel } },
    { market, identity, notificationTemplates },
  ) => {
    const deps = {
      ...{ database, clock, market, notificationTemplates, mail },
      tokenSecret: config.TOKEN_SECRET,
      publicUrl: config.PUBLIC_URL,
    }
    return {
      service: { countSubscribers: countConfirmed },
      calls: [mounted(announcementEndpoints, announcementHandlers({ ...deps, identity }))],
      periodic: [
        { name: 'tell-of-market-opening', cron: '* * * * *', run: () => notifyOfOpening({ ...deps, channel, log }) },
        { name: 'forget-opening-subscribers', cron: '41 4 * * *', run: () => forgetSubscribers(deps) },
      ],
    }
  },
})
