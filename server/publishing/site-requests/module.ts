import { siteRequestsEndpoints } from '@okolitsa/contracts/site-requests/site-requests.endpoints.ts'
import { siteRequestsDeskEndpoints } from '@okolitsa/contracts/site-requests/site-requests-desk.endpoints.ts'
import { defineModule } from '../../module.ts'
import { on } from '../../platform/events/event.ts'
import { mounted } from '../../platform/module/module.ts'
import { siteRequestsDeskHandlers } from './desk/http/site-requests-desk.handlers.ts'
import { serviceRequested } from './events.ts'
import { siteRequestsHandlers } from './http/site-requests.handlers.ts'
import { notifySeller } from './notify-seller.ts'
import { personalData } from './personal-data.ts'
import { KEPT_DAYS } from './policy.ts'
import { deleteOldRequests } from './store/site-request.store.ts'

const DAY_MS = 86_400_000

/** Content of sellers' sites about their sellers, and service requests. */
export const siteRequestsModule = defineModule({
  name: 'siteRequests',
  uses: ['audit', 'delivery', 'sellerNotifications', 'market', 'notificationTemplates'],
  personalData,
  create: (
    { config, database, clock, log, adapters },
    { audit, delivery, sellerNotifications: notifications, market, notificationTemplates },
  ) => {
    const { executor } = database
    const messaging = {
      executor,
      clock,
      market,
      notificationTemplates,
      mail: adapters.mail,
      publicUrl: config.PUBLIC_URL,
      log,
    }
    return {
      calls: [
        mounted(siteRequestsEndpoints, siteRequestsHandlers({ database, clock, delivery })),
        mounted(siteRequestsDeskEndpoints, siteRequestsDeskHandlers({ database, clock, audit, notifications })),
      ],
      subscribers: [on(serviceRequested, 'site-requests', (asked) => notifySeller(messaging, asked))],
      periodic: [
        {
          name: 'forget-site-requests',
          cron: '20 1 * * *',
          run: () => deleteOldRequests(executor, new Date(clock().getTime() - KEPT_DAYS * DAY_MS)),
        },
      ],
    }
  },
})
