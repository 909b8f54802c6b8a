import { companyEndpoints } from '@okolitsa/contracts/sellers/company.endpoints.ts'
import { paperDeskEndpoints } from '@okolitsa/contracts/sellers/paper-desk.endpoints.ts'
import { teamEndpoints } from '@okolitsa/contracts/sellers/team.endpoints.ts'
import { defineModule } from '../../../module.ts'
import { mounted } from '../../../platform/module/module.ts'
import { companyHandlers } from './http/company.handlers.ts'
import { paperDeskHandlers } from './http/paper-desk.handlers.ts'
import { teamHandlers } from './http/team.handlers.ts'
import { deleteOldInvitations } from './store/invitation.store.ts'

const MONTH_MS = 30 * 86_400_000

/** A seller's company, documents and staff, managed by its owner and managers. */
export const sellersDeskModule = defineModule({
  name: 'sellersDesk',
  uses: ['audit', 'products', 'sellers', 'identity', 'staff', 'images', 'market', 'notificationTemplates'],
  create: ({ config, database, clock, adapters }, { images, ...services }) => ({
    calls: [
      mounted(companyEndpoints, companyHandlers({ database, sellers: services.sellers })),
      mounted(
        paperDeskEndpoints,
        paperDeskHandlers({ database, clock, sellers: services.sellers, papers: images.papers }),
      ),
      mounted(
        teamEndpoints,
        teamHandlers({ database, clock, channel: adapters.channel, publicUrl: config.PUBLIC_URL, ...services }),
      ),
    ],
    periodic: [
      {
        name: 'forget-old-staff-invitations',
        cron: '41 3 * * *',
        run: () => deleteOldInvitations(database.executor, new Date(clock().getTime() - MONTH_MS)),
      },
    ],
  }),
})
